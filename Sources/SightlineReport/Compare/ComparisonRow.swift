// SPDX-License-Identifier: MIT

/// What each of the compared rules came to, over all traces or over a part of them. Things are counted once a trace.
public struct ComparisonRow: Sendable, Hashable {
  /// Things that were visible, for each rule: books may differ in what covers, or what an inactive scene means.
  public internal(set) var seen: [Int]
  /// Things that the rule reported at least once.
  public internal(set) var counted: [Int]
  /// Impressions in all.
  public internal(set) var impressions: [Int]
  /// Things that the rule counted and the first rule did not.
  public internal(set) var gained: [Int]
  /// Things that the first rule counted and the rule did not.
  public internal(set) var lost: [Int]

  init(rules: Int) {
    seen = Array(repeating: 0, count: rules)
    counted = seen
    impressions = seen
    gained = seen
    lost = seen
  }

  mutating func merge(_ other: ComparisonRow) {
    for rule in seen.indices {
      seen[rule] += other.seen[rule]
      counted[rule] += other.counted[rule]
      impressions[rule] += other.impressions[rule]
      gained[rule] += other.gained[rule]
      lost[rule] += other.lost[rule]
    }
  }
}
