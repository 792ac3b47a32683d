// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
#endif

/// Plays one script in many ways that must not matter: whatever a host does about waking, taking and copying, the
/// events are the same.
///
/// Use it on scripts or recordings of your own app when you change rules or write a host of your own.
public struct ReplayCheck: Sendable {
  /// A way of playing a script.
  @nonexhaustive
  public enum Way: String, Sendable, Hashable, CaseIterable {
    /// Inputs alone; the engine is never woken.
    case withoutWakeUps
    /// A wake-up at every deadline, as a good host does.
    case atEveryDeadline
    /// Wake-ups before, at and after every deadline, between inputs of one time, and twice.
    case withExtraWakeUps
    /// Wake-ups that come late: half way between a deadline and the next input.
    case withLateWakeUps
    /// Settled events are taken after every input.
    case splitAtEveryLine
    /// The engine is copied in the middle; the original is spoilt, the copy goes on.
    case copiedInTheMiddle
  }

  /// What is played.
  public let script: ExposureScript
  /// What counts.
  public let rules: RuleBook
  /// The host's promise, as in the head of a trace.
  public let maximumGap: TimeSpan?

  /// Makes a check; a script without an end is closed at the time of its last step.
  public init(script: ExposureScript, rules: RuleBook, maximumGap: TimeSpan? = nil) {
    var steps = script.steps
    if let last = steps.last, !steps.contains(where: { $0.input == .end }) {
      let time = steps.map(\.time).max() ?? last.time
      steps.append(ExposureScript.Step(time: time, input: .end))
    }
    self.script = ExposureScript(steps)
    self.rules = rules
    self.maximumGap = maximumGap
  }

  /// The events when the script is played in one way.
  public func events(_ way: Way = .withoutWakeUps) -> [Event] {
    var run = Run(tracker: Tracker(rules: rules, maximumGap: maximumGap))
    run.play(script.steps, way)
    return run.events
  }

  /// What differs between the plain way and all others, and what is wrong with the engine's state; empty when all is
  /// well.
  public func differences() -> [String] {
    var run = Run(tracker: Tracker(rules: rules, maximumGap: maximumGap))
    run.play(script.steps, .withoutWakeUps)
    let plain = EventLog(run.events)
    var found = run.tracker.checkInvariants().map { "invariant: \($0)" }
    for way in Way.allCases {
      if let text = EventLog(events(way)).difference(from: plain) { found.append("\(way.rawValue): \(text)") }
    }
    return found
  }
}

/// One way through one script.
private struct Run {
  var tracker: Tracker
  var events: [Event] = []
  private var now: Timestamp?

  init(tracker: Tracker) {
    self.tracker = tracker
  }

  mutating func play(_ steps: [ExposureScript.Step], _ way: ReplayCheck.Way) {
    for (place, step) in steps.enumerated() {
      if way == .copiedInTheMiddle, place == steps.count / 2 { copy(at: step.time) }
      wake(before: step.time, way)
      now = tracker.apply(step.input, at: step.time)
      if way == .splitAtEveryLine { events += tracker.takeSettledEvents() }
    }
    events += tracker.takeEvents()
  }

  private mutating func wake(before time: Timestamp, _ way: ReplayCheck.Way) {
    switch way {
    case .atEveryDeadline, .withExtraWakeUps:
      // Bounded, so that a deadline that does not move cannot keep a test from ending.
      var left = 10_000
      while let deadline = tracker.nextDeadline, deadline <= time, left > 0 {
        left -= 1
        if way == .withExtraWakeUps { nudge(around: deadline, before: time) }
        tracker.advance(to: deadline)
        if tracker.nextDeadline == deadline { break }
      }
      if way == .withExtraWakeUps { nudge(around: time, before: time) }
    case .withLateWakeUps:
      guard let deadline = tracker.nextDeadline, deadline < time else { return }
      let late = (time - deadline).nanoseconds / 2
      tracker.advance(to: deadline + TimeSpan(nanoseconds: late))
    default:
      break
    }
  }

  /// Wakes a nanosecond early and, twice, in time; never later than `limit`, which would move the input after it.
  private mutating func nudge(around time: Timestamp, before limit: Timestamp) {
    for offset: Int64 in [-1, 0, 0] {
      let moment = time + TimeSpan(nanoseconds: offset)
      if moment <= limit, moment >= now ?? .distantPast { tracker.advance(to: moment) }
    }
  }

  private mutating func copy(at time: Timestamp) {
    let copy = tracker
    tracker.apply(.session, at: time)
    tracker.apply(.reset(surface: nil, item: nil, rule: nil), at: time)
    tracker.apply(.end, at: time)
    _ = tracker.takeEvents()
    tracker = copy
  }
}
