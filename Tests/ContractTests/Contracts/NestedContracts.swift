// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineHost
import SightlineTestKit

/// Lists in lists, sections that scroll by themselves, headers, items inside cells, widgets in scroll views.
enum NestedContracts {
  static let all: [Contract] = [
    Contract("items of carousels in a feed count where both show them", proves: ["row 51", "case 17", "8.4 nested"]) {
      stage in
      for isTracked in [false, true] {
        let shelf = Shelf(stage.app(), rows: 20, isTracked: isTracked)
        shelf.app.show(shelf.screen)
        shelf.app.advance(by: .milliseconds(2_500))
        stage.expect(shelf.app, counted: shelf.cards(rows: 0...3, 0...2))
        shelf.app.scroll(shelf.table, to: Point(x: 0, y: 2_000))
        shelf.app.advance(by: .milliseconds(3_500))
        stage.expect(shelf.app, counted: shelf.cards(rows: 0...3, 0...2) + shelf.cards(rows: 10...13, 0...2))
      }
    },
    Contract("a carousel that turns pages off screen counts nothing", proves: ["case 17", "row 51"]) { stage in
      let shelf = Shelf(stage.app(), rows: 20, isTracked: true)
      shelf.app.show(shelf.screen)
      shelf.app.advance(by: .milliseconds(2_500))
      guard let first = shelf.carousel(of: 0) else { return stage.expect(false, "no carousel") }
      first.setContentOffset(Point(x: 360, y: 0), animated: false)
      shelf.app.advance(by: .milliseconds(2_500))
      let before = shelf.cards(rows: 0...3, 0...2) + shelf.cards(rows: 0...0, 3...5)
      stage.expect(shelf.app, counted: before)
      shelf.app.scroll(shelf.table, to: Point(x: 0, y: 200))
      shelf.app.advance(by: .milliseconds(2_500))
      let after = before + shelf.cards(rows: 4...4, 0...2)
      stage.expect(shelf.app, counted: after)
      if let gone = shelf.carousel(of: 0) { gone.setContentOffset(Point(x: 720, y: 0), animated: false) }
      shelf.app.advance(by: .milliseconds(2_500))
      stage.expect(shelf.app, counted: after)
    },
    Contract("a carousel keeps the visit of its feed while its cell is reused", proves: ["row 32", "row 51"]) { stage in
      let rule = Rule(name: "seen", fraction: 0.5, continuous: .milliseconds(1_000), repetition: .oncePerVisit)
      for isTracked in [false, true] {
        let shelf = Shelf(stage.app(rule), rows: 20, isTracked: isTracked)
        shelf.app.show(shelf.screen)
        for offset in [0.0, 2_000, 0, 2_000, 0].prefix(stage.isPlain ? 5 : 4) {
          shelf.app.scroll(shelf.table, to: Point(x: 0, y: offset))
          shelf.app.advance(by: .milliseconds(3_500))
        }
        stage.expect(shelf.app, counted: shelf.cards(rows: 0...3, 0...2) + shelf.cards(rows: 10...13, 0...2))
      }
    },
    Contract(
      "a section that scrolls by itself is a surface named for its list and section",
      proves: ["8.4 nested", "8.4 nested id", "row 49"]
    ) { stage in
      let grid = Grid(stage.app())
      grid.app.show(grid.screen)
      grid.app.advance(by: .milliseconds(2_500))
      stage.expect(grid.app, counted: ["1-0", "1-1", "1-2", "0-0", "0-1"].map { "card-" + $0 })
      let surfaces = Set(grid.app.log.events(.impression).map(\.surface))
      stage.expect(surfaces == ["grid", "grid/1"], "\(surfaces.sorted())")
      grid.list.orthogonalScrollView(in: 1)?.setContentOffset(Point(x: 360, y: 0), animated: false)
      grid.app.advance(by: .milliseconds(3_500))
      stage.expect(
        grid.app, counted: ["1-0", "1-1", "1-2", "0-0", "0-1", "1-3", "1-4", "1-5"].map { "card-" + $0 })
    },
    Contract(
      "a pinned header counts, covers the rows under it and never itself",
      proves: ["row 54", "8.4 own", "8.4 covers siblings", "8.4 views"],
      except: [.observerBeforeCommit: "the header is where the last layout left it, for a turn after each scroll"]
    ) { stage in
      let app = stage.app(Rule(name: "whole", fraction: 1, continuous: .milliseconds(1_000)))
      let table = HeadlessTableView(frame: Rect(x: 0, y: 0, width: 390, height: 800))
      table.rowHeight = 200
      table.headerHeight = { _ in 50 }
      table.source = HeadlessListSource(
        numberOfItems: { _ in 20 },
        configureSupplementary: { view, place in
          view.background = .background(alpha: 1)
          app.session.bind(view, to: ExposedItem("header-\(place.section)"))
        },
        configure: { cell, path in app.session.bind(cell, to: ExposedItem("row-\(path.item)")) })
      let screen = HeadlessController()
      screen.view.addSubview(table)
      app.session.track(table, as: "feed")
      app.show(screen)
      app.advance(by: .milliseconds(2_500))
      stage.expect(app, counted: ["header-0"] + FeedScreen.rows(0...2))
      // The header stays at the upper edge and lies over the first 50 points of row 1.
      app.scroll(table, to: Point(x: 0, y: 250))
      app.advance(by: .milliseconds(3_500))
      stage.expect(app, counted: ["header-0"] + FeedScreen.rows(0...2) + FeedScreen.rows(3...4))
      app.scroll(table, to: Point(x: 0, y: 200))
      app.advance(by: .milliseconds(3_500))
      let again = app.log.impressions(of: "row-1").count
      stage.expect(again == 1 || again == 2, "row-1 counted \(again) times")
    },
    Contract(
      "items inside a cell count by themselves, and go with what the cell showed",
      proves: ["8.3 bound", "8.3 inner"]
    ) { stage in
      let app = stage.app()
      let table = HeadlessTableView(frame: Rect(x: 0, y: 0, width: 390, height: 800))
      table.rowHeight = 400
      table.register("cell") { ButtonCell() }
      let buttons = Switch()
      table.source = HeadlessListSource(
        numberOfItems: { _ in 20 },
        configure: { cell, path in
          guard let cell = cell as? ButtonCell else { return }
          let inner = buttons.isOn ? [(view: cell.button as HeadlessView, item: ExposedItem("buy"))] : []
          app.session.bind(cell, to: ExposedItem("row-\(path.item)"), inner: inner)
        })
      let screen = HeadlessController()
      screen.view.addSubview(table)
      app.session.track(table, as: "feed")
      app.show(screen)
      app.advance(by: .milliseconds(2_500))
      stage.expect(app, counted: ["row-0", "row-0/buy", "row-1", "row-1/buy"])
      app.scroll(table, to: Point(x: 0, y: 2_000))
      app.advance(by: .milliseconds(3_500))
      let second = ["row-0", "row-0/buy", "row-1", "row-1/buy", "row-5", "row-5/buy", "row-6", "row-6/buy"]
      stage.expect(app, counted: second)
      buttons.isOn = false
      app.scroll(table, to: Point(x: 0, y: 4_000))
      app.advance(by: .milliseconds(3_500))
      stage.expect(app, counted: second + ["row-10", "row-11"])
    },
    Contract(
      "widgets in a plain scroll view count as they come, views and controllers, hidden ones too",
      proves: ["row 50", "8.4 views"]
    ) { stage in
      let app = stage.app()
      let scroll = HeadlessScrollView(frame: Rect(x: 0, y: 0, width: 390, height: 800))
      (scroll.contentWidth, scroll.contentHeight) = (390, 3_000)
      let screen = HeadlessController()
      screen.view.addSubview(scroll)
      let child = HeadlessController(HeadlessView(frame: Rect(x: 0, y: 1_000, width: 390, height: 300)))
      scroll.addSubview(child.view)
      screen.embed(child)
      let widgets = [0.0, 500, 1_500, 2_000].map { HeadlessView(frame: Rect(x: 0, y: $0, width: 390, height: 300)) }
      for (place, widget) in widgets.enumerated() {
        scroll.addSubview(widget)
        app.session.register(widget, as: ExposedItem("widget-\(place)"))
      }
      widgets[2].isHidden = true
      app.session.register(child.view, as: ExposedItem("child"))
      app.session.track(scroll, as: "page")
      app.show(screen)
      app.advance(by: .milliseconds(2_500))
      stage.expect(app, counted: ["widget-0", "widget-1"])
      app.swipe(scroll, by: Point(x: 0, y: -300), over: .milliseconds(900))
      app.settle()
      app.scroll(scroll, to: Point(x: 0, y: 1_000))
      app.advance(by: .milliseconds(3_500))
      stage.expect(Set(app.log.contentsSeen()) == ["widget-0", "widget-1", "child"], "\(app.log.contentsSeen())")
      widgets[2].isHidden = false
      app.advance(by: .milliseconds(3_500))
      app.scroll(scroll, to: Point(x: 0, y: 1_600))
      app.advance(by: .milliseconds(3_500))
      stage.expect(
        Set(app.log.contentsSeen()) == ["widget-0", "widget-1", "child", "widget-2", "widget-3"],
        "\(app.log.contentsSeen())")
      stage.expect(
        Set(app.log.events(.impression).map(\.surface)) == ["page"], "\(app.log.events(.impression).map(\.surface))")
    },
    Contract("a view registered again elsewhere leaves its old place in the same moment", proves: ["8.3 elsewhere"]) {
      stage in
      let app = stage.app()
      let screen = HeadlessController(name: "Home")
      let card = HeadlessView(frame: Rect(x: 0, y: 100, width: 390, height: 200))
      screen.view.addSubview(card)
      app.show(screen)
      app.session.register(card, as: ExposedItem("first"))
      app.advance(by: .milliseconds(2_500))
      app.session.register(card, as: ExposedItem("second"))
      app.advance(by: .milliseconds(3_500))
      stage.expect(app, counted: ["first", "second"])
      let end = app.log.events(.disappear).first { $0.item == "first" }?.time
      let begin = app.log.events(.appear).first { $0.item == "second" }?.time
      stage.expect(
        end != nil && end == begin,
        "first ended at \(String(describing: end)), second began at \(String(describing: begin))")
    },
    Contract("the chain around a list is read once, however many rows it shows", proves: ["8.4 chain once"]) { stage in
      guard stage.isPlain else { return }
      var reads: [Int] = []
      for height in [200.0, 50] {
        let feed = FeedScreen(stage.app(), .bound, rows: 100, height: height)
        feed.app.show(feed.screen)
        feed.app.advance(by: .milliseconds(1_100))
        let before = feed.app.system.calls
        feed.app.scroll(feed.list, to: Point(x: 0, y: 10))
        feed.app.turn()
        let calls = feed.app.system.calls.since(before)
        reads.append(calls.linksRead - feed.list.displayedCells.count)
      }
      stage.expect(reads[0] == reads[1], "links read beside the cells' own: \(reads)")
    },
  ]
}

