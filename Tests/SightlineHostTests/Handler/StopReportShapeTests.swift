// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineHost
import SightlineTestKit
import Testing

@MainActor
@Suite("A report for a handler")
struct StopReportShapeTests {
  @Test("tells of all items of one list in one call, in the order in which the list shows them")
  func order() {
    let page = StopPage(StopPolicy(repetition: .everyAppearance), rows: StopPage.rows(1...20))
    page.drag(400)
    page.wait(1_500)
    // The first two come back after the engine has heard of the ones below.
    page.drag(-400)
    page.wait(1_500)
    #expect(page.ours(.exposed) == [StopPage.rows(1...4), StopPage.rows(3...6), StopPage.rows(1...4)])
    #expect(page.ours(.effective) == [StopPage.rows(3...6), StopPage.rows(1...4)])
  }

  @Test("tells of two lists in two calls")
  func lists() {
    let page = StopPage(rows: StopPage.rows(1...20))
    let other = HeadlessTableView(frame: Rect(x: 0, y: 800, width: 390, height: 44))
    other.rowHeight = 22
    other.source = HeadlessListSource(numberOfItems: { _ in 2 }) { cell, path in
      page.app.session.bind(cell, to: ExposedItem("other \(path.item + 1)"))
    }
    page.screen.view.addSubview(other)
    page.app.session.track(other, as: "other")
    page.wait(1_500)
    let calls = page.reports.map { [$0.surface, $0.kind.rawValue] + $0.items.map(\.event.item) }
    #expect(calls.contains(["page", "effective"] + StopPage.rows(1...4)))
    #expect(calls.contains(["other", "exposed", "other 1", "other 2"]))
    #expect(calls.contains(["other", "effective", "other 1", "other 2"]))
    // It has all rules, and yet nobody has asked for the first sight of its rows.
    #expect(page.app.log.impressions(of: "other 1", rule: "firstSeen").count == 1)
    #expect(!page.reports.contains { $0.kind == .firstSeen })
    #expect(page.reports.allSatisfy { $0.view === ($0.surface == "page" ? page.table : other) })
  }

  @Test("names the view and the place of each item, and how long it has been there")
  func items() {
    let page = StopPage(rows: StopPage.rows(1...20))
    page.wait(1_500)
    let effective = page.reports.first { $0.kind == .effective }
    #expect(effective?.items.map(\.dwell) == Array(repeating: .milliseconds(1_000), count: 4))
    #expect(effective?.items.map(\.fraction) == [1, 1, 1, 1])
    for (place, item) in (effective?.items ?? []).enumerated() {
      #expect(item.view === page.table.cell(at: HeadlessPath(0, place)))
      #expect(item.place == CellPlace(section: 0, item: place))
    }
    let exposed = page.reports.first { $0.kind == .exposed }
    #expect(exposed?.items.map(\.dwell) == Array(repeating: .zero, count: 4))
  }

  @Test("names no view for an item whose cell shows another one by now")
  func reused() {
    let page = StopPage(rows: StopPage.rows(1...20))
    page.wait(900)
    // Bound anew, and told by a tap before the pass that would see it.
    let cell = page.table.cell(at: HeadlessPath(0, 0))
    page.app.advance(by: .milliseconds(50))
    if let cell { page.app.session.bind(cell, to: ExposedItem("late")) }
    #expect(page.app.session.showing(surface: "page", item: "row 1") == nil)
    #expect(page.app.session.showing(surface: "page", item: "row 2")?.view === page.table.cell(at: HeadlessPath(0, 1)))
    #expect(page.app.session.showing(surface: "page", item: "row 19") == nil)
    #expect(page.app.session.showing(surface: "nowhere", item: "row 1") == nil)
  }

  @Test("leaves out impressions of other rules")
  func otherRules() {
    let app = HeadlessApp(rules: StopPolicy().book(with: [.mrcDisplay]))
    #expect(app.session.rules.rules.map(\.name) == ["firstSeen", "exposed", "effective", "mrcDisplay"])
    let view = HeadlessView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let screen = HeadlessController(name: "Screen")
    screen.view.addSubview(view)
    app.session.register(view, as: ExposedItem("a"))
    app.show(screen)
    app.advance(by: .milliseconds(1_500))
    let reports = app.session.stopReports(of: app.log.events)
    #expect(app.log.impressions(of: "a", rule: "mrcDisplay").count == 1)
    #expect(reports.map(\.kind) == [.firstSeen, .exposed, .effective])
    #expect(reports.allSatisfy { $0.view === screen.view })
  }

  @Test("tells of the first sight of what lies in a carousel as the list around it does", arguments: [false, true])
  func carousel(areWidgets: Bool) {
    let book = StopPolicy().book()
    let app = HeadlessApp(rules: book)
    let page = HeadlessScrollView(frame: Rect(x: 0, y: 0, width: 390, height: 800))
    (page.contentWidth, page.contentHeight) = (390, 1_600)
    let carousel = HeadlessScrollView(frame: Rect(x: 0, y: 100, width: 390, height: 200))
    (carousel.contentWidth, carousel.contentHeight) = (1_560, 200)
    let offer = HeadlessView(frame: Rect(x: 0, y: 0, width: 390, height: 200))
    carousel.addSubview(offer)
    page.addSubview(carousel)
    let screen = HeadlessController()
    screen.view.addSubview(page)
    let rules = StopPolicy.rules(for: "page", in: book, areWidgets: areWidgets)
    app.session.track(page, as: "page", options: SurfaceOptions(rules: rules))
    app.session.register(offer, as: ExposedItem("offer"))
    app.show(screen)
    app.advance(by: .milliseconds(1_500))
    let reports = app.session.stopReports(of: app.log.events)
    #expect(reports.map(\.kind) == (areWidgets ? [.firstSeen, .exposed, .effective] : [.exposed, .effective]))
    #expect(reports.allSatisfy { $0.view === carousel && $0.items.first?.view === offer })
    #expect(app.problems() == [])
  }

  @Test(
    "gives a list all rules but the first sight, unless the book says otherwise",
    arguments: [
      ("feed", false, ["exposed", "effective", "mrcDisplay"]), ("feed", true, nil), ("known", false, nil),
    ] as [(String, Bool, [String]?)])
  func names(surface: String, areWidgets: Bool, expected: [String]?) {
    var book = StopPolicy().book(with: [.mrcDisplay])
    book.surfaces["known"] = ["mrcDisplay"]
    #expect(StopPolicy.rules(for: surface, in: book, areWidgets: areWidgets) == expected)
  }
}
