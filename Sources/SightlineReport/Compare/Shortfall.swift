// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
#endif

/// Why a rule did not count a thing, from everything that became of it in a trace.
public enum Shortfall: Sendable, Hashable {
  /// It was viewable, but its longest stretch was too short.
  case time(TimeSpan, need: TimeSpan)
  /// It was viewable, but all stretches of a visit were too short together; this is the longest sum.
  case sum(TimeSpan, need: TimeSpan)
  /// Its largest fraction was too small.
  case area(Double, need: Double)
  /// It never took enough of the viewport; its largest fraction of itself is told.
  case viewport(Double, need: Double)
  /// Enough of it was visible (this much), but never while it was still enough.
  case motion(Double)
  /// Enough of it was visible (this much), but it was not opaque enough, or not for any time.
  case noTime(Double)
  /// Too little of it had been on screen when its time was complete.
  case extent(Double, need: Double)
  /// Everything was there, but repetition, the sample or a veto held it back.
  case heldBack
  /// The rule does not hold for it.
  case notAsked
  /// It was never visible under the rule's book.
  case unseen
}

extension Shortfall {
  /// What became of a thing under a rule that did not count it.
  struct Facts {
    var wasSeen = false
    var applied = false
    var longest = TimeSpan.zero
    var sum = TimeSpan.zero
    var maxFraction = 0.0
    var seenExtent = 0.0
  }

  /// The first need that was not met, in the order in which the engine asks.
  init(_ facts: Facts, _ rule: Rule) {
    self = Self.judge(facts, rule)
  }

  private static func judge(_ facts: Facts, _ rule: Rule) -> Shortfall {
    guard facts.wasSeen else { return .unseen }
    guard facts.applied else { return .notAsked }
    guard facts.longest > .zero else { return judgeArea(facts, rule) }
    if facts.longest < rule.continuous { return .time(facts.longest, need: rule.continuous) }
    if facts.sum < rule.cumulative { return .sum(facts.sum, need: rule.cumulative) }
    if facts.seenExtent < rule.extent { return .extent(facts.seenExtent, need: rule.extent) }
    return .heldBack
  }

  private static func judgeArea(_ facts: Facts, _ rule: Rule) -> Shortfall {
    if rule.of == .item, facts.maxFraction < rule.fraction {
      return .area(facts.maxFraction, need: rule.fraction)
    }
    if rule.motion != .any { return .motion(facts.maxFraction) }
    if rule.of != .item, facts.maxFraction < 1 { return .viewport(facts.maxFraction, need: rule.fraction) }
    // A rule that asks for no time may have been satisfied in a stretch of no length.
    if rule.continuous <= .zero, rule.cumulative <= .zero, facts.maxFraction >= rule.fraction {
      return .heldBack
    }
    return .noTime(facts.maxFraction)
  }
}