/// Something that a screen looks up while it runs.
@MainActor
final class Switch {
  var isOn = true
}

/// A cell with a button of its own.
private final class ButtonCell: HeadlessCell {
  let button = HeadlessView(frame: Rect(x: 20, y: 20, width: 100, height: 40), name: "button")

  override init(frame: Rect = .zero, name: String = "cell") {
    super.init(frame: frame, name: name)
    contentView.addSubview(button)
  }
}

/// A table whose rows hold carousels, made in reused cells.
@MainActor
private final class Shelf {
  final class Row: HeadlessCell {
    let carousel = HeadlessCollectionView(
      .list(direction: .horizontal, itemLength: 120), frame: Rect(x: 0, y: 0, width: 390, height: 200))
    var row = 0

    override init(frame: Rect = .zero, name: String = "cell") {
      super.init(frame: frame, name: name)
      contentView.addSubview(carousel)
    }
  }

  let app: HeadlessApp
  let table = HeadlessTableView(frame: Rect(x: 0, y: 0, width: 390, height: 800))
  let screen = HeadlessController(name: "Shelf")

  init(_ app: HeadlessApp, rows: Int, isTracked: Bool) {
    self.app = app
    table.rowHeight = 200
    table.register("cell") { Row() }
    table.source = HeadlessListSource(
      numberOfItems: { _ in rows },
      configure: { [app] cell, path in
        guard let cell = cell as? Row else { return }
        let row = path.item
        cell.row = row
        cell.carousel.source = HeadlessListSource(
          numberOfItems: { _ in 30 },
          configure: { [app] inner, path in
            app.session.bind(inner, to: ExposedItem("card-\(row)-\(path.item)x"))
          })
        cell.carousel.setContentOffset(.zero, animated: false)
        app.session.bind(cell, to: ExposedItem("shelf-\(row)", rules: []))
        if isTracked { app.session.track(cell.carousel, as: "carousel-\(row)") }
      })
    screen.view.addSubview(table)
    app.session.track(table, as: "shelves")
  }

