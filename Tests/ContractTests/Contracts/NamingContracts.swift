// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineHost
import SightlineTestKit

/// What views show, in whatever order they are named, tracked and left out.
enum NamingContracts {
  static let all: [Contract] = [
    Contract("cells bound before their list is tracked count", proves: ["8.3 bound", "8.3 late"]) { stage in
      let app = stage.app()
      let (screen, table) = Shelves.table(app) { cell, row in app.session.bind(cell, to: ExposedItem("row-\(row)")) }
      app.show(screen)
      app.advance(by: .milliseconds(1_500))
      stage.expect(app, counted: [])
      app.session.track(table, as: "feed")
      app.advance(by: .milliseconds(3_500))
      stage.expect(app, counted: FeedScreen.rows(0...3))
    },
    Contract("views bound before they are anywhere count once they are", proves: ["8.3 bound", "8.3 late", "row 50"]) {
      stage in
      let app = stage.app()
      let page = HeadlessScrollView(frame: Rect(x: 0, y: 0, width: 390, height: 800))
      let cards = (0..<200).map { number in
        let card = HeadlessView(frame: Rect(x: 0, y: Double(number) * 100, width: 390, height: 100))
        app.session.bind(card, to: ExposedItem("card-\(number)"))
        return card
      }
      let screen = HeadlessController()
      screen.view.addSubview(page)
      app.show(screen)
      app.advance(by: .milliseconds(1_500))
      app.session.track(page, as: "page")
      app.advance(by: .milliseconds(500))
      for card in cards.prefix(4) { page.addSubview(card) }
      // Two hundred wait for a surface, and are looked at by turns: within a second, were the screen at rest.
      app.advance(by: .milliseconds(12_000))
      stage.expect(app, counted: ["card-0", "card-1", "card-2", "card-3"])
    },
    Contract("a closure that names the rows of a feed never names cells of a list in a row", proves: ["8.3 closure"]) {
      stage in
      let app = stage.app()
      let shelves = Shelves(app) { _, _ in }
      app.session.track(
        shelves.table, as: "feed", identify: .byPlace { $0.kind == .cell ? ExposedItem("row-\($0.item)") : nil })
      app.show(shelves.screen)
      app.advance(by: .milliseconds(2_500))
      // The first card of each row makes its list known, and is the only one with a name.
      stage.expect(app, counted: FeedScreen.rows(0...3) + (0...3).map { "card-\($0)-0x" })
    },
    Contract("cells that know what they show do so in a list in a row, too", proves: ["8.3 cells", "row 51"]) { stage in
      let app = stage.app()
      var shown: [ObjectIdentifier: String] = [:]
      let shelves = Shelves(app) { cell, name in shown[ObjectIdentifier(cell)] = name }
      app.session.track(
        shelves.table, as: "feed", identify: .byCell { cell in shown[ObjectIdentifier(cell)].map { ExposedItem($0) } })
      app.show(shelves.screen)
      app.advance(by: .milliseconds(2_500))
      let cards = (0...3).flatMap { row in (0...2).map { "card-\(row)-\($0)x" } }
      stage.expect(app, counted: FeedScreen.rows(0...3) + cards)
    },
    Contract("a cell that shows another thing in place has another name at once", proves: ["8.3 cells"]) { stage in
      let app = stage.app()
      let isFirst = Switch()
      let (screen, table) = Shelves.table(app) { _, _ in }
      app.session.track(
        table, as: "feed",
        identify: .byCell { [weak table] cell in
          guard let place = table?.displayedViews().first(where: { $0.view === cell })?.place else { return nil }
          return place.kind == .cell ? ExposedItem((isFirst.isOn ? "row-" : "new-") + "\(place.item)") : nil
        })
      app.show(screen)
      app.advance(by: .milliseconds(2_500))
      isFirst.isOn = false
      app.session.noticed(.changed)
      app.advance(by: .milliseconds(2_500))
      stage.expect(app, counted: FeedScreen.rows(0...3) + (0...3).map { "new-\($0)" })
    },
    Contract(
      "what lies in a row goes with the row: deleted when it is deleted, scrolled away when it is scrolled away",
      proves: ["8.3 inner", "8.3 diffable", "row 37"]
    ) { stage in
      let app = stage.app()
      let table = HeadlessTableView(frame: Rect(x: 0, y: 0, width: 390, height: 800))
      table.rowHeight = 200
      let source = HeadlessDiffable(table) { cell, _, id in
        let badge = cell.contentView.subviews.first ?? HeadlessView(frame: Rect(x: 0, y: 0, width: 40, height: 40))
        if badge.superview == nil { cell.contentView.addSubview(badge) }
        // The row itself is named by the source.
        app.session.bind(cell, to: nil, inner: [(view: badge, item: ExposedItem("badge", content: id + " badge"))])
      }
      let rows = (0..<20).map { "row-\($0)" }
      source.apply(HeadlessSnapshot(items: rows))
      let screen = HeadlessController()
      screen.view.addSubview(table)
      app.session.track(table, as: "feed", identify: source.identification)
      app.show(screen)
      app.advance(by: .milliseconds(2_500))
      stage.expect(app, counted: FeedScreen.rows(0...3).flatMap { [$0, $0 + " badge"] })
      source.apply(HeadlessSnapshot(items: rows.filter { $0 != "row-1" }))
      app.advance(by: .milliseconds(2_500))
      expect(stage, app, of: ["row-1", "row-1/badge"], .removed)
      app.scroll(table, to: Point(x: 0, y: 2_000))
      app.advance(by: .milliseconds(3_500))
      expect(stage, app, of: ["row-0", "row-0/badge", "row-2/badge"], .scrolled)
    },
    Contract("a list that is left out is not tracked, nor is what lies in it", proves: ["8.7 left out"]) { stage in
      for isLate in [false, true] {
        let app = stage.app()
        let (screen, table) = Shelves.table(app) { cell, row in app.session.bind(cell, to: ExposedItem("row-\(row)")) }
        let card = HeadlessView(frame: Rect(x: 0, y: 800, width: 390, height: 40))
        screen.view.addSubview(card)
        app.session.register(card, as: ExposedItem("card"))
        if !isLate { app.session.exclude(table) }
        app.session.track(table, as: "feed")
        if isLate { app.session.exclude(table) }
        app.session.track(screen.view, as: "screen")
        app.show(screen)
        app.advance(by: .milliseconds(2_500))
        stage.expect(app, counted: ["card"])
        app.session.include(table)
        app.session.track(table, as: "feed")
        app.advance(by: .milliseconds(2_500))
        stage.expect(app, counted: ["card"] + FeedScreen.rows(0...3))
        app.session.exclude(table)
        table.setContentOffset(Point(x: 0, y: 800), animated: false)
        app.advance(by: .milliseconds(2_500))
        stage.expect(app, counted: ["card"] + FeedScreen.rows(0...3))
        stage.expect(app.session.exposure(of: card)?.item == "card", "the card beside it is left alone")
      }
    },
    Contract("a list whose cells nobody names is told of once", proves: ["misuse"]) { stage in
      let app = stage.app()
      let (screen, table) = Shelves.table(app) { _, _ in }
      app.session.track(table, as: "feed")
      app.show(screen)
      app.advance(by: .milliseconds(5_000))
      stage.expect(app.misuses == [], "too early: \(app.misuses)")
      app.advance(by: .milliseconds(40_000))
      let told = app.misuses.map(\.kind)
      stage.expect(told == [.nothingNamed], "\(told)")
    },
    Contract("rows without a name may hold lists that count, and nobody is blamed", proves: ["misuse", "row 51"]) {
      stage in
      let app = stage.app()
      let shelves = Shelves(app) { _, _ in }
      app.session.track(shelves.table, as: "feed")
      app.show(shelves.screen)
      app.advance(by: .milliseconds(40_000))
      stage.expect(app, counted: (0...3).map { "card-\($0)-0x" })
      stage.expect(app.misuses == [], "\(app.misuses)")
    },
  ]

