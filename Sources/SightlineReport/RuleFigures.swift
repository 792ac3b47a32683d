// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
#endif

/// What one rule came to over a recording, or over many.
public struct RuleFigures: Sendable, Equatable {
  /// The rule's name.
  public var rule: String
  /// Items that were seen: visible at some time.
  public var seen = 0
  /// Items that the rule counted at least once.
  public var counted = 0
  /// Impressions in all.
  public var impressions = 0

  /// Makes figures of a rule that nothing was asked of yet.
  public init(rule: String) { self.rule = rule }
}
