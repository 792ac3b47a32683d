// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
#endif

/// Puts an explanation of the engine into plain English.
public enum ExplanationText {
  /// All of it: a line that names the item, one for what is left of it, one for each rule.
  public static func text(_ explanation: Explanation) -> String {
    var lines = [title(explanation)]
    lines += obstacles(explanation)
    lines.append(area(explanation))
    lines += explanation.rules.map { rule($0, explanation) }
    if explanation.rules.isEmpty { lines.append("No rule applies to it.") }
    return lines.joined(separator: "\n")
  }

  /// What stands in the way of everything, a sentence each.
  public static func obstacles(_ explanation: Explanation) -> [String] {
    var sentences = explanation.gates.map { "Nothing is measured: " + words($0) + "." }
    if explanation.isHidden { sentences.append("It is hidden, or something around it is.") }
    if !explanation.isMeasurable { sentences.append("It cannot be measured now.") }
    if !explanation.hasGoodNumbers { sentences.append("It has a number that cannot be reckoned with.") }
    return sentences
  }

  /// What is left of the item, and what takes the rest away.
  public static func area(_ explanation: Explanation) -> String {
    let area = Decimals.short(explanation.itemArea, places: 1) + " pt²"
    guard explanation.itemArea > 0 else { return "It has no area." }
    let losses = explanation.losses.filter { $0.area > 0 }.map { loss in
      Decimals.short(loss.area, places: 1) + " " + words(loss.reason)
    }
    if losses.isEmpty, explanation.fraction >= 1 { return "All of its " + area + " is visible." }
    let share = Decimals.short(explanation.fraction, places: 4)
    let rest = Decimals.short(explanation.visibleArea, places: 1) + " pt² is visible, " + share + " of it."
    return "Of its " + area + ", " + (losses.isEmpty ? rest : losses.joined(separator: ", ") + "; " + rest)
  }

  /// What a rule says of it, and what is missing.
  public static func rule(_ part: Explanation.RulePart, _ explanation: Explanation) -> String {
    var text = part.rule.name + ": " + verdict(part)
    for need in missing(part, explanation) { text += "; " + need }
    switch part.repetition {
    case .free, .decidedInThisStretch: break
    case .heldBack, .vetoed, .sampledOut: text += "; " + words(part.repetition, part.rule)
    }
    if part.isReported { text += "; an impression was reported in this appearance" }
    return text + "."
  }

  /// What does not hold, or not yet.
  private static func missing(_ part: Explanation.RulePart, _ explanation: Explanation) -> [String] {
    let rule = part.rule
    var needs: [String] = []
    if !part.areaHolds {
      let has = Decimals.short(part.decidingFraction, below: rule.fraction)
      needs.append("it has " + has + " and needs " + RuleWords.area(rule))
    }
    if !part.alphaHolds {
      let has = Decimals.short(explanation.alpha, below: rule.minimumAlpha)
      needs.append("its alpha is " + has + " and must be " + Decimals.short(rule.minimumAlpha))
    }
    if !part.motionHolds { needs.append("it must be " + RuleWords.motion(rule)) }
    guard part.isViewable else { return needs }
    if part.continuous < rule.continuous {
      needs.append("it has been for " + Decimals.short(part.continuous) + " of " + Decimals.short(rule.continuous))
    }
    if part.cumulative < rule.cumulative {
      needs.append(
        "it has been for " + Decimals.short(part.cumulative) + " of " + Decimals.short(rule.cumulative) + " in all")
    }
    if explanation.seenExtent < rule.extent {
      let has = Decimals.short(explanation.seenExtent, below: rule.extent)
      needs.append(has + " of it has been seen of " + Decimals.short(rule.extent))
    }
    return needs
  }

  /// In short: whether it counts, and if not, what is first in the way.
  public static func verdict(_ part: Explanation.RulePart) -> String {
    if !part.isViewable { return "not viewable" }
    switch part.repetition {
    case .decidedInThisStretch: return "viewable, and decided in this stretch already"
    case .heldBack, .vetoed, .sampledOut: return "viewable, but it will not be reported"
    case .free: break
    }
    return part.missing > .zero
      ? "viewable, " + Decimals.short(part.missing) + " missing" : "viewable, and the time is complete"
  }

  /// What repetition says.
  public static func words(_ repetition: Explanation.RulePart.Repetition, _ rule: Rule) -> String {
    switch repetition {
    case .decidedInThisStretch: "it has been decided in this stretch of being viewable"
    case .heldBack: "an earlier report holds it back (" + RuleWords.counts(rule) + ")"
    case .vetoed: "the app's veto holds it back"
    case .sampledOut: "it is outside the sample of " + Decimals.short(rule.sample)
    case .free: "no earlier report, veto or sample holds it back"
    }
  }

  /// What closes the way.
  public static func words(_ gate: Explanation.Gate) -> String {
    switch gate {
    case .scene(let window, let state):
      "the scene of " + (window.map { "window '" + $0 + "'" } ?? "the window") + " is " + state.rawValue
    case .hiddenSurface(let surface): "surface '" + surface + "' is hidden"
    case .unknown(let name): "surface '" + name + "', or the window it needs, is not known here"
    case .paused(let surface): surface.map { "surface '" + $0 + "' is paused" } ?? "everything is paused"
    }
  }

  /// What takes area away.
  public static func words(_ reason: Explanation.Loss.Reason) -> String {
    switch reason {
    case .surface(let name): "outside surface '" + name + "'"
    case .insets(let name): "under the insets of '" + name + "'"
    case .window(let name): "outside window '" + name + "'"
    case .cover(let by, let kind, let opacity):
      "under a cover" + (by.map { ", " + $0 } ?? "") + (kind.map { ", " + $0.rawValue } ?? "")
        + (opacity.map { ", opacity " + Decimals.short($0) } ?? "")
    }
  }

  private static func title(_ explanation: Explanation) -> String {
    let shown = explanation.content.map { $0 == explanation.item ? "" : ", showing '" + $0 + "'" } ?? ""
    return "'" + explanation.item + "' in surface '" + explanation.surface + "'" + shown + ":"
  }
}

extension Explanation {
  /// The whole arithmetic in plain English, a few lines: `print(monitor.explain(cell)?.text ?? "not an item")`.
  public var text: String { ExplanationText.text(self) }
}