  /// How the last appearances of items have ended.
  @MainActor
  private static func expect(_ stage: Stage, _ app: HeadlessApp, of items: [String], _ cause: Cause) {
    for item in items {
      let ends = app.log.events(.disappear).filter { $0.item == item }
      guard case .disappear(let record)? = ends.last?.kind else {
        stage.expect(false, "\(item) did not disappear")
        continue
      }
      stage.expect(record.cause == cause, "\(item) was \(record.cause)")
    }
  }
}

/// A table whose rows hold a list each, tracked by nobody, of which the first card is bound.
@MainActor
private final class Shelves {
  let screen: HeadlessController
  let table: HeadlessTableView

  init(_ app: HeadlessApp, _ show: @escaping @MainActor (HeadlessCell, String) -> Void) {
    (screen, table) = Self.table(app) { cell, row in
      show(cell, "row-\(row)")
      let shelf =
        cell.contentView.subviews.first as? HeadlessCollectionView
        ?? HeadlessCollectionView(
          .list(direction: .horizontal, itemLength: 120), frame: Rect(x: 0, y: 0, width: 390, height: 200))
      if shelf.superview == nil { cell.contentView.addSubview(shelf) }
      shelf.source = HeadlessListSource(
        numberOfItems: { _ in 10 },
        configure: { card, path in
          show(card, "card-\(row)-\(path.item)x")
          if path.item == 0 { app.session.bind(card, to: ExposedItem("card-\(row)-0x")) }
        })
    }
  }

  /// A table of twenty rows of 200 points on a screen of its own.
  static func table(
    _ app: HeadlessApp, _ configure: @escaping @MainActor (HeadlessCell, Int) -> Void
  ) -> (HeadlessController, HeadlessTableView) {
    let table = HeadlessTableView(frame: Rect(x: 0, y: 0, width: 390, height: 800))
    table.rowHeight = 200
    table.source = HeadlessListSource(
      numberOfItems: { _ in 20 }, configure: { cell, path in configure(cell, path.item) })
    let screen = HeadlessController(name: "Screen")
    screen.view.addSubview(table)
    return (screen, table)
  }
}
