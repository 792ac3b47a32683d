// SPDX-License-Identifier: MIT

import SightlineCore
import Testing

/// Small scenes reckoned by hand, so that the oracle itself is trusted.
@Suite struct SlowTrackerTests {
  /// A feed of 100 by 200 points with a row of 100 by 100 at the top.
  static let feed: [TimedInput] = [
    at(0, .surface(SurfaceLine(id: "feed", frame: Rect(x: 0, y: 0, width: 100, height: 200)))),
    at(0, row("a", y: 0)),
  ]

  static func at(_ seconds: Double, _ input: Input) -> TimedInput {
    TimedInput(time: .seconds(seconds), input: input)
  }

  static func row(_ id: String, y: Double, height: Double = 100, content: String? = nil) -> Input {
    .items(
      surface: "feed",
      items: [ItemLine(id: id, frame: Rect(x: 0, y: y, width: 100, height: height), content: content)], all: false)
  }

  static func scroll(_ y: Double, _ phase: ScrollPhase? = nil) -> Input {
    .scroll(surface: "feed", offset: Point(x: 0, y: y), phase: phase)
  }

  /// Each event as one short line.
  static func story(_ inputs: [TimedInput], _ rules: [Rule], maximumGap: TimeSpan? = nil) -> [String] {
    story(inputs, RuleBook(rules: rules), maximumGap: maximumGap)
  }

  static func story(_ inputs: [TimedInput], _ book: RuleBook, maximumGap: TimeSpan? = nil) -> [String] {
    SlowTracker.run(inputs, rules: book, maximumGap: maximumGap).events.map { event in
      let what =
        switch event.kind {
        case .appear(let fraction): "appear \(fraction)"
        case .disappear(let record): "disappear \(record.cause) \(record.visibleTime.seconds)"
        case .enter(let rule, let fraction): "enter \(rule.name) \(fraction)"
        case .leave(let rule, let cause, let dwell): "leave \(rule.name) \(cause) \(dwell.seconds)"
        case .impression(let impression):
          "\(impression.rule.name) \(impression.fraction) \(impression.viewableTime.seconds)"
            + (impression.evicted.map { " evicted \($0)" } ?? "")
        @unknown default: "?"
        }
      return "\((event.time - .zero).seconds) \(event.item) \(what)"
    }
  }

