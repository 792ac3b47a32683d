// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
#endif

/// Puts an explanation of the engine into words and sums.
enum ExplanationText {
  /// What is left of the item, and what takes the rest away.
  static func area(_ explanation: Explanation, margin: String) -> String {
    var text = ""
    for gate in explanation.gates { text += "\(margin)\(words(gate)): nothing is measured\n" }
    if explanation.isHidden { text += "\(margin)it is hidden, or something around it is\n" }
    if !explanation.isMeasurable { text += "\(margin)the host cannot measure it now\n" }
    if !explanation.hasGoodNumbers { text += "\(margin)it has a number that cannot be reckoned with\n" }
    var table = TextTable(
      [.init(title: ""), .init(title: "", side: .right), .init(title: "", limit: 100)], margin: margin)
    text += table.add(["", number(explanation.itemArea), "pt² is the item"])
    for loss in explanation.losses where loss.area > 0 {
      text += table.add(["-", number(loss.area), "pt² \(words(loss.reason))"])
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
    var text = "\(margin)\(rule.name) (version \(rule.version)): \(verdict(part))\n"
    func add(_ name: String, _ has: String, _ needs: String, _ holds: Bool) {
      text += table.add([name, has, needs, holds ? "holds" : "missing"])
    }
    let deciding =
      part.areaHolds
      ? Decimals.short(part.decidingFraction) : Decimals.short(part.decidingFraction, below: rule.fraction)
    add("area", deciding, "needs " + RuleTable.area(rule), part.areaHolds)
    add("alpha", Decimals.short(explanation.alpha), "needs \(Decimals.short(rule.minimumAlpha))", part.alphaHolds)
    if rule.motion != .any { add("motion", "", "needs " + RuleTable.motion(rule), part.motionHolds) }
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
    return text + "\(margin)  \(words(part.repetition, rule))\n"
  }

  /// One line: whether it counts, and if not, what is first in the way.
  static func verdict(_ part: Explanation.RulePart) -> String {
    if !part.isViewable { return "not viewable" }
    switch part.repetition {
    case .decidedInThisStretch: return "viewable, and decided in this stretch already"
    case .heldBack, .vetoed, .sampledOut: return "viewable, but it will not be reported"
    case .free: break
    }
    return part.missing > .zero
      ? "viewable, \(Decimals.short(part.missing)) missing" : "viewable, and the time is complete"
  }

  static func words(_ repetition: Explanation.RulePart.Repetition, _ rule: Rule) -> String {
    switch repetition {
    case .decidedInThisStretch: "it has been decided in this stretch of being viewable"
    case .heldBack: "an earlier report holds it back (\(RuleTable.counts(rule)))"
    case .vetoed: "the app's veto holds it back"
    case .sampledOut: "it is outside the sample of \(Decimals.short(rule.sample))"
    case .free: "no earlier report, veto or sample holds it back"
    }
  }

  static func words(_ gate: Explanation.Gate) -> String {
    switch gate {
    case .scene(let window, let state):
      "the scene of \(window.map { "window '\($0)'" } ?? "the window") is \(state.rawValue)"
    case .hiddenSurface(let surface): "surface '\(surface)' is hidden"
    case .unknown(let name): "surface '\(name)', or the window it needs, is not known here"
    case .paused(let surface): surface.map { "surface '\($0)' is paused" } ?? "everything is paused"
    }
  }

  static func words(_ reason: Explanation.Loss.Reason) -> String {
    switch reason {
    case .surface(let name): "outside surface '\(name)'"
    case .insets(let name): "under the insets of '\(name)'"
    case .window(let name): "outside window '\(name)'"
    case .cover(let by, let kind, let opacity):
      "under a cover" + (by.map { ", \($0)" } ?? "") + (kind.map { ", \($0.rawValue)" } ?? "")
        + (opacity.map { ", opacity \(Decimals.short($0))" } ?? "")
    }
  }

  private static func number(_ area: Double) -> String { Decimals.text(area, places: 1) }
}
