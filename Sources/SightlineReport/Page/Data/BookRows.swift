// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
#endif

/// An event as the page shows it.
struct EventRow: Sendable {
  enum Kind: Sendable {
    case appear(fraction: Double)
    case disappear(ExposureRecord)
    case impression(rule: Int, fraction: Double, viewable: TimeSpan, visit: Int, session: Int)
  }

  let time: Int64
  let item: Int
  let kind: Kind
}

/// A stretch in which an item was viewable under a rule.
struct StretchRow: Sendable {
  let item: Int
  let rule: Int
  let from: Int64
  /// `nil` where the trace broke off before its end.
  var end: (time: Int64, dwell: TimeSpan, cause: Cause)?
}

/// What was detected and not reported.
struct HeldRow: Sendable {
  let time: Int64
  let item: Int
  let rule: Int
  let reason: HeldImpression.Reason
}

/// What became of one thing under one rule.
struct ThingTally: Sendable {
  var impressions = 0
  /// Whether the rule applied to it in an appearance that is over.
  var applied = false
  var longest = TimeSpan.zero
  /// The longest sum of stretches in a visit, the sum that is being gathered, and its visit.
  private(set) var sum = TimeSpan.zero
  var gathered = TimeSpan.zero
  private var visit = 0

  mutating func gather(_ dwell: TimeSpan, visit: Int) {
    gathered = (visit == self.visit ? gathered : .zero) + dwell
    self.visit = visit
    sum = max(sum, gathered)
  }
}

/// What became of one thing.
struct ThingRow: Sendable {
  /// The row under which it appeared first.
  let item: Int
  var appearances = 0
  var maxFraction = 0.0
  var seenExtent = 0.0
  var rules: [ThingTally]
}

/// A thing that a rule never counted.
struct NearRow: Sendable {
  let item: Int
  let rule: Int
  let longest: TimeSpan
  let maxFraction: Double
  let shortfall: Shortfall
}
