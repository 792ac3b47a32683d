// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
  import SightlineTrace
#endif

/// Follows one item through a trace and keeps what is worth telling of it.
struct ItemWatch {
  /// What is worth telling of one rule.
  struct RuleStory {
    /// The moment at which most held, and the largest fraction among such moments.
    var best: (explanation: Explanation, part: Explanation.RulePart)?
    var longest = TimeSpan.zero
    var cumulative = TimeSpan.zero
    /// What held it back at a moment when its time was complete.
    var heldBack: Explanation.RulePart.Repetition?
    var impressions: [Event] = []
  }

  let surface: String
  let item: String
  private(set) var content: String?
  private(set) var firstKnown: Timestamp?
  private(set) var lastKnown: Timestamp?
  private(set) var last: Explanation?
  private(set) var records: [(time: Timestamp, record: ExposureRecord)] = []
  private(set) var stories: [String: RuleStory] = [:]
  private(set) var ruleNames: [String] = []

  init(surface: String, item: String) {
    self.surface = surface
    self.item = item
  }

  /// Takes a measured state in.
  mutating func look(at explanation: Explanation) {
    if firstKnown == nil { firstKnown = explanation.time }
    lastKnown = explanation.time
    content = explanation.content
    last = explanation
    for part in explanation.rules { look(at: part, of: explanation) }
  }

  private mutating func look(at part: Explanation.RulePart, of explanation: Explanation) {
    let name = part.rule.name
    if !ruleNames.contains(name) { ruleNames.append(name) }
    var story = stories[name] ?? RuleStory()
    story.cumulative = max(story.cumulative, part.cumulative)
    if part.isViewable, part.missing == .zero {
      switch part.repetition {
      case .heldBack, .vetoed, .sampledOut: story.heldBack = part.repetition
      case .decidedInThisStretch, .free: break
      }
    }
    if story.best.map({ Self.rank(part, explanation) > Self.rank($0.part, $0.explanation) }) ?? true {
      story.best = (explanation, part)
    }
    stories[name] = story
  }

  /// Takes an event in, if it is about this item.
  mutating func hear(_ event: Event) {
    let isSame = event.surface == surface && event.item == item
    guard isSame || (content != nil && event.content == content) else { return }
    switch event.kind {
    case .impression(let impression):
      stories[impression.rule.name, default: RuleStory()].impressions.append(event)
      if !ruleNames.contains(impression.rule.name) { ruleNames.append(impression.rule.name) }
    case .disappear(let record):
      records.append((event.time, record))
      for longest in record.longest where longest.span > stories[longest.rule]?.longest ?? .zero {
        stories[longest.rule, default: RuleStory()].longest = longest.span
      }
    case .appear, .enter, .leave: break
    }
  }

  /// How near a moment is to counting: viewable first, then motion and alpha, then the larger fraction.
  private static func rank(_ part: Explanation.RulePart, _ explanation: Explanation) -> Double {
    let isOpen = explanation.gates.isEmpty && !explanation.isHidden
    let holds = part.areaHolds && part.motionHolds && part.alphaHolds
    return (part.isViewable ? 8 : 0) + (isOpen ? 4 : 0) + (holds ? 2 : 0) + min(1, part.decidingFraction)
  }
}
