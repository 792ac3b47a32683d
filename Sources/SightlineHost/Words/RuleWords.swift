// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
#endif

/// What a rule asks for, in words.
public enum RuleWords {
  /// How much of it must be visible: `0.5 of the item`.
  public static func area(_ rule: Rule) -> String {
    let basis =
      switch rule.of {
      case .item: "the item"
      case .viewport: "the viewport"
      case .either: "the item or the viewport"
      }
    let share = rule.fraction == 1 ? "all" : Decimals.short(rule.fraction)
    var text = rule.fraction > 0 ? "\(share) of \(basis)" : "any pixel"
    if let large = rule.largeItem {
      text += ", \(Decimals.short(large.fraction)) of items from \(Decimals.short(large.area)) pt²"
    }
    if rule.extent > 0 { text += ", \(Decimals.short(rule.extent)) of it seen" }
    return text
  }

  /// How long: `1 s at once`.
  public static func time(_ rule: Rule) -> String {
    switch (rule.continuous > .zero, rule.cumulative > .zero) {
    case (false, false): "at once"
    case (true, false): "\(Decimals.short(rule.continuous)) at once"
    case (false, true): "\(Decimals.short(rule.cumulative)) in all"
    case (true, true): "\(Decimals.short(rule.continuous)) at once, \(Decimals.short(rule.cumulative)) in all"
    }
  }

  /// How still: `at rest`.
  public static func motion(_ rule: Rule) -> String {
    switch rule.motion {
    case .any: "any"
    case .settled: "at rest"
    case .slowerThan(let speed): "slower than \(Decimals.short(speed)) pt/s"
    }
  }

  /// How often it may be reported: `once per visit`.
  public static func counts(_ rule: Rule) -> String {
    var text =
      switch rule.repetition {
      case .everyAppearance: "every appearance"
      case .oncePerVisit: "once per visit"
      case .oncePerSession: "once per session"
      case .cooldown(let span): "again after \(Decimals.short(span))"
      case .once: "once"
      case .unlessAtPreviousStop: "unless there at the previous stop"
      }
    if rule.sample < 1 { text += ", a sample of \(Decimals.short(rule.sample))" }
    if rule.countsInteraction { text += ", and taps" }
    return text
  }
}