  func cards(rows: ClosedRange<Int>, _ cards: ClosedRange<Int>) -> [String] {
    rows.flatMap { row in cards.map { "card-\(row)-\($0)x" } }
  }

  func carousel(of row: Int) -> HeadlessCollectionView? {
    table.displayedCells.compactMap { $0 as? Row }.first { $0.row == row }?.carousel
  }
}

/// A collection view whose second section scrolls by itself.
@MainActor
private final class Grid {
  let app: HeadlessApp
  let list: HeadlessCollectionView
  let screen = HeadlessController(name: "Grid")

  init(_ app: HeadlessApp) {
    self.app = app
    list = HeadlessCollectionView(
      HeadlessLayout { section in
        section == 1
          ? HeadlessSectionLayout(.orthogonal(length: 200, itemLength: 120, perLine: 1, isPaging: false))
          : HeadlessSectionLayout(.lines(perLine: 2), itemLength: 300)
      }, frame: Rect(x: 0, y: 0, width: 390, height: 800))
    list.source = HeadlessListSource(
      numberOfSections: { 2 }, numberOfItems: { $0 == 1 ? 30 : 2 },
      configure: { [app] cell, path in
        app.session.bind(cell, to: ExposedItem("card-\(path.section)-\(path.item)"))
      })
    screen.view.addSubview(list)
    app.session.track(list, as: "grid")
  }
}
