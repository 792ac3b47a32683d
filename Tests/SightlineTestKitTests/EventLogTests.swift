// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineTestKit
import Testing

@Suite("the log of events")
struct EventLogTests {
  private static let log = EventLog(
    of: ExposureScript()
      .at(
        0, .surface("feed", width: 100, height: 100), .rows(["a"], of: "feed", width: 100, height: 50),
        .item(
          ItemLine(id: "b", frame: Rect(x: 0, y: 75, width: 100, height: 50), content: "p"), of: "feed")
      )
      .at(1.5, .scroll("feed", y: 500))
      .end(at: 2),
    rules: RuleBook(rules: [
      Rule(name: "half", fraction: 0.5, continuous: .milliseconds(1_000), reportsStretches: true)
    ]))

  private static let lines = [
    "0 appear feed/a fraction 1", "0 enter half feed/a fraction 1", "0 appear feed/b=p fraction 0.5",
    "0 enter half feed/b=p fraction 0.5", "1 impression half feed/a fraction 1 viewableTime 1",
    "1 impression half feed/b=p fraction 0.5 viewableTime 1", "1.5 leave half feed/a scrolled dwell 1.5",
    "1.5 disappear feed/a scrolled visibleTime 1.5", "1.5 leave half feed/b=p scrolled dwell 1.5",
    "1.5 disappear feed/b=p scrolled visibleTime 1.5",
  ]

  @Test("each event has one line for people")
  func oneLineEach() {
    #expect(Self.log.lines == Self.lines)
    #expect(Self.log.description == Self.lines.joined(separator: "\n"))
  }

  @Test(
    "times are written with as many decimals as they have",
    arguments: [
      (0, "0"), (1, "0.000000001"), (1_500_000_000, "1.5"), (-1_000_000_000, "-1"), (-500_000_000, "-0.5"),
      (Int64.min, "-9223372036.854775808"),
    ] as [(Int64, String)])
  func times(nanoseconds: Int64, text: String) {
    let event = Event(
      time: Timestamp(nanoseconds: nanoseconds), kind: .appear(fraction: 0.25), surface: "s", item: "i", visit: 1,
      session: 1, sequence: 1)
    #expect(event.line == "\(text) appear s/i fraction 0.25")
  }

  @Test("the log answers for a content, and for an item that has none")
  func questions() {
    #expect(Self.log.impressions(of: "p").map(\.item) == ["b"])
    #expect(Self.log.impressions(of: "b").isEmpty)
    #expect(Self.log.impressions(of: "a", rule: "half").count == 1)
    #expect(Self.log.impressions(of: "a", rule: "other").isEmpty)
    #expect(Self.log.contentsSeen() == ["a", "p"])
    #expect(Self.log.visibleTime(of: "p") == .seconds(1.5))
    #expect(Self.log.longestStretch(of: "p", rule: "half") == .seconds(1.5))
    #expect(Self.log.longestStretch(of: "p", rule: "other") == .zero)
    #expect(Self.log.events(.leave).count == 2)
    #expect(Self.log.only(.impression, .leave).lines.count == 4)
  }

  @Test("the same lines, whole or cut after a word, are no difference")
  func noDifference() {
    #expect(Self.log.difference(from: Self.lines) == nil)
    let short = Self.lines.map { $0.split(separator: " ").prefix(3).joined(separator: " ") }
    #expect(Self.log.difference(from: short) == nil)
    #expect(Self.log.difference(from: Self.log) == nil)
  }

  @Test("a difference names the first event that differs and shows both sides")
  func difference() throws {
    var wrong = Self.lines
    wrong[4] = "1 impression half feed/c"
    let text = try #require(Self.log.difference(from: wrong))
    let first = """
      event 5 differs
        expected: 1 impression half feed/c
        found:    1 impression half feed/a fraction 1 viewableTime 1
      """
    #expect(text.hasPrefix(first))
    // A word is not cut in the middle.
    wrong[4] = "1 impression hal"
    #expect(Self.log.difference(from: wrong) != nil)
    let missing = try #require(Self.log.difference(from: Self.lines + ["2 appear feed/z"]))
    #expect(missing.contains("found:    no event"))
    let surplus = try #require(Self.log.difference(from: Self.lines.dropLast()))
    #expect(surplus.contains("expected: no event"))
  }

  @Test("logs that differ in one field differ")
  func fields() throws {
    var events = Self.log.events
    events[2].visit = 2
    let text = try #require(Self.log.difference(from: EventLog(events)))
    #expect(text.hasPrefix("event 3 differs"))
  }

  @Test("impressions are compared in any order, each as often as it stands")
  func impressions() {
    #expect(Self.log.difference(fromImpressionsOf: ["p", "a"]) == nil)
    #expect(Self.log.difference(fromImpressionsOf: ["p", "a"], rule: "half") == nil)
    #expect(Self.log.difference(fromImpressionsOf: [], rule: "other") == nil)
    let text = Self.log.difference(fromImpressionsOf: ["a", "a"])
    #expect(
      text == "missing: a; not expected: 1 impression half feed/b=p fraction 0.5 viewableTime 1")
  }

  @Test("a replay check finds nothing where nothing depends on the host")
  func replay() {
    let script = ExposureScript()
      .at(0, .surface("feed", width: 100, height: 100), .rows(["a", "b", "c"], of: "feed", width: 100, height: 60))
      .scroll("feed", from: 0, to: 80, at: 0.5, for: 0.4)
    let check = ReplayCheck(script: script, rules: RuleBook(rules: Rule.presets), maximumGap: .milliseconds(300))
    #expect(check.differences() == [])
    #expect(check.script.steps.last?.input == .end)
    for way in ReplayCheck.Way.allCases { #expect(check.events(way) == check.events()) }
  }
}
