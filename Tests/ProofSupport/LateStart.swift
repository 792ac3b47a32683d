// SPDX-License-Identifier: MIT

public import SightlineCore
public import SightlineTestKit
import SightlineTrace

/// A script that is played whole, and once more by an engine that is told a digest in the middle and only the rest after
/// it. Both must report the same of every appearance that begins after the cut.
public struct LateStart {
  /// What had to be the same.
  public private(set) var further: [Event] = []
  /// What the engine that came late reported of it.
  public private(set) var found: [Event] = []
  /// What is wrong with what it reported at once: that must be the items that are visible, and nothing else.
  public private(set) var fault: String?

  /// Plays a script both ways; a cut should stand before the first input of its time.
  public init(_ steps: [ExposureScript.Step], rules: RuleBook, maximumGap: TimeSpan?, cut: Int) {
    let rules = Self.withoutMemory(rules)
    var whole = Tracker(rules: rules, maximumGap: maximumGap)
    var digest = InputDigest()
    for step in steps[..<cut] {
      let time = whole.apply(step.input, at: step.time)
      digest.take(step.input, at: time)
    }
    guard let start = digest.time, !digest.hasEnded else { return }
    var later = Tracker(rules: rules, maximumGap: maximumGap)
    for input in digest.inputs() { later.apply(input, at: start) }
    // What was told has taken effect in both before the rest comes.
    var (open, others) = (OpenAppearances(), OpenAppearances())
    open.follow(whole.takeEvents())
    let atOnce = later.takeEvents()
    others.follow(atOnce)
    if atOnce.contains(where: { $0.time != start }) { fault = "something is reported at another time than at once" }
    // What cannot be measured just now is not known to have been visible.
    let hasUnmeasured = digest.inputs().contains { input in
      if case .items(_, let lines, _) = input { lines.contains { !$0.measurable } } else { false }
    }
    if open != others, !hasUnmeasured { fault = fault ?? "visible are \(open.all), by the digest \(others.all)" }
    let lost = open.all.symmetricDifference(others.all)
    for step in steps[cut...] {
      whole.apply(step.input, at: step.time)
      later.apply(step.input, at: step.time)
    }
    further = open.later(whole.takeEvents(), without: lost)
    found = others.later(later.takeEvents(), without: lost)
  }

  /// What a rule remembers of former appearances is lost, as is a speed.
  private static func withoutMemory(_ book: RuleBook) -> RuleBook {
    var book = book
    for place in book.rules.indices {
      book.rules[place].repetition = .everyAppearance
      book.rules[place].cumulative = .zero
      if case .slowerThan = book.rules[place].motion { book.rules[place].motion = .any }
    }
    return book
  }

  /// Up to `count` places at which a recording may begin, each before the first input of its time.
  public static func cuts(_ steps: [ExposureScript.Step], count: Int, seed: UInt64) -> [Int] {
    var random = SplitMix64(seed: seed &+ 77)
    var last = Timestamp.distantPast
    var firsts: [Int] = []
    for (place, step) in steps.enumerated() {
      if step.time > last, place > 0 { firsts.append(place) }
      last = max(last, step.time)
    }
    return (0..<min(count, firsts.count)).map { _ in firsts[random.below(firsts.count)] }
  }
}

/// The appearances that are going on, as far as events tell.
public struct OpenAppearances: Equatable {
  /// What an appearance is of.
  public struct Shown: Hashable, Sendable {
    var surface: String?
    var thing: String
  }

  /// What is visible.
  public private(set) var all: Set<Shown> = []

  /// Nothing is visible yet.
  public init() {}

  /// Follows events.
  public mutating func follow(_ events: [Event]) {
    for event in events { follow(event) }
  }

  private mutating func follow(_ event: Event) {
    switch event.kind {
    case .appear: all.insert(Self.shown(event))
    case .disappear: all.remove(Self.shown(event))
    default: break
    }
  }

  private static func shown(_ event: Event) -> Shown {
    Shown(surface: event.content == nil ? event.surface : nil, thing: event.content ?? event.item)
  }

  /// The events of appearances that begin later than these, without numbers that count from where a recording began.
  public func later(_ events: [Event], without lost: Set<Shown> = []) -> [Event] {
    var old = self
    return events.compactMap { event in
      let shown = Self.shown(event)
      if old.all.contains(shown) || lost.contains(shown) {
        old.follow(event)
        return nil
      }
      var event = event
      (event.visit, event.session, event.sequence) = (0, 0, 0)
      if case .disappear(var record) = event.kind {
        record.detail?.entries = 0
        event.kind = .disappear(record)
      }
      return event
    }
  }
}
