// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineHost
import SightlineTestKit
import Testing

/// How often covers are searched for, and what a search asks (design 8.4).
@MainActor
@Suite("What a search for covers costs")
struct SearchCostTests {
  /// Ways in which a surface scrolls for about ten seconds, while nothing but offsets changes.
  enum Play: String, CaseIterable, CustomTestStringConvertible {
    case drags = "a finger drags and rests by turns"
    case throwsOn = "throws, each caught by the next"
    case everyFrame = "code sets the offset in each frame"
    case jumps = "code jumps every 150 ms"
    case farJumps = "code jumps to rows far off, every 90 ms"
    case animations = "code scrolls with animation, again and again"

    var testDescription: String { rawValue }

    @MainActor
    func run(_ app: HeadlessApp, _ view: HeadlessScrollView) {
      switch self {
      case .drags:
        for turn in 0..<10 { app.drag(view, by: Point(x: 0, y: turn % 3 == 2 ? 500 : -420), over: .milliseconds(750)) }
      case .throwsOn:
        for turn in 0..<20 {
          app.swipe(view, by: Point(x: 0, y: turn % 4 == 3 ? 350 : -400))
          app.advance(by: .milliseconds(310))
        }
      case .everyFrame: step(app, view, by: 7, times: 600, every: .milliseconds(17))
      case .jumps: step(app, view, by: 90, times: 66, every: .milliseconds(150))
      case .farJumps: step(app, view, by: 1_000, times: 110, every: .milliseconds(90))
      case .animations:
        for turn in 0..<20 {
          app.scroll(view, to: Point(x: 0, y: Double(turn % 4) * 600), animated: true)
          app.advance(by: .milliseconds(480))
        }
      }
    }

    @MainActor
    private func step(
      _ app: HeadlessApp, _ view: HeadlessScrollView, by way: Double, times: Int, every span: TimeSpan
    ) {
      let first = view.contentOffset.y
      let room = max(way, view.contentHeight - view.bounds.height - first)
      for turn in 0..<times {
        view.contentOffset.y = first + (Double(turn) * way).truncatingRemainder(dividingBy: room)
        app.advance(by: span)
      }
    }
  }

  @Test(
    "in no second of ten that a table scrolls are covers searched for more often than four times",
    arguments: Play.allCases)
  func tableRate(play: Play) {
    let table = CostTable(rows: 100_000)
    check(table.app, [table.table], most: 4) { play.run(table.app, table.table) }
  }

  @Test(
    "the same holds for each of three nested surfaces, whichever of them scrolls",
    arguments: [Play.drags, .everyFrame, .jumps], 0..<3)
  func nestedRate(play: Play, depth: Int) {
    let fixture = CostFixture()
    check(fixture.app, fixture.surfaces, most: 4) { play.run(fixture.app, fixture.surfaces[depth]) }
  }

  @Test("the limit is the one that was set", arguments: [1, 2, 8])
  func otherRate(most: Int) {
    var options = HostOptions()
    options.maximumCoverSearchesPerSecond = Double(most)
    let table = CostTable(rows: 1_000, options: options)
    check(table.app, [table.table], most: most) { Play.drags.run(table.app, table.table) }
  }

  /// Never more searches in any second than `most`, and few less while something moves all the time.
  private func check(_ app: HeadlessApp, _ surfaces: [HeadlessView], most: Int, _ play: () -> Void) {
    let log = SearchLog(app)
    let began = app.now
    play()
    let seconds = (app.now - began).seconds
    #expect(seconds > 8)
    for surface in surfaces {
      let found = log.mostInASecond(of: surface)
      #expect(found <= most, "\(log.searches(of: surface).map { ($0 - began).seconds })")
    }
    let all = surfaces.map { log.searches(of: $0).count }.max() ?? 0
    #expect(Double(all) >= 0.6 * seconds * Double(most))
  }

  @Test("a search asks once about each sibling, about no view twice, and little else")
  func search() {
    let fixture = CostFixture()
    fixture.app.advance(by: .milliseconds(1))
    fixture.pass()
    let log = SearchLog(fixture.app)
    let calls = fixture.calls {
      for number in fixture.surfaces.indices { fixture.app.session.refresh("surface-\(number)") }
      fixture.pass()
    }
    for function in HeadlessCalls.searching where function != .windows && function != .presented {
      #expect(log.most(function) == 1, "\(function)")
    }
    // All siblings and two of the views around the innermost surface, which lie beside items and are drawn over them.
    #expect(calls[.paint] == fixture.siblings + 2)
    #expect(log.views(.paint) == calls[.paint])
    // One list of siblings a level up to the window, one of contents a surface; what is above, once in all.
    #expect(calls[.siblings] <= 16)
    #expect(calls[.contents] == fixture.surfaces.count)
    #expect(calls[.windows] == 1)
    #expect(calls[.presented] == 1)
    #expect(calls.ofSearches <= fixture.siblings + 2 + 16 + fixture.surfaces.count + 2)
  }

