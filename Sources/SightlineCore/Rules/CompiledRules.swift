// SPDX-License-Identifier: MIT

/// The rules of a book in the form in which the engine asks them.
struct CompiledRules: Sendable {
  /// The rules that hold for some items.
  struct Set: Sendable {
    var names: [String]
    var contains: Rows<Bool>
    /// The same for the first 64 rules, a bit for each.
    var mask: UInt64 {
      var mask: UInt64 = 0
      for index in 0..<min(64, contains.count) where contains[index] { mask |= 1 << UInt64(index) }
      return mask
    }
  }

  let rules: [Rule]
  let references: [RuleReference]
  let tests: Rows<RuleTest>
  let hasMotion: Bool
  let hasSpeed: Bool
  let hasStops: Bool
  let hasCumulative: Bool
  let usesViewport: Bool
  let duplicates: [String]
  private let indexes: [String: Range<Int>]
  /// Set 0 has all rules.
  private(set) var sets = Rows<Set>()
  private var setIndexes: [[String]: Int32] = [:]

  init(_ book: RuleBook) {
    var rules: [Rule] = []
    var indexes: [String: Range<Int>] = [:]
    var duplicates: [String] = []
    for rule in book.rules {
      if indexes[rule.name] != nil {
        duplicates.append(rule.name)
        continue
      }
      indexes[rule.name] = rules.count..<rules.count + 1
      rules.append(rule)
    }
    self.init(rules, indexes: indexes, duplicates: duplicates)
  }

  /// Rules of which several may have one name: variants, in the order of their ladders.
  init(_ ladder: RuleLadder) {
    var indexes: [String: Range<Int>] = [:]
    for (index, rule) in ladder.rules.enumerated() {
      indexes[rule.name] = (indexes[rule.name]?.lowerBound ?? index)..<index + 1
    }
    self.init(ladder.rules, indexes: indexes, duplicates: [])
  }

  private init(_ rules: [Rule], indexes: [String: Range<Int>], duplicates: [String]) {
    self.rules = rules
    self.indexes = indexes
    self.duplicates = duplicates
    tests = Rows(rules.lazy.map(RuleTest.init))
    references = rules.map { RuleReference(name: $0.name, version: $0.version) }
    hasMotion = rules.contains { $0.motion != .any }
    hasSpeed = rules.contains { if case .slowerThan = $0.motion { true } else { false } }
    hasStops = rules.contains { $0.repetition == .unlessAtPreviousStop }
    hasCumulative = rules.contains { $0.cumulative > .zero }
    usesViewport = rules.contains { $0.of != .item }
    sets.append(Set(names: rules.map(\.name), contains: Rows(repeating: true, count: rules.count)))
  }

  var count: Int { rules.count }
  /// Whether a mask has a bit for every rule.
  var fitMask: Bool { rules.count <= 64 }

  /// The rules with a name: one, or all its variants.
  func indexes(of name: String) -> Range<Int>? { indexes[name] }

  /// The set with these names; `unknown` hears of those that the book does not have.
  mutating func set(_ names: [String], unknown: (String) -> Void) -> Int32 {
    for name in names where indexes[name] == nil { unknown(name) }
    if let known = setIndexes[names] { return known }
    var set = Set(names: names, contains: Rows(repeating: false, count: rules.count))
    for name in names {
      for index in indexes[name] ?? 0..<0 { set.contains[index] = true }
    }
    let index = Int32(truncatingIfNeeded: sets.count)
    sets.append(set)
    setIndexes[names] = index
    return index
  }
}

// For comparing engines (`Tracker+Equatable.swift`).
#if DEBUG || !(os(iOS) || os(tvOS) || os(visionOS))
  extension CompiledRules.Set: Equatable {}
#endif
