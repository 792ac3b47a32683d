// SPDX-License-Identifier: MIT

import Foundation
import SightlineCore
import SightlineHost
import Testing

@Suite("Explanations in words")
struct ExplanationTextTests {
  static func explanation(_ change: (inout Explanation) -> Void = { _ in }) -> Explanation {
    var explanation = Explanation(time: .zero, surface: "feed", item: "card-7", content: "p-9")
    explanation.itemArea = 1_000
    explanation.visibleArea = 1_000
    explanation.fraction = 1
    change(&explanation)
    return explanation
  }

  static func part(_ rule: Rule, _ change: (inout Explanation.RulePart) -> Void = { _ in }) -> Explanation.RulePart {
    var part = Explanation.RulePart(
      rule: rule, decidingFraction: 1, areaHolds: true, alphaHolds: true, motionHolds: true, isViewable: true,
      continuous: .zero, cumulative: .zero, missing: .zero, repetition: .free)
    change(&part)
    return part
  }

  static let cut = explanation { explanation in
    explanation.losses = [
      .init(reason: .surface("feed"), area: 250),
      .init(reason: .cover(by: "bar", kind: .translucent, opacity: nil), area: 300.26),
      .init(reason: .window("main"), area: 0),
    ]
    (explanation.visibleArea, explanation.fraction) = (449.74, 0.44974)
    explanation.rules = [
      part(.mrcDisplay) { ($0.areaHolds, $0.isViewable, $0.decidingFraction) = (false, false, 0.44974) }
    ]
  }

  @Test("all of it: the item, the sum, each rule, as the documents show it")
  func whole() throws {
    let text = """
      'card-7' in surface 'feed', showing 'p-9':
      Of its 1000 pt², 250 outside surface 'feed', 300.3 under a cover, bar, translucent; 449.7 pt² is visible, \
      0.4497 of it.
      mrcDisplay: not viewable; it has 0.45 and needs 0.5 of the item, 0.3 of items from 242500 pt².
      """
    #expect(Self.cut.text == text)
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Sources/Sightline/Sightline.docc/SeeingWhatIsMeasured.md").standardizedFileURL
    #expect(try String(contentsOf: page, encoding: .utf8).contains("```text\n" + text + "\n```\n"))
  }

  @Test("what is in the way of everything comes first")
  func gates() {
    var explanation = Self.cut
    explanation.gates = [.scene(window: "main", state: .inactive), .paused(nil)]
    #expect(
      explanation.text.split(separator: "\n").dropFirst().prefix(2) == [
        "Nothing is measured: the scene of window 'main' is inactive.", "Nothing is measured: everything is paused.",
      ])
  }

  @Test("an item that is whole says so, one without area too, and one without rules")
  func plain() {
    let explanation = Self.explanation { $0.content = "card-7" }
    #expect(
      explanation.text == "'card-7' in surface 'feed':\nAll of its 1000 pt² is visible.\nNo rule applies to it.")
    #expect(ExplanationText.area(Self.explanation { $0.itemArea = 0 }) == "It has no area.")
    let obstacles = ExplanationText.obstacles(
      Self.explanation { ($0.isHidden, $0.isMeasurable, $0.hasGoodNumbers) = (true, false, false) })
    #expect(
      obstacles == [
        "It is hidden, or something around it is.", "It cannot be measured now.",
        "It has a number that cannot be reckoned with.",
      ])
  }

  struct RuleCase: Sendable, CustomTestStringConvertible {
    var text: String
    var part: Explanation.RulePart
    var testDescription: String { text }
  }

  @Test(
    "a rule says what is missing, and nothing that is there",
    arguments: [
      RuleCase(text: "anyPixel: viewable, and the time is complete.", part: part(.anyPixel)),
      RuleCase(
        text: "mrcDisplay: viewable, 0.6 s missing; it has been for 0.4 s of 1 s.",
        part: part(.mrcDisplay) { ($0.continuous, $0.missing) = (.milliseconds(400), .milliseconds(600)) }),
      RuleCase(
        text: "long: viewable, 4 s missing; it has been for 1 s of 5 s in all.",
        part: part(Rule(name: "long", cumulative: .milliseconds(5_000))) {
          ($0.cumulative, $0.missing) = (.milliseconds(1_000), .milliseconds(4_000))
        }),
      RuleCase(
        text: "deep: viewable, and the time is complete; 0.25 of it has been seen of 0.8.",
        part: part(Rule(name: "deep", extent: 0.8))),
      RuleCase(
        text: "still: not viewable; its alpha is 0.05 and must be 0.1; it must be at rest.",
        part: part(Rule(name: "still", motion: .settled)) {
          ($0.isViewable, $0.alphaHolds, $0.motionHolds) = (false, false, false)
        }),
      RuleCase(
        text: "once: viewable, but it will not be reported; an earlier report holds it back (once per visit).",
        part: part(Rule(name: "once", repetition: .oncePerVisit)) { $0.repetition = .heldBack }),
      RuleCase(
        text: "few: viewable, but it will not be reported; it is outside the sample of 0.1.",
        part: part(Rule(name: "few", sample: 0.1)) { $0.repetition = .sampledOut }),
      RuleCase(
        text: "anyPixel: viewable, but it will not be reported; the app's veto holds it back.",
        part: part(.anyPixel) { $0.repetition = .vetoed }),
      RuleCase(
        text: "anyPixel: viewable, and decided in this stretch already; an impression was reported in this appearance.",
        part: part(.anyPixel) { ($0.repetition, $0.isReported) = (.decidedInThisStretch, true) }),
    ])
  func rules(_ row: RuleCase) {
    let explanation = Self.explanation { ($0.alpha, $0.seenExtent) = (0.05, 0.25) }
    #expect(ExplanationText.rule(row.part, explanation) == row.text)
  }
}
