// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
  import SightlineHost
#endif

/// A thing that a rule never counted, how near it came, and what was missing.
struct NearMiss: Equatable {
  let surface: String
  let item: String
  let rule: String
  let reason: String
  /// From 0 to 1 without ever being viewable, from 1 to 2 when it was and time was missing.
  let nearness: Double

  /// What was missing for `rule`, from all appearances of the item; `nil` if it counted or the rule did not apply.
  init?(_ item: ItemTally.Item, _ tally: ItemTally.RuleTally, _ rule: Rule) {
    guard tally.applied, tally.impressions == 0 else { return nil }
    surface = item.surface
    self.item = item.name
    self.rule = rule.name
    (reason, nearness) = Self.judge(item, tally, rule)
  }

  private static func judge(
    _ item: ItemTally.Item, _ tally: ItemTally.RuleTally, _ rule: Rule
  ) -> (String, Double) {
    if tally.longest > .zero { return judgeTime(item, tally, rule) }
    if rule.of == .item, item.maxFraction < rule.fraction {
      let most = Decimals.short(item.maxFraction, below: rule.fraction)
      return ("fraction never above \(most) of \(Decimals.short(rule.fraction))", item.maxFraction / rule.fraction)
    }
    let most = Decimals.short(item.maxFraction, places: 2)
    if rule.motion != .any { return ("fraction up to \(most), but then never \(RuleWords.motion(rule))", 0.9) }
    if rule.of != .item { return ("never \(Decimals.short(rule.fraction)) of the viewport", 0.5) }
    return ("fraction up to \(most), but viewable for no time", 0.9)
  }

  private static func judgeTime(
    _ item: ItemTally.Item, _ tally: ItemTally.RuleTally, _ rule: Rule
  ) -> (String, Double) {
    let time = Decimals.short(tally.longest)
    if tally.longest < rule.continuous {
      return ("\(time) of \(Decimals.short(rule.continuous))", 1 + tally.longest.seconds / rule.continuous.seconds)
    }
    if tally.longest < rule.cumulative {
      let need = Decimals.short(rule.cumulative)
      return ("at most \(time) at once of \(need) in all", 1 + tally.longest.seconds / rule.cumulative.seconds)
    }
    if item.seenExtent < rule.extent {
      let most = Decimals.short(item.seenExtent, below: rule.extent)
      return ("\(most) of it seen of \(Decimals.short(rule.extent))", 1.9)
    }
    return ("long enough, but held back (repeated, vetoed or outside the sample)", 2)
  }
}
