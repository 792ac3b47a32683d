// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
  import SightlineHost
#endif

/// Tells what became of an item over a whole trace.
enum StoryText {
  /// Impressions and appearances that are listed; more are counted.
  static let listLimit = 5

  static func text(of watch: ItemWatch) -> String {
    var text = appearances(watch)
    for name in watch.ruleNames {
      guard let story = watch.stories[name] else { continue }
      text += "\n" + rule(name, story, watch)
    }
    if watch.ruleNames.isEmpty { text += "\n  no rule applies to it\n" }
    return text
  }

  private static func appearances(_ watch: ItemWatch) -> String {
    guard let most = watch.records.map(\.record.maxFraction).max() else {
      guard let last = watch.last else { return "  never visible\n" }
      return "  never visible; at \(Decimals.short(last.time)):\n" + ExplanationTable.area(last, margin: "    ")
    }
    let time = watch.records.reduce(TimeSpan.zero) { $0 + $1.record.visibleTime }
    let count = watch.records.count
    var text = "  visible \(count == 1 ? "once" : "\(count) times"), \(Decimals.short(time)) in all, "
    text += "largest fraction \(Decimals.short(most, places: 2))\n"
    for (end, record) in watch.records.prefix(listLimit) {
      text += "    until \(Decimals.short(end)) for \(Decimals.short(record.visibleTime)), "
      text += "fraction up to \(Decimals.short(record.maxFraction, places: 2)), then \(record.cause.rawValue)\n"
    }
    if count > listLimit { text += "    … and \(count - listLimit) more\n" }
    return text
  }

  private static func rule(_ name: String, _ story: ItemWatch.RuleStory, _ watch: ItemWatch) -> String {
    guard story.impressions.isEmpty else { return counted(name, story) }
    guard let best = story.best, !watch.records.isEmpty else { return "  \(name): did not count\n" }
    var text = "  \(name): did not count; \(reason(story, best.part))\n"
    let isTimeMissing = story.longest > .zero || story.heldBack != nil
    if !isTimeMissing {
      text += "    nearest at \(Decimals.short(best.explanation.time)):\n"
      text += ExplanationTable.area(best.explanation, margin: "      ")
    }
    return text
  }

  private static func counted(_ name: String, _ story: ItemWatch.RuleStory) -> String {
    let count = story.impressions.count
    var text = "  \(name): counted \(count == 1 ? "once" : "\(count) times")\n"
    for event in story.impressions.prefix(listLimit) {
      guard case .impression(let impression) = event.kind else { continue }
      text += "    at \(Decimals.short(event.time)), fraction \(Decimals.short(impression.fraction, places: 2)), "
      text += "viewable for \(Decimals.short(impression.viewableTime))\n"
    }
    if count > listLimit { text += "    … and \(count - listLimit) more\n" }
    return text
  }

  private static func reason(_ story: ItemWatch.RuleStory, _ part: Explanation.RulePart) -> String {
    let rule = part.rule
    if let heldBack = story.heldBack { return ExplanationText.words(heldBack, rule) }
    if story.longest > .zero {
      if story.longest < rule.continuous {
        return "longest \(Decimals.short(story.longest)) of \(Decimals.short(rule.continuous)) at once"
      }
      if story.cumulative < rule.cumulative {
        return "\(Decimals.short(story.cumulative)) of \(Decimals.short(rule.cumulative)) in all"
      }
      if rule.extent > 0 { return "never \(Decimals.short(rule.extent)) of it had been seen" }
    }
    if !part.areaHolds {
      let most = Decimals.short(part.decidingFraction, below: rule.fraction)
      return "never more than \(most); it needs \(RuleWords.area(rule))"
    }
    if !part.alphaHolds { return "its alpha was below \(Decimals.short(rule.minimumAlpha))" }
    if !part.motionHolds { return "it was never \(RuleWords.motion(rule)) with enough of it visible" }
    return "it was viewable for no time"
  }
}
