// SPDX-License-Identifier: MIT

import SightlineCore
import Testing

@Suite("Held impressions")
struct HeldImpressionTests {
  /// An item that comes and goes twice under three rules, each of which is held back by something else.
  private static func tracker(tracksHeld: Bool) -> Tracker {
    let rules = [
      Rule(name: "visit", fraction: 0.5, continuous: .seconds(1), repetition: .oncePerVisit),
      Rule(name: "none", fraction: 0.5, sample: 0), Rule(name: "veto", fraction: 0.5),
    ]
    var tracker = Tracker(rules: RuleBook(rules: rules), tracksHeld: tracksHeld)
    let frame = Rect(x: 0, y: 0, width: 100, height: 100)
    tracker.apply(.surface(SurfaceLine(id: "feed", frame: frame)), at: .zero)
    let item = ItemLine(id: "a", frame: frame, content: "p")
    tracker.apply(.items(surface: "feed", items: [item], all: false), at: .zero)
    tracker.apply(.veto(surface: "feed", item: "a", rule: "veto", isOn: true), at: .zero)
    for (seconds, offset) in [(2.0, 500.0), (3, 0)] {
      tracker.apply(.scroll(surface: "feed", offset: Point(x: 0, y: offset), phase: nil), at: .seconds(seconds))
    }
    tracker.apply(.end, at: .seconds(5))
    return tracker
  }

  @Test("what is detected and not reported comes with its reason, in the order of deciding")
  func reasons() {
    var tracker = Self.tracker(tracksHeld: true)
    let held = tracker.takeHeldImpressions()
    #expect(held.allSatisfy { $0.surface == "feed" && $0.item == "a" && $0.content == "p" })
    #expect(
      held.map { "\($0.time.nanoseconds / 1_000_000) \($0.rule) \($0.reason)" } == [
        "0 none sampledOut", "0 veto vetoed", "3000 none sampledOut", "3000 veto vetoed", "4000 visit repeated",
      ])
    #expect(tracker.takeHeldImpressions().isEmpty)
    for entry in tracker.ledger.entries {
      #expect(held.count { $0.rule == entry.rule } == entry.detected - entry.reported)
    }
  }

  @Test("nothing is kept unless it was asked for, and no event depends on it")
  func unasked() {
    var (quiet, asked) = (Self.tracker(tracksHeld: false), Self.tracker(tracksHeld: true))
    #expect(quiet.takeHeldImpressions().isEmpty)
    #expect(quiet.takeEvents() == asked.takeEvents())
    #expect(quiet != asked)
  }
}