  @Test(
    "of thousands of views that lie over one another a search asks about those near the screen",
    arguments: [100, 3_000])
  func many(cards: Int) {
    let app = HeadlessApp(rules: RuleBook(rules: [.anyPixel]))
    let scroll = HeadlessScrollView(frame: CostFixture.frame)
    (scroll.contentWidth, scroll.contentHeight) = (390, Double(cards) * 100)
    for number in 0..<cards {
      // Each lies over the lowest fifth of the one before.
      let card = HeadlessView(frame: Rect(x: 0, y: Double(number) * 100, width: 390, height: 125))
      card.background = .background(alpha: 1)
      scroll.addSubview(card)
      app.session.register(card, as: ExposedItem("card-\(number)"))
    }
    app.session.track(scroll, as: "surface")
    let screen = HeadlessController(name: "screen")
    screen.view.addSubview(scroll)
    app.show(screen)
    app.advance(by: .milliseconds(2_000))
    scroll.contentOffset.y = Double(cards) * 50
    app.advance(by: .milliseconds(2_000))
    #expect(app.session.explain(scroll.subviews[cards / 2 + 3])?.fraction == 0.8)
    let before = app.system.calls
    let step = app.script.steps.count
    scroll.contentOffset.y += 1
    app.advance(by: .milliseconds(300))
    #expect(app.system.calls.since(before)[.contents] > 0)
    // Three screens, and what reaches into them; twice at most within that time.
    let near = 3 * 844 / 100 + 3
    #expect(app.system.calls.since(before)[.paint] <= 2 * near)
    for told in app.script.steps[step...] {
      guard case .covers(surface: "surface"?, _, let covers) = told.input else { continue }
      #expect(covers.count <= near)
      #expect(covers.allSatisfy { $0.except.count <= near })
    }
  }

  @Test("with items in many holders and views that the app names, no view is asked about twice in a search")
  func holders() {
    let app = HeadlessApp(rules: RuleBook(rules: [.mrcDisplay]))
    let scroll = HeadlessScrollView(frame: CostFixture.frame)
    (scroll.contentWidth, scroll.contentHeight) = (390, 3_000)
    var named: [HeadlessView] = []
    // Five holders, each with four holders of three items with a later sibling each: what lies over whom is asked of
    // every holder, however many items are in it.
    for outer in 0..<5 {
      let group = HeadlessView(frame: Rect(x: 0, y: Double(outer) * 160, width: 390, height: 150))
      scroll.addSubview(group)
      for inner in 0..<4 {
        let box = HeadlessView(frame: Rect(x: Double(inner) * 95, y: 10, width: 90, height: 120))
        group.addSubview(box)
        for number in 0..<3 {
          let item = HeadlessView(frame: Rect(x: 0, y: Double(number) * 40, width: 90, height: 36))
          box.addSubview(item)
          app.session.register(item, as: ExposedItem("item-\(outer)-\(inner)-\(number)"))
        }
        box.addSubview(HeadlessView(frame: Rect(x: 0, y: 0, width: 20, height: 120)))
      }
      let badge = HeadlessView(frame: Rect(x: 0, y: 0, width: 40, height: 40))
      group.addSubview(badge)
      named.append(badge)
    }
    app.session.track(scroll, as: "surface")
    let screen = HeadlessController(name: "screen")
    screen.view.addSubview(scroll)
    app.show(screen)
    app.advance(by: .milliseconds(2_000))
    func search(_ log: SearchLog) {
      app.session.refresh("surface")
      app.session.noticed(.changed)
      app.turn()
    }
    var log = SearchLog(app)
    search(log)
    #expect(log.most(.paint) == 1)
    #expect(log.most(.contents) == 1)
    #expect(log.most(.siblings) == 1)
    // A named view asks what is around it once more, and not once for each of the sixty items.
    for badge in named { app.session.cover(badge) }
    app.turn()
    log = SearchLog(app)
    search(log)
    #expect(log.most(.paint) == 1)
    #expect(log.most(.contents) <= 1 + named.count)
    #expect(log.most(.siblings) == 1)
    #expect(app.problems(everyWay: false).isEmpty)
  }
}
