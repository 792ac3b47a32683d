// SPDX-License-Identifier: MIT

/// What became of every impression that was detected, rule by rule: nothing is lost without a count.
public struct Ledger: Sendable, Equatable {
  /// The counts of one rule; `detected` is always the sum of the other four.
  public struct Entry: Sendable, Equatable {
    /// The rule's name.
    public var rule: String
    /// How often the rule was satisfied.
    public var detected = 0
    /// How many of those were reported.
    public var reported = 0
    /// How many repetition held back.
    public var repeated = 0
    /// How many the app vetoed.
    public var vetoed = 0
    /// How many were outside the sample.
    public var sampledOut = 0
    /// How many keys repetition has dropped from its memory.
    public var evicted = 0

    /// Makes an entry with nothing counted.
    public init(rule: String) {
      self.rule = rule
    }
  }

  /// An entry for each rule, in the order of the rules.
  public var entries: [Entry]

  /// Makes a ledger.
  public init(entries: [Entry] = []) {
    self.entries = entries
  }
}
