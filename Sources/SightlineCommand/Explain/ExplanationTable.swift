// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
  import SightlineHost
#endif

/// Shows an explanation of the engine as sums.
enum ExplanationTable {
  /// What is left of the item, and what takes the rest away.
  static func area(_ explanation: Explanation, margin: String) -> String {
    var text = ""
    for gate in explanation.gates { text += "\(margin)\(ExplanationText.words(gate)): nothing is measured\n" }
    if explanation.isHidden { text += "\(margin)it is hidden, or something around it is\n" }
    if !explanation.isMeasurable { text += "\(margin)the host cannot measure it now\n" }
    if !explanation.hasGoodNumbers { text += "\(margin)it has a number that cannot be reckoned with\n" }
    var table = TextTable(
      [.init(title: ""), .init(title: "", side: .right), .init(title: "", limit: 100)], margin: margin)
    text += table.add(["", number(explanation.itemArea), "pt² is the item"])
    for loss in explanation.losses where loss.area > 0 {
      text += table.add(["-", number(loss.area), "pt² \(ExplanationText.words(loss.reason))"])
    }
    let share = Decimals.short(explanation.fraction, places: 4)
    text += table.add(["=", number(explanation.visibleArea), "pt² visible, \(share) of the item"])
    return text + table.finish()
  }

  /// What a rule needs, what there is, and what is missing.
  static func rule(_ part: Explanation.RulePart, _ explanation: Explanation, margin: String) -> String {
    let rule = part.rule
    var table = TextTable(
      [.init(title: ""), .init(title: "", limit: 60), .init(title: "", limit: 60), .init(title: "")],
      margin: margin + "  ")
    var text = "\(margin)\(rule.name) (version \(rule.version)): \(ExplanationText.verdict(part))\n"
    func add(_ name: String, _ has: String, _ needs: String, _ holds: Bool) {
      text += table.add([name, has, needs, holds ? "holds" : "missing"])
    }
    let deciding =
      part.areaHolds
      ? Decimals.short(part.decidingFraction) : Decimals.short(part.decidingFraction, below: rule.fraction)
    add("area", deciding, "needs " + RuleWords.area(rule), part.areaHolds)
    add("alpha", Decimals.short(explanation.alpha), "needs \(Decimals.short(rule.minimumAlpha))", part.alphaHolds)
    if rule.motion != .any { add("motion", "", "needs " + RuleWords.motion(rule), part.motionHolds) }
    if rule.continuous > .zero {
      add(
        "time", Decimals.short(part.continuous), "needs \(Decimals.short(rule.continuous)) at once",
        part.continuous >= rule.continuous)
    }
    if rule.cumulative > .zero {
      add(
        "time in all", Decimals.short(part.cumulative), "needs \(Decimals.short(rule.cumulative))",
        part.cumulative >= rule.cumulative)
    }
    if rule.extent > 0 {
      add(
        "extent", Decimals.short(explanation.seenExtent), "needs \(Decimals.short(rule.extent))",
        explanation.seenExtent >= rule.extent)
    }
    text += table.finish()
    return text + "\(margin)  \(ExplanationText.words(part.repetition, rule))\n"
  }

  private static func number(_ area: Double) -> String { Decimals.text(area, places: 1) }
}
