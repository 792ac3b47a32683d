// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineFacts
#endif

/// Devices side by side, in the forms that are printed.
struct FactComparison {
  private let devices: [FactDevice]
  /// Numbers and titles of the facts, in the order of the table, then what it does not have.
  private let facts: [(number: Int, title: String)]

  init(_ devices: [FactDevice], onlyDiffering: Bool) {
    self.devices = devices
    var facts = UIKitFact.all.map { (number: $0.number, title: $0.title) }
    var known = Set(facts.map(\.number))
    for result in devices.flatMap(\.report.results) where known.insert(result.number).inserted {
      facts.append((result.number, result.title))
    }
    self.facts = facts.filter { fact in
      let results = devices.compactMap { $0.result(fact.number) }
      return onlyDiffering ? results.contains { $0.judgement.verdict == .differs } : !results.isEmpty
    }
  }

  // MARK: For people

  var table: String {
    let names = devices.map { device in
      let isAlone = devices.count { $0.report.head.name == device.report.head.name } == 1
      return isAlone ? device.report.head.name : "\(device.report.head.name) (\(device.path))"
    }
    var table = TextTable(
      [TextTable.Column(title: "FACT"), TextTable.Column(title: "WHAT", limit: 80)]
        + names.map { TextTable.Column(title: $0.uppercased()) } + [TextTable.Column(title: "QUIRK")])
    var text = ""
    for fact in facts {
      let verdicts = devices.map { $0.result(fact.number).map { Self.words($0.judgement.verdict) } ?? "-" }
      let quirk = UIKitFact.numbered(fact.number)?.quirk ?? "-"
      text += table.add(["F\(fact.number)", fact.title] + verdicts + [quirk])
    }
    text += table.finish()
    return [text, differences(names), summary(names)].filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private func differences(_ names: [String]) -> String {
    var text = ""
    for fact in facts {
      for (device, name) in zip(devices, names) {
        guard let result = device.result(fact.number), result.judgement.verdict == .differs else { continue }
        text += "F\(fact.number) differs on \(name): \(result.judgement.why)\n"
      }
    }
    return text
  }

  private func summary(_ names: [String]) -> String {
    zip(devices, names).map { device, name in
      let report = device.report
      return "\(name): \(report.count(.held)) held, \(report.count(.differs)) differ, "
        + "\(report.count(.notTried)) not tried\n"
    }.joined()
  }

  private static func words(_ verdict: FactVerdict) -> String {
    switch verdict {
    case .held: "held"
    case .differs: "DIFFERS"
    case .notTried: "not tried"
    }
  }

  // MARK: For programs

  /// Each fact on each device, in columns: names, and values as JSON.
  private static let columns = [
    "file", "family", "system", "version", "app", "fact", "title", "verdict", "quirk", "why", "expected", "observed",
  ]

  private func rows() -> [[(column: String, text: String, isJSON: Bool)]] {
    facts.flatMap { fact in
      devices.compactMap { device in
        guard let result = device.result(fact.number) else { return nil }
        let head = device.report.head
        let quirk = UIKitFact.numbered(fact.number)?.quirk ?? ""
        let cells = [
          (device.path, false), (head.family, false), (head.system, false), (head.version, false), (head.app, false),
          ("\(fact.number)", true), (result.title, false), (result.judgement.verdict.rawValue, false), (quirk, false),
          (result.judgement.why, false), (result.expectedJSON, true), (result.observedJSON, true),
        ]
        return zip(Self.columns, cells).map { ($0, $1.0, $1.1) }
      }
    }
  }

  var lines: String {
    rows().map { row in
      let fields = row.filter { !$0.text.isEmpty && $0.text != "{}" }.map { cell in
        "\"\(cell.column)\":" + (cell.isJSON ? cell.text : FactValue.text(cell.text).json)
      }
      return "{" + fields.joined(separator: ",") + "}\n"
    }.joined()
  }

  var csv: String {
    let header = Self.columns.joined(separator: ",") + "\r\n"
    return rows().reduce(header) { text, row in
      text + row.map { CSVFormat.quoted($0.text == "{}" ? "" : $0.text) }.joined(separator: ",") + "\r\n"
    }
  }
}
