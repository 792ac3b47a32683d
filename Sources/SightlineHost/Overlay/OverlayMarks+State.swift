// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
#endif

extension OverlayMarks {
  /// What an item has come to, over all rules that apply to it.
  ///
  /// | state         | when, the first that fits                                                        |
  /// |---------------|----------------------------------------------------------------------------------|
  /// | unmeasurable  | the host cannot measure it, or it has a bad number                               |
  /// | unseen        | nothing of it is visible, or a gate is closed                                    |
  /// | viewable      | some rule is viewable, undecided and free: its time or extent is missing         |
  /// | counted       | some rule has reported it in this appearance                                     |
  /// | countedBefore | an earlier report holds it back under some rule                                  |
  /// | heldBack      | the app's veto or the sample holds it back, or it was decided so in this stretch |
  /// | visible       | otherwise                                                                        |
  public enum State: Sendable, EquatableInTests {
    /// Nothing of it is seen, or nothing is measured.
    case unseen
    /// Something of it is seen, no rule holds.
    case visible
    /// Some rule holds, and this share of what it asks for is there: from 0 to below 1.
    case viewable(progress: Double)
    /// An impression was reported in this appearance.
    case counted
    /// An impression was reported earlier, which holds back another.
    case countedBefore
    /// A veto or the sample holds it back.
    case heldBack
    /// Neither seen nor not seen.
    case unmeasurable
  }

  /// A colour by what it means; which colour it is, the shell knows.
  public enum Tint: Sendable, Equatable, CaseIterable {
    /// Nothing is happening.
    case quiet
    /// Something is seen.
    case seen
    /// Time runs.
    case running
    /// It counts.
    case counted
    /// It has counted.
    case spent
    /// Something keeps it from counting.
    case stopped
    /// It is wrong, or not known.
    case trouble
  }
}

extension OverlayMarks.State {
  /// Sums up what the engine says.
  public init(of explanation: Explanation) {
    if !explanation.isMeasurable || !explanation.hasGoodNumbers {
      self = .unmeasurable
    } else if explanation.fraction <= 0 || !explanation.gates.isEmpty {
      self = .unseen
    } else if let part = Self.running(explanation) {
      self = .viewable(progress: Self.progress(part, explanation))
    } else if explanation.rules.contains(where: \.isReported) {
      self = .counted
    } else if explanation.rules.contains(where: { $0.repetition == .heldBack }) {
      self = .countedBefore
    } else if explanation.rules.contains(where: { $0.repetition != .free }) {
      self = .heldBack
    } else {
      self = .visible
    }
  }

  /// The rule of those that time runs for of which most is there, the first of equal ones.
  static func running(_ explanation: Explanation) -> Explanation.RulePart? {
    var best: (part: Explanation.RulePart, progress: Double)?
    for part in explanation.rules where part.isViewable && part.repetition == .free {
      let progress = progress(part, explanation)
      if best.map({ progress > $0.progress }) ?? true { best = (part, progress) }
    }
    return best?.part
  }

  /// How much of what a rule asks for beyond being viewable is there, of several needs that of which least is.
  static func progress(_ part: Explanation.RulePart, _ explanation: Explanation) -> Double {
    var least = 1.0
    let rule = part.rule
    if rule.continuous > .zero { least = min(least, part.continuous.seconds / rule.continuous.seconds) }
    if rule.cumulative > .zero { least = min(least, part.cumulative.seconds / rule.cumulative.seconds) }
    if rule.extent > 0 { least = min(least, explanation.seenExtent / rule.extent) }
    return max(0, least)
  }

  /// The colour.
  public var tint: OverlayMarks.Tint {
    switch self {
    case .unseen: .quiet
    case .visible: .seen
    case .viewable: .running
    case .counted: .counted
    case .countedBefore: .spent
    case .heldBack: .stopped
    case .unmeasurable: .trouble
    }
  }
}

extension OverlayMarks.ItemMark {
  init(_ explanation: Explanation, frame: Rect, visible: Rect) {
    surface = explanation.surface
    item = explanation.item
    self.frame = frame
    self.visible = visible
    fraction = explanation.fraction
    state = OverlayMarks.State(of: explanation)
    label = Self.label(explanation, state)
  }

  /// The longest id that is shown whole.
  private static let longestID = 24

  private static func label(_ explanation: Explanation, _ state: OverlayMarks.State) -> String {
    let id = explanation.item
    let name = id.count > longestID ? id.prefix(longestID - 1) + "…" : id
    let share = name + "  " + Decimals.percent(explanation.fraction)
    switch state {
    case .unseen: return name
    case .visible: return share
    case .viewable: return share + running(explanation)
    case .counted: return share + "  ✓"
    case .countedBefore: return share + "  ✓ before"
    case .heldBack: return share + "  held back"
    case .unmeasurable: return name + "  not measurable"
    }
  }

  /// The time or the extent of the rule that runs, as `0.4 of 1 s`.
  private static func running(_ explanation: Explanation) -> String {
    guard let part = OverlayMarks.State.running(explanation) else { return "" }
    let rule = part.rule
    if part.continuous < rule.continuous { return "  " + time(part.continuous, rule.continuous) }
    if part.cumulative < rule.cumulative { return "  " + time(part.cumulative, rule.cumulative) }
    if explanation.seenExtent < rule.extent {
      return "  seen " + Decimals.percent(explanation.seenExtent) + " of " + Decimals.percent(rule.extent)
    }
    return ""
  }

  private static func time(_ has: TimeSpan, _ needs: TimeSpan) -> String {
    Decimals.text(has, places: 1) + " of " + Decimals.short(needs)
  }
}
