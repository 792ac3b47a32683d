// SPDX-License-Identifier: MIT

extension FactReport {
  /// The version of the format that is written, and the only one that is read.
  public static let formatVersion = 1

  /// The report as NDJSON: a head, a line for each fact, and a last line that says how many there are.
  public var text: String {
    var lines = [head.line]
    lines += results.map(\.line)
    lines.append("{\"end\":true,\"count\":\(results.count)}")
    return lines.map { $0 + "\n" }.joined()
  }
}

extension FactReport.Head {
  fileprivate var line: String {
    let fields = [("app", app), ("family", family), ("system", system), ("version", version)]
    let text = fields.map { ",\"\($0)\":\(FactJSON.quoted($1))" }.joined()
    return "{\"facts\":\(FactReport.formatVersion)\(text)}"
  }
}

extension FactResult {
  fileprivate var line: String {
    var text = "{\"fact\":\(number),\"title\":\(FactJSON.quoted(title)),\"verdict\":\"\(judgement.verdict.rawValue)\""
    if !judgement.why.isEmpty { text += ",\"why\":\(FactJSON.quoted(judgement.why))" }
    if !expected.isEmpty { text += ",\"expected\":\(expectedJSON)" }
    if !observed.entries.isEmpty { text += ",\"observed\":\(observedJSON)" }
    return text + "}"
  }

  /// What was expected, as a JSON object.
  public var expectedJSON: String {
    "{" + expected.map { "\(FactJSON.quoted($0.name)):\($0.condition.json)" }.joined(separator: ",") + "}"
  }

  /// What was observed, as a JSON object.
  public var observedJSON: String {
    let fields = observed.entries.map { "\(FactJSON.quoted($0.name)):\(FactJSON.text(of: $0.value))" }
    return "{" + fields.joined(separator: ",") + "}"
  }
}

extension FactCondition {
  fileprivate var json: String {
    switch self {
    case .equal(let value): "{\"is\":\(FactJSON.text(of: value))}"
    case .atLeast(let least): "{\"atLeast\":\(FactJSON.text(of: least))}"
    case .atMost(let most): "{\"atMost\":\(FactJSON.text(of: most))}"
    case .between(let least, let most):
      "{\"atLeast\":\(FactJSON.text(of: least)),\"atMost\":\(FactJSON.text(of: most))}"
    }
  }
}
