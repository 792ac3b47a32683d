// SPDX-License-Identifier: MIT

import Testing

@testable import SightlineCore

@Suite("What an explanation knows of reports")
struct ExplainReportTests {
  private struct Stage {
    var tracker: Tracker
    var time = Timestamp.zero

    init(_ rule: Rule) {
      tracker = Tracker(rules: RuleBook(rules: [rule]))
      tell(.window(WindowLine(id: "main", frame: Self.frame, scale: 1, scene: .active)))
      tell(.surface(SurfaceLine(id: "feed", window: "main", frame: Self.frame)))
      tell(.items(surface: "feed", items: [ItemLine(id: "a", frame: Self.frame)], all: false))
    }

    static let frame = Rect(x: 0, y: 0, width: 100, height: 100)

    mutating func tell(_ input: Input) { tracker.apply(input, at: time) }

    mutating func wait(_ milliseconds: Int64) {
      _ = tracker.takeEvents()
      time = time + .milliseconds(milliseconds)
      tracker.advance(to: time)
    }

    mutating func scroll(to y: Double) {
      wait(10)
      tell(.scroll(surface: "feed", offset: Point(x: 0, y: y), phase: nil))
      _ = tracker.takeEvents()
    }

    var part: Explanation.RulePart? { tracker.explain(surface: "feed", item: "a")?.rules.first }
  }

  private static let rule = Rule(
    name: "r", fraction: 0.5, continuous: .milliseconds(1_000), repetition: .oncePerVisit)

  @Test("reported from the impression to the end of the appearance, held back in the next one")
  func appearance() {
    var stage = Stage(Self.rule)
    stage.wait(900)
    #expect(stage.part?.isReported == false)
    #expect(stage.part?.repetition == .free)
    stage.wait(100)
    #expect(stage.part?.isReported == true)
    #expect(stage.part?.repetition == .decidedInThisStretch)
    // Still there, but not viewable: it has counted all the same.
    stage.scroll(to: 60)
    #expect(stage.part?.isViewable == false)
    #expect(stage.part?.isReported == true)
    stage.scroll(to: 100)
    #expect(stage.part?.isReported == false)
    stage.scroll(to: 0)
    #expect(stage.part?.isReported == false)
    #expect(stage.part?.repetition == .heldBack)
    stage.wait(2_000)
    #expect(stage.part?.isReported == false)
    #expect(stage.part?.repetition == .heldBack)
  }

  @Test("a reset forgets that it was reported")
  func reset() {
    var stage = Stage(Self.rule)
    stage.wait(1_500)
    #expect(stage.part?.isReported == true)
    stage.tell(.reset(surface: nil, item: nil, rule: nil))
    #expect(stage.part?.isReported == false)
    #expect(stage.part?.repetition == .free)
  }

  @Test("what was decided and not reported says why")
  func vetoed() {
    var stage = Stage(Self.rule)
    stage.tell(.veto(surface: "feed", item: "a", rule: "r", isOn: true))
    stage.wait(1_500)
    #expect(stage.part?.isReported == false)
    #expect(stage.part?.repetition == .vetoed)
    stage.tell(.veto(surface: "feed", item: "a", rule: "r", isOn: false))
    // Decided for this stretch, for a reason that is gone.
    #expect(stage.part?.repetition == .decidedInThisStretch)
    #expect(stage.part?.isReported == false)
  }

  @Test("several items are explained as each by itself, and gates as those of the surface")
  func several() {
    var stage = Stage(Self.rule)
    let other = ItemLine(id: "b", frame: Rect(x: 0, y: 80, width: 100, height: 40))
    stage.tell(.items(surface: "feed", items: [other], all: false))
    stage.wait(400)
    let single = ["b", "a"].map { stage.tracker.explain(surface: "feed", item: $0) }
    #expect(stage.tracker.explain(surface: "feed", items: ["b", "none", "a"]) == single.compactMap { $0 })
    #expect(single.compactMap { $0 }.count == 2)
    #expect(stage.tracker.closedGates(of: "feed") == [])
    #expect(stage.tracker.closedGates(of: "none") == nil)
    stage.tell(.pause(surface: "feed"))
    #expect(stage.tracker.closedGates(of: "feed") == [.paused("feed")])
  }
}
