// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineTestKit
import Testing

@Suite("scripts and virtual time")
struct ScriptTests {
  @Test("a clock goes on when told, and never back")
  func clock() {
    var clock = VirtualClock(startingAt: .seconds(1))
    clock.advance(by: .milliseconds(500))
    #expect(clock.now == .seconds(1.5))
    clock.advance(by: .milliseconds(-500))
    #expect(clock.now == .seconds(1.5))
    clock.advance(to: .seconds(1))
    #expect(clock.now == .seconds(1.5))
  }

  @Test("a script holds its steps in the order in which they were written")
  func steps() {
    let script = ExposureScript().at(0, .session, .still).wait(until: 1).end(at: 2)
    #expect(script.steps.map(\.input) == [.session, .still, .wake, .end])
    #expect(script.steps.map(\.time) == [.zero, .zero, .seconds(1), .seconds(2)])
  }

  @Test("a scroll over time drags in equal steps and is idle with the last")
  func scroll() {
    let steps = ExposureScript().scroll("feed", from: 100, to: 400, at: 1, for: 0.5, frame: 0.25).steps
    let phases: [ScrollPhase] = [.dragging, .dragging, .idle]
    let offsets = [100.0, 250, 400]
    #expect(
      steps.map(\.input)
        == zip(offsets, phases).map { .scroll(surface: "feed", offset: Point(x: 0, y: $0), phase: $1) })
    #expect(steps.map(\.time) == [.seconds(1), .seconds(1.25), .seconds(1.5)])
  }

  @Test("a scroll that takes no time is one step", arguments: [0, -1, Double.nan])
  func noTime(duration: Double) {
    let steps = ExposureScript().scroll("feed", from: 0, to: 400, at: 1, for: duration).steps
    #expect(steps.map(\.input) == [.scroll("feed", y: 400, phase: .idle)])
  }

  @Test("rows stand below each other, pages beside each other, both with their index")
  func rowsAndPages() {
    let rows = Input.rows(["a", "b"], of: "feed", y: 10, width: 100, height: 50)
    let second = ItemLine(id: "b", frame: Rect(x: 0, y: 60, width: 100, height: 50), index: 1)
    guard case .items("feed", let lines, false) = rows else { return #expect(Bool(false)) }
    #expect(lines.last == second)
    guard case .items(_, let pages, _) = Input.pages(["a", "b"], of: "feed", x: 5, width: 100, height: 50) else {
      return #expect(Bool(false))
    }
    #expect(pages.map(\.frame.x) == [5, 105])
  }

  @Test("a host in virtual time wakes at deadlines, so events come when they are due and not at the next input")
  func wakes() {
    var host = VirtualHost(rules: RuleBook(rules: [.mrcDisplay]))
    host.pass(.surface("feed", width: 100, height: 100), .rows(["a"], of: "feed", width: 100, height: 50))
    host.wait(.milliseconds(999))
    #expect(host.log.impressions(of: "a").isEmpty)
    host.wait(.milliseconds(1))
    #expect(host.log.impressions(of: "a").map(\.time) == [.seconds(1)])
    #expect(host.clock.now == .seconds(1))
  }

  @Test("a store of `once` holds over launches")
  func store() throws {
    let rules = RuleBook(rules: [Rule(name: "first", repetition: .once)])
    let script = ExposureScript()
      .at(0, .surface("feed", width: 100, height: 100), .rows(["a", "b"], of: "feed", width: 100, height: 50))
      .end(at: 1)
    var first = VirtualHost(rules: rules, store: InMemoryOnceStore(["first": ["b"]]))
    first.play(script)
    #expect(first.log.contentsSeen() == ["a"])
    #expect(first.store?.contents == ["first": ["a", "b"]])
    var second = VirtualHost(rules: rules, store: first.store)
    second.play(script)
    #expect(second.log.contentsSeen().isEmpty)
  }

  @Test("a store answers in the order asked and knows nothing of other rules")
  func storeAnswers() {
    var store = InMemoryOnceStore()
    store.store(["a", "c"], rule: "first")
    #expect(store.known(["c", "b", "a"], rule: "first") == ["c", "a"])
    #expect(store.known(["a"], rule: "other").isEmpty)
  }

  @Test("what a host was told in vain is kept as diagnostics")
  func diagnostics() {
    var host = VirtualHost(rules: RuleBook(rules: []))
    host.pass(.scroll("nobody", y: 1))
    #expect(host.diagnostics.map(\.kind) == [.unknownSurface])
  }

  @Test("the sample of the page on testing holds")
  func sample() {
    let script = ExposureScript()
      .at(0, .surface("feed", width: 390, height: 800), .rows(["a", "b", "c"], of: "feed", width: 390, height: 400))
      .scroll("feed", from: 0, to: 400, at: 1.5, for: 0.3)
      .end(at: 4)
    let log = EventLog(of: script, rules: RuleBook(rules: [.mrcDisplay]))
    let difference = log.only(.impression).difference(from: [
      "1 impression mrcDisplay feed/a",
      "1 impression mrcDisplay feed/b",
      "2.65 impression mrcDisplay feed/c fraction 1",
    ])
    #expect(difference == nil)
  }
}
