// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
#endif

/// Makes a rule book of a JSON value, and gathers what is wrong on the way.
struct RuleBookParser {
  private(set) var problems: [TraceProblem] = []
  private let file: String
  private let bytes: [UInt8]

  init(file: String, bytes: [UInt8]) {
    self.file = file
    self.bytes = bytes
  }

  /// The result: without a book if there is an error.
  func reading(of book: RuleBook) -> RuleBookReader.Reading {
    let sorted = problems.enumerated().sorted { left, right in
      (left.element.line, left.element.column, left.offset) < (right.element.line, right.element.column, right.offset)
    }
    return RuleBookReader.Reading(
      book: problems.contains(where: \.isError) ? nil : book, problems: sorted.map(\.element))
  }

  /// Reads the whole file's value.
  mutating func book(_ root: RuleNode) -> RuleBook {
    var book = RuleBook(rules: [])
    let keys = [
      "version", "coverOpacity", "inactive", "record", "slack", "repetitionMemory", "rules", "surfaces", "visits",
    ]
    guard let members = object(root, .rulesFile, keys: keys, of: "a rules file") else { return book }
    var hasRules = false
    for (key, node) in members {
      switch key {
      case "version": version(node)
      case "coverOpacity": number(node, .opacity, in: 0...1) { book.coverOpacity = $0 }
      case "inactive": choice(node, .inactive) { book.inactive = $0 }
      case "record": choice(node, .record) { book.record = $0 }
      case "slack": number(node, .length, in: 0...(.greatestFiniteMagnitude)) { book.slack = $0 }
      case "repetitionMemory":
        number(node, .memory, in: 1...1e15) { value in
          guard let keys = Int(exactly: value) else { return false }
          book.repetitionMemory = keys
          return true
        }
      case "rules":
        hasRules = true
        book.rules = rules(node)
      case "visits": book.visits = visits(node)
      default: break
      }
    }
    if !hasRules { missing(.rules, at: root.place) }
    // What a surface uses is only known to be right when all rules are read.
    for (key, node) in members where key == "surfaces" {
      book.surfaces = surfaces(node, rules: book.rules.map(\.name))
    }
    return book
  }

  private mutating func version(_ node: RuleNode) {
    if case .number(1, _) = node.value { return }
    wrong(node, .version)
  }

  private mutating func surfaces(_ node: RuleNode, rules: [String]) -> [String: [String]] {
    var surfaces: [String: [String]] = [:]
    for (surface, node) in object(node, .surfaces) ?? [] {
      guard case .list(let names) = node.value else {
        wrong(node, .names)
        continue
      }
      surfaces[surface] = names.compactMap { name in
        guard case .text(let text) = name.value else {
          wrong(name, .ruleName)
          return nil
        }
        if !rules.contains(text) { unknown(text, at: name.place, .ruleName, among: rules) }
        return text
      }
    }
    return surfaces
  }

  private mutating func visits(_ node: RuleNode) -> VisitPolicy {
    var policy = VisitPolicy()
    let words = Want.visitReason.words
    for (key, node) in object(node, .visits, keys: words, of: "a visit policy") ?? [] {
      guard let reason = VisitReason(rawValue: key) else { continue }
      policy.entries[reason] = visit(node)
    }
    return policy
  }

  private mutating func visit(_ node: RuleNode) -> VisitPolicy.Entry {
    var entry = VisitPolicy.Entry(.new)
    switch node.value {
    case .text: choice(node, .visit) { entry.outcome = $0 }
    case .object:
      var hasOutcome = false
      for (key, node) in object(node, .visit, keys: ["longerThan", "is"], of: "a visit policy") ?? [] {
        switch key {
        case "longerThan": span(node, .seconds) { entry.longerThan = $0 }
        case "is":
          hasOutcome = true
          choice(node, .outcome) { entry.outcome = $0 }
        default: break
        }
      }
      if !hasOutcome { missing(.outcome, at: node.place) }
    default: wrong(node, .visit)
    }
    return entry
  }

  // MARK: Values

