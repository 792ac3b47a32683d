// SPDX-License-Identifier: MIT

/// What an impression says beside where and when.
public struct Impression: Sendable, Equatable {
  /// The rule that was satisfied.
  public var rule: RuleReference
  /// The visible fraction at that moment, of area alone and exact.
  public var fraction: Double
  /// The time gathered: cumulative where the rule asks for it, else of the running stretch.
  public var viewableTime: TimeSpan
  /// How many keys the rule had dropped in this scope when it could not check repetition for certain; `nil` when it
  /// could.
  public var evicted: Int?

  /// Makes an impression.
  public init(rule: RuleReference, fraction: Double, viewableTime: TimeSpan, evicted: Int? = nil) {
    self.rule = rule
    self.fraction = fraction
    self.viewableTime = viewableTime
    self.evicted = evicted
  }
}
