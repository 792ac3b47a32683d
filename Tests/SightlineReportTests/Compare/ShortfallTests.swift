// SPDX-License-Identifier: MIT

import SightlineCore
import Testing

@testable import SightlineReport

@Suite("what a rule missed")
struct ShortfallTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let rule: Rule
    let facts: Shortfall.Facts
    let answer: Shortfall
    var testDescription: String { name }
  }

  private static func facts(_ change: (inout Shortfall.Facts) -> Void) -> Shortfall.Facts {
    var facts = Shortfall.Facts(wasSeen: true, applied: true)
    change(&facts)
    return facts
  }

  static let cases = [
    Case(
      name: "never visible", rule: .mrcDisplay, facts: Shortfall.Facts(), answer: .unseen),
    Case(
      name: "not the item's rule", rule: .mrcDisplay, facts: facts { $0.applied = false }, answer: .notAsked),
    Case(
      name: "too small", rule: .mrcDisplay, facts: facts { $0.maxFraction = 0.4 }, answer: .area(0.4, need: 0.5)),
    Case(
      name: "too short", rule: .mrcDisplay,
      facts: facts {
        $0.maxFraction = 1
        $0.longest = .milliseconds(600)
      }, answer: .time(.milliseconds(600), need: .seconds(1))),
    Case(
      name: "too short together", rule: Rule(name: "sum", cumulative: .seconds(5)),
      facts: facts {
        $0.longest = .seconds(2)
        $0.sum = .seconds(4)
      }, answer: .sum(.seconds(4), need: .seconds(5))),
    Case(
      name: "never at rest", rule: .settled, facts: facts { $0.maxFraction = 1 }, answer: .motion(1)),
    Case(
      name: "too little of the viewport", rule: Rule(name: "wide", fraction: 0.5, of: .viewport),
      facts: facts { $0.maxFraction = 0.9 }, answer: .viewport(0.9, need: 0.5)),
    Case(
      name: "too little seen", rule: Rule(name: "read", continuous: .seconds(1), extent: 0.9),
      facts: facts {
        $0.longest = .seconds(3)
        $0.seenExtent = 0.7
      }, answer: .extent(0.7, need: 0.9)),
    Case(
      name: "held back", rule: Rule(name: "first", continuous: .seconds(1), repetition: .once),
      facts: facts { $0.longest = .seconds(3) }, answer: .heldBack),
    Case(
      name: "held back at once", rule: Rule(name: "first", fraction: 0.5, repetition: .once),
      facts: facts { $0.maxFraction = 0.7 }, answer: .heldBack),
    Case(
      name: "see-through", rule: .mrcDisplay, facts: facts { $0.maxFraction = 0.7 }, answer: .noTime(0.7)),
  ]

  @Test("the first need that was not met is told", arguments: cases)
  func judged(_ item: Case) {
    #expect(Shortfall(item.facts, item.rule) == item.answer)
  }
}

@Suite("positions and histograms")
struct PositionTests {
  @Test(
    "places far down are counted together",
    arguments: [
      (-3, "0"), (0, "0"), (99, "99"), (100, "100-199"), (199, "100-199"), (200, "200-399"), (799, "400-799"),
      (Int.max, "7205759403792793600-\(Int.max)"),
    ])
  func buckets(_ place: Int, _ text: String) {
    #expect(Position(place).text == text)
  }

  @Test("an edge belongs to what lies below it, and what is above all edges is counted")
  func edges() {
    var histogram = Histogram(edges: [1, 2])
    for value in [0.5, 1, 1.5, 2, 3, 4] { histogram.add(value) }
    #expect(histogram.counts == [2, 2, 2])
    var other = histogram
    other.merge(histogram)
    #expect(other.counts == [4, 4, 4] && other.total == 12)
  }
}