  /// The members of an object, each key once; `nil` if it is none.
  ///
  /// - Parameters:
  ///   - keys: The keys that are known; `nil` if any may stand there. `null` stands for being left out.
  mutating func object(
    _ node: RuleNode, _ want: Want, keys: [String]? = nil, of owner: String = ""
  ) -> [(String, RuleNode)]? {
    guard case .object(let members) = node.value else {
      wrong(node, want)
      return nil
    }
    var result: [(String, RuleNode)] = []
    for member in members {
      if let keys, !keys.contains(member.key) {
        let found = "'\(Fault.clipped(member.key))' is not a key of \(owner)"
        let nearest = NearestWord.suggestion(for: member.key, among: keys)
        error(at: member.place, found, nearest.map { "did you mean '\($0)'?" } ?? "write \(Want.choice(keys))")
        continue
      }
      if let place = result.firstIndex(where: { $0.0 == member.key }) {
        warning(at: member.place, "'\(Fault.clipped(member.key))' stands twice", "the last one counts")
        result[place].1 = member.value
      } else {
        result.append((member.key, member.value))
      }
    }
    return keys == nil ? result : result.filter { !$0.1.isNull }
  }

  /// Takes a number within `range`, and that `take` does not refuse.
  mutating func number(_ node: RuleNode, _ want: Want, in range: ClosedRange<Double>, _ take: (Double) -> Bool) {
    if case .number(let value, _) = node.value, range.contains(value), take(value) { return }
    wrong(node, want)
  }

  /// Takes a number within `range`.
  mutating func number(_ node: RuleNode, _ want: Want, in range: ClosedRange<Double>, _ take: (Double) -> Void) {
    if case .number(let value, _) = node.value, range.contains(value) { return take(value) }
    wrong(node, want)
  }

  /// Takes a length of time.
  mutating func span(_ node: RuleNode, _ want: Want, _ take: (TimeSpan) -> Void) {
    if case .number(_, let nanoseconds?) = node.value, nanoseconds >= 0 {
      return take(TimeSpan(nanoseconds: nanoseconds))
    }
    wrong(node, want)
  }

  /// Takes true or false.
  mutating func bool(_ node: RuleNode, _ take: (Bool) -> Void) {
    if case .bool(let value) = node.value { return take(value) }
    wrong(node, .boolean)
  }

  /// Takes one of the words that `want` knows.
  mutating func choice<Choice: RawRepresentable<String>>(_ node: RuleNode, _ want: Want, _ take: (Choice) -> Void) {
    guard case .text(let text) = node.value else { return wrong(node, want) }
    if let choice = Choice(rawValue: text) { return take(choice) }
    unknown(text, at: node.place, want, among: want.words)
  }

  // MARK: Problems

  mutating func unknown(_ text: String, at place: Int, _ want: Want, among words: [String]) {
    let nearest = NearestWord.suggestion(for: text, among: words)
    let found = "\(shown(text)) is not \(want.noun)"
    error(at: place, found, nearest.map { "did you mean '\($0)'?" } ?? want.advice)
  }

  mutating func wrong(_ node: RuleNode, _ want: Want) {
    error(at: node.place, "\(found(node)) is not \(want.noun)", want.advice)
  }

  private func found(_ node: RuleNode) -> String {
    switch node.value {
    case .text(let text): shown(text)
    default: bytes.withUnsafeBufferPointer { Fault.found(in: $0, at: node.place, showsText: false) }
    }
  }

  private func shown(_ text: String) -> String {
    text.isEmpty ? "an empty text" : "'\(Fault.clipped(text))'"
  }

  mutating func missing(_ field: Field, at place: Int) {
    error(at: place, "there is no \"\(field.rawValue)\"", "write \"\(field.rawValue)\":\(field.example)")
  }

  mutating func error(at place: Int, _ found: String, _ advice: String) {
    add(at: place, isError: true, found, advice)
  }

  mutating func warning(at place: Int, _ found: String, _ advice: String) {
    add(at: place, isError: false, found, advice)
  }

  private mutating func add(at place: Int, isError: Bool, _ found: String, _ advice: String) {
    let before = bytes.prefix(place)
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    problems.append(
      TraceProblem(
        file: file, line: line, column: place - lineStart + 1, isError: isError, found: found, advice: advice))
  }
}
