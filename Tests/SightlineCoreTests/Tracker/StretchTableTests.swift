// SPDX-License-Identifier: MIT

import SightlineCore
import Testing

/// The machine behind one content under one rule, walked state by state and input by input.
///
/// | state                | still seen, rule holds | seen, rule missed | not measurable  | gone      |
/// |----------------------|------------------------|-------------------|-----------------|-----------|
/// | unseen               | appear, enter          | appear            | nothing         | nothing   |
/// | seen                 | enter                  | nothing           | nothing         | disappear |
/// | running              | impression when due    | leave             | leave           | both      |
/// | decided              | nothing                | leave             | leave           | both      |
/// | broken off undecided | enter, impression      | nothing           | nothing         | disappear |
/// | broken off decided   | enter, no impression   | nothing           | nothing         | disappear |
/// | missed since         | enter, impression      | nothing           | nothing         | disappear |
@Suite("The machine of a stretch")
struct StretchTableTests {
  enum State: CaseIterable {
    case unseen, seen, running, decided, brokenOffUndecided, brokenOffDecided, missedSince
  }

  enum Step: CaseIterable {
    case holds, missed, unmeasurable, gone
  }

  private static let rule = Rule(
    name: "half", fraction: 0.5, continuous: .milliseconds(1_000), reportsStretches: true)

  private static func expected(_ state: State, _ step: Step) -> [String] {
    switch (state, step) {
    case (.unseen, .holds): ["appear", "enter", "impression", "leave end", "disappear end"]
    case (.unseen, .missed): ["appear", "disappear end"]
    case (.unseen, .unmeasurable), (.unseen, .gone): []
    case (.seen, .holds), (.brokenOffUndecided, .holds), (.missedSince, .holds):
      ["enter", "impression", "leave end", "disappear end"]
    case (.seen, .missed), (.seen, .unmeasurable): ["disappear end"]
    case (.seen, .gone), (.missedSince, .gone): ["disappear moved"]
    case (.running, .holds): ["impression", "leave end", "disappear end"]
    case (.decided, .holds): ["leave end", "disappear end"]
    case (.running, .missed), (.decided, .missed): ["leave moved", "disappear end"]
    case (.running, .unmeasurable), (.decided, .unmeasurable): ["leave unmeasurable", "disappear end"]
    case (.running, .gone), (.decided, .gone): ["leave moved", "disappear moved"]
    case (.brokenOffDecided, .holds): ["enter", "leave end", "disappear end"]
    case (.brokenOffUndecided, .missed), (.brokenOffUndecided, .unmeasurable), (.brokenOffDecided, .missed),
      (.brokenOffDecided, .unmeasurable), (.missedSince, .missed), (.missedSince, .unmeasurable):
      ["disappear end"]
    case (.brokenOffUndecided, .gone), (.brokenOffDecided, .gone): ["disappear moved"]
    }
  }

  @Test("every state answers every step as the table says", arguments: State.allCases, Step.allCases)
  func table(state: State, step: Step) {
    var tracker = Tracker(rules: RuleBook(rules: [Self.rule]))
    tracker.apply(.surface(SurfaceLine(id: "feed", frame: Rect(x: 0, y: 0, width: 100, height: 100))), at: .zero)
    var time = 0.0
    for (step, seconds) in Self.way(to: state) {
      tracker.apply(Self.input(step), at: .seconds(time))
      time += seconds
    }
    _ = tracker.advance(to: .seconds(time))
    _ = tracker.takeEvents()
    tracker.apply(Self.input(step), at: .seconds(time))
    tracker.apply(.end, at: .seconds(time + 2))
    #expect(tracker.takeEvents().map(Self.words) == Self.expected(state, step))
    #expect(tracker.checkInvariants().isEmpty)
  }

  /// Steps with the seconds after them that lead to a state.
  private static func way(to state: State) -> [(Step, Double)] {
    switch state {
    case .unseen: [(.gone, 0.5)]
    case .seen: [(.missed, 0.5)]
    case .running: [(.holds, 0.5)]
    case .decided: [(.holds, 1.5)]
    case .brokenOffUndecided: [(.holds, 0.5), (.unmeasurable, 0.5)]
    case .brokenOffDecided: [(.holds, 1.5), (.unmeasurable, 0.5)]
    case .missedSince: [(.holds, 1.5), (.unmeasurable, 0.5), (.missed, 0.5)]
    }
  }

  private static func input(_ step: Step) -> Input {
    let y: Double =
      switch step {
      case .holds, .unmeasurable: 0
      case .missed: 80
      case .gone: 200
      }
    let item = ItemLine(
      id: "a", frame: Rect(x: 0, y: y, width: 100, height: 100), measurable: step != .unmeasurable)
    return .items(surface: "feed", items: [item], all: false)
  }

  private static func words(_ event: Event) -> String {
    switch event.kind {
    case .appear: "appear"
    case .enter: "enter"
    case .impression: "impression"
    case .leave(_, let cause, _): "leave \(cause.rawValue)"
    case .disappear(let record): "disappear \(record.cause.rawValue)"
    @unknown default: "?"
    }
  }
}
