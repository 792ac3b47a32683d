// SPDX-License-Identifier: MIT

/// The fields of one line of a file of facts.
struct FactFields {
  typealias Failure = FactScanner.Failure

  private let fields: [(name: String, node: FactNode)]

  init(_ node: FactNode) throws(Failure) {
    guard case .object(let fields) = node else {
      throw Failure(message: "\(node.words), where an object should stand, such as {\"fact\":31,…}")
    }
    self.fields = fields
  }

  func has(_ name: String) -> Bool { fields.contains { $0.name == name } }

  func optional(_ name: String) -> FactNode? { fields.first { $0.name == name }?.node }

  private func node(_ name: String) throws(Failure) -> FactNode {
    guard let node = optional(name) else { throw Failure(message: "'\(name)' is missing") }
    return node
  }

  func text(_ name: String) throws(Failure) -> String {
    let node = try node(name)
    guard case .value(.text(let text)) = node else {
      throw Failure(message: "'\(name)' is \(node.words); write a text")
    }
    return text
  }

  func whole(_ name: String) throws(Failure) -> Int {
    let node = try node(name)
    guard case .value(.number(let number)) = node, let whole = Int(exactly: number), whole >= 0 else {
      throw Failure(message: "'\(name)' is \(node.words); write a whole number")
    }
    return whole
  }

  func object(_ name: String) throws(Failure) -> [(name: String, node: FactNode)] {
    guard let node = optional(name) else { return [] }
    guard case .object(let fields) = node else { throw Failure(message: "'\(name)' is \(node.words); write an object") }
    return fields
  }
}

extension FactReport.Head {
  init(_ fields: FactFields) throws(FactScanner.Failure) {
    guard fields.has("facts") else {
      throw FactScanner.Failure(
        message: "no file of facts: the first line should be {\"facts\":1,\"app\":…}, as the self-check exports it")
    }
    let version = try fields.whole("facts")
    guard version == FactReport.formatVersion else {
      throw FactScanner.Failure(
        message: "version \(version) of the format; this program reads version \(FactReport.formatVersion)")
    }
    self.init(
      app: try fields.text("app"), family: try fields.text("family"), system: try fields.text("system"),
      version: try fields.text("version"))
  }
}

extension FactResult {
  init(_ fields: FactFields) throws(FactScanner.Failure) {
    let number = try fields.whole("fact")
    let written = try fields.text("verdict")
    guard let verdict = FactVerdict(rawValue: written) else {
      throw FactScanner.Failure(message: "'\(written)' is no verdict; it is held, differs or notTried")
    }
    let why = fields.has("why") ? try fields.text("why") : ""
    var expected: [FactExpectation] = []
    for field in try fields.object("expected") {
      expected.append(FactExpectation(field.name, try FactCondition(field.node, name: field.name)))
    }
    var observed = FactValues()
    for field in try fields.object("observed") {
      guard case .value(let value) = field.node else {
        throw FactScanner.Failure(message: "'\(field.name)' is an object; an observation is a single value or a list")
      }
      observed[field.name] = value
    }
    let title = try fields.text("title")
    let judgement = observed.entries.isEmpty ? FactJudgement(.notTried, why: why) : .of(observed, against: expected)
    guard judgement.verdict == verdict else {
      throw FactScanner.Failure(
        message: "F\(number) is called \(written), and by what was expected and observed it is "
          + "\(judgement.verdict.rawValue); files of facts are not edited, export it again")
    }
    self.init(number: number, title: title, expected: expected, observed: observed, judgement: judgement)
  }
}

extension FactCondition {
  init(_ node: FactNode, name: String) throws(FactScanner.Failure) {
    let fields = try FactFields(node)
    func number(_ name: String) -> Double? {
      if case .value(.number(let number)) = fields.optional(name) { number } else { nil }
    }
    if case .value(let value) = fields.optional("is") {
      self = .equal(value)
    } else if let least = number("atLeast") {
      self = number("atMost").map { .between(least, $0) } ?? .atLeast(least)
    } else if let most = number("atMost") {
      self = .atMost(most)
    } else {
      throw FactScanner.Failure(
        message: "nothing is expected of '\(name)'; write {\"is\":…}, {\"atLeast\":…} or {\"atMost\":…}")
    }
  }
}
