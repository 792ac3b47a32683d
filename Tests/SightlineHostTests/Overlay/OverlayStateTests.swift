// SPDX-License-Identifier: MIT

import SightlineCore
import Testing

@testable import SightlineHost

@Suite("What an overlay says of an item")
struct OverlayStateTests {
  typealias State = OverlayMarks.State
  typealias Part = Explanation.RulePart

  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    var explanation: Explanation
    var state: State
    var label: String

    init(_ name: String, _ state: State, _ label: String, _ change: (inout Explanation) -> Void) {
      self.name = name
      explanation = Explanation(time: .zero, surface: "feed", item: "card-7")
      explanation.itemArea = 100
      explanation.fraction = 0.625
      self.state = state
      self.label = label
      change(&explanation)
    }

    var testDescription: String { name }
  }

  static func part(_ rule: Rule, _ repetition: Part.Repetition = .free, viewable: Bool = true, time: Int64 = 0) -> Part
  {
    Part(
      rule: rule, decidingFraction: 0.625, areaHolds: viewable, alphaHolds: true, motionHolds: true,
      isViewable: viewable, continuous: .milliseconds(time), cumulative: .milliseconds(time), missing: .zero,
      repetition: repetition)
  }

  static func reported(_ rule: Rule, viewable: Bool = true) -> Part {
    var part = part(rule, .decidedInThisStretch, viewable: viewable)
    part.isReported = true
    return part
  }

  static let deep = Rule(name: "deep", extent: 0.8)
  static let long = Rule(name: "long", continuous: .milliseconds(1_000), cumulative: .milliseconds(4_000))

  static let rows = [
    Row("bad number", .unmeasurable, "card-7  not measurable") { $0.hasGoodNumbers = false },
    Row("turned", .unmeasurable, "card-7  not measurable") { ($0.isMeasurable, $0.fraction) = (false, 0) },
    Row("nothing visible", .unseen, "card-7") { ($0.fraction, $0.rules) = (0, [reported(.anyPixel, viewable: false)]) },
    Row("gate closed", .unseen, "card-7") { $0.gates = [.paused(nil)] },
    Row("no rule", .visible, "card-7  63 %") { _ in },
    Row("rule does not hold", .visible, "card-7  63 %") { $0.rules = [part(.fullyVisible, viewable: false)] },
    Row("time runs", .viewable(progress: 0.4), "card-7  63 %  0.4 of 1 s") {
      $0.rules = [part(.mrcDisplay, time: 400)]
    },
    Row("the rule with most of its time is shown", .viewable(progress: 0.5), "card-7  63 %  0.5 of 1 s") {
      $0.rules = [part(.mrcVideo, time: 500), part(.mrcDisplay, time: 500), part(.settledView, viewable: false)]
    },
    Row("of two needs the lesser", .viewable(progress: 0.25), "card-7  63 %  1.0 of 4 s") {
      $0.rules = [part(long, time: 1_000)]
    },
    Row("extent is missing", .viewable(progress: 0.5), "card-7  63 %  seen 40 % of 80 %") {
      ($0.rules, $0.seenExtent) = ([part(deep)], 0.4)
    },
    Row("one has counted, another runs", .viewable(progress: 0.1), "card-7  63 %  0.1 of 1 s") {
      $0.rules = [reported(.anyPixel), part(.mrcDisplay, time: 100)]
    },
    Row("one has counted, another does not hold", .counted, "card-7  63 %  ✓") {
      $0.rules = [reported(.anyPixel), part(.fullyVisible, viewable: false)]
    },
    Row("counted, though not viewable any more", .counted, "card-7  63 %  ✓") {
      $0.rules = [reported(.fullyVisible, viewable: false)]
    },
    Row("counted earlier", .countedBefore, "card-7  63 %  ✓ before") { $0.rules = [part(.settled, .heldBack)] },
    Row("vetoed", .heldBack, "card-7  63 %  held back") { $0.rules = [part(.anyPixel, .vetoed)] },
    Row("outside the sample", .heldBack, "card-7  63 %  held back") { $0.rules = [part(.anyPixel, .sampledOut)] },
    Row("decided, and not reported", .heldBack, "card-7  63 %  held back") {
      $0.rules = [part(.anyPixel, .decidedInThisStretch)]
    },
    Row("a long id", .visible, "a-very-long-id-of-somet…  63 %") { $0.item = "a-very-long-id-of-something" },
  ]

  @Test("an item's state and label follow from what the engine says of all rules", arguments: rows)
  func state(_ row: Row) {
    let mark = OverlayMarks.ItemMark(row.explanation, frame: .zero, visible: .zero)
    #expect(mark.state == row.state)
    #expect(mark.label == row.label)
  }

  @Test("each state has a colour of its own")
  func tints() {
    let states: [State] = [
      .unseen, .visible, .viewable(progress: 0), .counted, .countedBefore, .heldBack, .unmeasurable,
    ]
    #expect(Set(states.map(\.tint)) == Set(OverlayMarks.Tint.allCases))
    #expect(State.viewable(progress: 0).tint == State.viewable(progress: 1).tint)
  }

  @Test("the item at a point is the smallest there, and of equal ones the last")
  func pointed() {
    func mark(_ item: String, _ frame: Rect, _ visible: Rect? = nil) -> OverlayMarks.ItemMark {
      let explanation = Explanation(time: .zero, surface: "feed", item: item)
      return OverlayMarks.ItemMark(explanation, frame: frame, visible: visible ?? frame)
    }
    var marks = OverlayMarks()
    marks.items = [
      mark("large", Rect(x: 0, y: 0, width: 100, height: 100)),
      mark("small", Rect(x: 10, y: 10, width: 20, height: 20)),
      mark("twin", Rect(x: 10, y: 10, width: 20, height: 20)),
      mark("cut", Rect(x: 40, y: 40, width: 5, height: 5), Rect(x: 40, y: 40, width: 5, height: 0)),
    ]
    #expect(marks.item(at: Point(x: 10, y: 10))?.item == "twin")
    #expect(marks.item(at: Point(x: 30, y: 10))?.item == "large")
    #expect(marks.item(at: Point(x: 42, y: 41))?.item == "large")
    #expect(marks.item(at: Point(x: 100, y: 50)) == nil)
    #expect(marks.item(at: Point(x: .nan, y: 50)) == nil)
  }
}