  @Test("an impression is due exactly when its time is complete")
  func due() {
    let rule = Rule(name: "r", fraction: 0.5, continuous: .seconds(1), reportsStretches: true)
    #expect(
      Self.story(Self.feed + [Self.at(3, Self.scroll(75)), Self.at(4, .end)], [rule]) == [
        "0.0 a appear 1.0", "0.0 a enter r 1.0", "1.0 a r 1.0 1.0", "3.0 a leave r scrolled 3.0",
        "4.0 a disappear end 4.0",
      ])
  }

  @Test("time that is complete at the moment of leaving counts, a nanosecond less does not")
  func exactly() {
    let rule = Rule(name: "r", continuous: .seconds(1))
    #expect(
      Self.story(Self.feed + [Self.at(1, Self.scroll(100))], [rule]) == [
        "0.0 a appear 1.0", "1.0 a r 1.0 1.0", "1.0 a disappear scrolled 1.0",
      ])
    #expect(
      Self.story(Self.feed + [Self.at(0.999_999_999, Self.scroll(100))], [rule]) == [
        "0.0 a appear 1.0", "0.999999999 a disappear scrolled 0.999999999",
      ])
  }

  @Test("overlapping covers are subtracted once and name the cause")
  func covers() {
    let covers = [
      Cover(rect: Rect(x: 0, y: 0, width: 60, height: 100)), Cover(rect: Rect(x: 40, y: 0, width: 35, height: 100)),
    ]
    let rule = Rule(name: "r", fraction: 0.5, reportsStretches: true)
    #expect(
      Self.story(
        Self.feed + [Self.at(2, .covers(surface: nil, window: nil, covers: covers)), Self.at(4, .end)], [rule])
        == [
          "0.0 a appear 1.0", "0.0 a enter r 1.0", "0.0 a r 1.0 0.0", "2.0 a leave r covered 2.0",
          "4.0 a disappear end 4.0",
        ])
    let events = SlowTracker.run(
      Self.feed + [Self.at(2, .covers(surface: nil, window: nil, covers: covers)), Self.at(4, .end)],
      rules: RuleBook(rules: []), maximumGap: nil
    ).events
    guard case .disappear(let record)? = events.last?.kind else {
      Issue.record("no record")
      return
    }
    #expect(record.detail?.meanFraction == 0.625)
    #expect(record.detail?.bands == [.zero, .seconds(2), .zero, .seconds(2)])
    #expect(record.maxFraction == 1)
    #expect(record.seenExtent == 1)
  }

  @Test("an edge within the slack counts as whole, one beyond it does not", arguments: [(0.5, true), (0.625, false)])
  func slack(cut: Double, isWhole: Bool) {
    let story = Self.story(Self.feed + [Self.at(1, Self.scroll(cut)), Self.at(2, .end)], [.fullyVisible])
    #expect(story.contains("1.0 a fullyVisible") == false)
    let late = Self.story([Self.feed[0], Self.at(0, Self.scroll(cut)), Self.feed[1]], [.fullyVisible])
    #expect(late.count == (isWhole ? 2 : 1))
  }

  @Test("speed holds for 150 ms and is then 0")
  func speed() {
    let rule = Rule(name: "slow", motion: .slowerThan(100), reportsStretches: true)
    #expect(
      Self.story(
        Self.feed + [
          Self.at(1, .phase(surface: "feed", phase: .dragging)), Self.at(2, Self.scroll(2)),
          Self.at(2.01, Self.scroll(12)),
          Self.at(3, .end),
        ], [rule]) == [
          "0.0 a appear 1.0", "0.0 a enter slow 1.0", "0.0 a slow 1.0 0.0", "2.01 a leave slow moving 2.01",
          "2.16 a enter slow 0.88", "2.16 a slow 0.88 0.0", "3.0 a leave slow end 0.84", "3.0 a disappear end 3.0",
        ])
  }

  @Test("silence beyond the promised gap is unmeasured and ends stretches")
  func silence() {
    let rule = Rule(name: "r", continuous: .seconds(2), reportsStretches: true)
    #expect(
      Self.story(Self.feed + [Self.at(3, .still), Self.at(5.5, .end)], [rule], maximumGap: .seconds(1)) == [
        "0.0 a appear 1.0", "0.0 a enter r 1.0", "1.0 a leave r unmeasurable 1.0", "3.0 a enter r 1.0",
        "4.0 a leave r unmeasurable 1.0", "5.5 a enter r 1.0", "5.5 a leave r end 0.0", "5.5 a disappear end 2.0",
      ])
  }

  @Test("cumulative time survives a closed scene and starts anew when the rule is satisfied")
  func cumulative() {
    let rule = Rule(name: "r", cumulative: .seconds(2))
    #expect(
      Self.story(
        Self.feed + [
          Self.at(1.5, .app(.inactive)), Self.at(3, .app(.active)), Self.at(4, .app(.inactive)),
          Self.at(5, .app(.active)), Self.at(7, .end),
        ], [rule]) == [
          "0.0 a appear 1.0", "1.5 a disappear appInactive 1.5", "3.0 a appear 1.0", "3.5 a r 1.0 2.0",
          "4.0 a disappear appInactive 1.0", "5.0 a appear 1.0", "6.5 a r 1.0 2.0", "7.0 a disappear end 2.0",
        ])
  }

  @Test("one content in two cells is one thing, and the larger cell is named")
  func shared() {
    #expect(
      Self.story(
        [
          Self.feed[0], Self.at(0, Self.row("a", y: -50, content: "p")), Self.at(0, Self.row("b", y: 50, content: "p")),
          Self.at(1, Self.scroll(75)), Self.at(2, Self.scroll(200)),
        ], [.anyPixel]) == [
          "0.0 b appear 1.0", "0.0 b anyPixel 1.0 0.0", "2.0 b disappear scrolled 2.0",
        ])
  }

  @Test("held back at the previous stop until a rest ends without it")
  func previousStop() {
    let drag: [TimedInput] = [
      Self.at(1, Self.scroll(0, .dragging)), Self.at(2, Self.scroll(10, .idle)),
      Self.at(3, Self.scroll(0, .dragging)), Self.at(4, Self.scroll(0, .idle)),
      Self.at(5, .end),
    ]
    #expect(
      Self.story(Self.feed + drag, [.settled]).filter { $0.contains("settled") } == [
        "0.0 a settled 1.0 0.0", "4.0 a settled 1.0 0.0",
      ])
  }

  @Test("a dropped key is named in the next event that it could have held back")
  func evicted() {
    let rule = Rule(name: "once", repetition: .once)
    let book = RuleBook(rules: [rule], repetitionMemory: 1)
    #expect(
      Self.story(
        Self.feed + [Self.at(0, Self.row("b", y: 100)), Self.at(1, Self.scroll(300)), Self.at(2, Self.scroll(0))], book)
        == [
          "0.0 a appear 1.0", "0.0 b appear 1.0", "0.0 a once 1.0 0.0", "0.0 b once 1.0 0.0",
          "1.0 a disappear scrolled 1.0", "1.0 b disappear scrolled 1.0", "2.0 a appear 1.0", "2.0 b appear 1.0",
          "2.0 a once 1.0 0.0 evicted 1", "2.0 b once 1.0 0.0 evicted 2",
        ])
  }

  @Test("a refresh in one batch begins a new visit where the policy says so", arguments: [true, false])
  func refresh(isNew: Bool) {
    let book = RuleBook(
      rules: [Rule(name: "visit", repetition: .oncePerVisit)],
      visits: isNew ? VisitPolicy([.refresh: .init(.new)]) : VisitPolicy())
    let story = Self.story(
      Self.feed + [
        Self.at(1, .hide(surface: "feed", reason: .refresh)), Self.at(1, .show(surface: "feed", reason: nil)),
        Self.at(2, .end),
      ], book)
    let again = ["1.0 a disappear hidden 1.0", "1.0 a appear 1.0", "1.0 a visit 1.0 0.0", "2.0 a disappear end 1.0"]
    #expect(
      story == ["0.0 a appear 1.0", "0.0 a visit 1.0 0.0"] + (isNew ? again : ["2.0 a disappear end 2.0"]))
  }

  @Test("a tap on a visible item satisfies a rule that counts it, once in a stretch")
  func taps() {
    let rule = Rule(name: "r", fraction: 1, continuous: .seconds(5), countsInteraction: true)
    #expect(
      Self.story(
        Self.feed + [
          Self.at(1, .tap(surface: "feed", item: "a")), Self.at(2, .tap(surface: "feed", item: "a")),
          Self.at(3, Self.scroll(50)), Self.at(4, .tap(surface: "feed", item: "a")), Self.at(5, Self.scroll(100)),
          Self.at(5, .tap(surface: "feed", item: "a")), Self.at(6, .tap(surface: "feed", item: "a")),
        ], [rule]) == [
          "0.0 a appear 1.0", "1.0 a r 1.0 1.0", "4.0 a r 0.5 0.0", "5.0 a disappear scrolled 5.0",
        ])
  }

  @Test("an inner surface moves with the outer one and is clipped by it")
  func nested() {
    let inner = SurfaceLine(
      id: "inner", frame: Rect(x: 0, y: 150, width: 100, height: 100), parent: "feed", parentItem: "a")
    let item = ItemLine(id: "x", frame: Rect(x: 0, y: 0, width: 50, height: 100))
    let story = Self.story(
      Self.feed + [
        Self.at(0, .surface(inner)), Self.at(0, .items(surface: "inner", items: [item], all: false)),
        Self.at(1, Self.scroll(50)), Self.at(2, .hide(surface: "feed", reason: nil)),
      ], [Rule(name: "r", fraction: 1)])
    #expect(
      story == [
        "0.0 a appear 1.0", "0.0 x appear 0.5", "0.0 a r 1.0 0.0", "1.0 x r 1.0 0.0", "2.0 a disappear hidden 2.0",
        "2.0 x disappear hidden 2.0",
      ])
  }
}
