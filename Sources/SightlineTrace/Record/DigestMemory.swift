// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
#endif

/// What must not be reported again under rules that count once, in the order in which it was told.
struct DigestMemory: Sendable {
  private struct Contents {
    var rule: String
    var order: [String] = []
    var all: Set<String> = []
  }

  private var rules: [Contents] = []
  private var count = 0
  /// How many are kept before it is looked which of them are shown.
  private var limit = Self.leastLimit

  private static var leastLimit: Int { 256 }

  /// Adds a content; answers whether there are so many that those not shown should go.
  mutating func insert(_ content: String, rule: String) -> Bool {
    let place: Int
    if let known = rules.firstIndex(where: { $0.rule == rule }) {
      place = known
    } else {
      place = rules.count
      rules.append(Contents(rule: rule))
    }
    guard rules[place].all.insert(content).inserted else { return false }
    rules[place].order.append(content)
    count += 1
    return count > limit
  }

  /// Drops what is not among these texts.
  mutating func keep(_ texts: Set<String>) {
    drop { !texts.contains($0) }
    limit = max(Self.leastLimit, count * 2)
  }

  /// Forgets contents, or all (`nil`), under a rule or all of them.
  mutating func forget(_ texts: Set<String>?, rule: String?) {
    drop(rule) { texts?.contains($0) ?? true }
  }

  private mutating func drop(_ rule: String? = nil, _ isDropped: (String) -> Bool) {
    for place in rules.indices where rule == nil || rules[place].rule == rule {
      rules[place].order.removeAll(where: isDropped)
      rules[place].all = Set(rules[place].order)
    }
    count = rules.reduce(0) { $0 + $1.order.count }
  }

  func tell(_ inputs: inout [Input]) {
    for contents in rules where !contents.order.isEmpty {
      inputs.append(.known(rule: contents.rule, contents: contents.order))
    }
  }
}
