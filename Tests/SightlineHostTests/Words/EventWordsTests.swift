// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineHost
import Testing

@Suite("Events in words")
struct EventWordsTests {
  static let rule = RuleReference(name: "mrcDisplay", version: "1")
  static let record = ExposureRecord(
    cause: .scrolled, visibleTime: .milliseconds(1_250), longest: [], maxFraction: 0.875, detail: nil, seenExtent: 1)

  static func event(_ kind: Event.Kind, content: String? = nil) -> Event {
    Event(
      time: .zero, kind: kind, surface: "feed", item: "card-7", content: content, visit: 1, session: 1, sequence: 1,
      attributes: ["user": .string("someone")])
  }

  @Test(
    "an event tells what happened without a word of what it happened to",
    arguments: [
      (.appear(fraction: 0.125), "appear, fraction 0.13"),
      (.enter(rule: rule, fraction: 0.5), "enter mrcDisplay, fraction 0.5"),
      (.leave(rule: rule, cause: .covered, dwell: .milliseconds(300)), "leave mrcDisplay, covered after 0.3 s"),
      (
        .impression(Impression(rule: rule, fraction: 1, viewableTime: .milliseconds(1_000))),
        "impression mrcDisplay, fraction 1, viewable for 1 s"
      ),
      (.disappear(record), "disappear, scrolled after 1.25 s, up to 0.88"),
    ] as [(Event.Kind, String)])
  func what(_ kind: Event.Kind, _ text: String) {
    let words = EventWords.what(Self.event(kind, content: "p-9"))
    #expect(words == text)
    for secret in ["card-7", "p-9", "feed", "someone"] { #expect(!words.contains(secret)) }
  }

  @Test("what it happened to is named with what it shows, where that is something else")
  func which() {
    #expect(EventWords.which(Self.event(.appear(fraction: 1))) == "card-7 in feed")
    #expect(EventWords.which(Self.event(.appear(fraction: 1), content: "card-7")) == "card-7 in feed")
    #expect(EventWords.which(Self.event(.appear(fraction: 1), content: "p-9")) == "card-7 (p-9) in feed")
  }
}
