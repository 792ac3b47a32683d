// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineHost
import SightlineTestKit

/// Fifty items in three nested scroll views, sixteen views around the innermost, thirty siblings drawn after each of them.
@MainActor
struct CostFixture {
  static let siblingsALevel = 30
  static let items = [10, 15, 25]
  static let containers = [4, 4, 5]
  static let frame = Rect(x: 0, y: 0, width: 390, height: 844)

  let app: HeadlessApp
  private(set) var surfaces: [HeadlessScrollView] = []
  private(set) var siblings = 0

  init() {
    app = HeadlessApp(rules: RuleBook(rules: [.mrcDisplay]))
    let screen = HeadlessController(name: "screen")
    var around = screen.view
    for (depth, levels) in Self.containers.enumerated() {
      // The view of the screen is one of the four around the outermost.
      for _ in 0..<(depth == 0 ? levels - 1 : levels) { around = nest(HeadlessView(frame: Self.frame), in: around) }
      let scroll = HeadlessScrollView(frame: Self.frame)
      scroll.contentWidth = Self.frame.width
      scroll.contentHeight = 4_000
      _ = nest(scroll, in: around)
      for number in 0..<Self.items[depth] {
        let item = HeadlessView(
          frame: Rect(x: Double(number % 5) * 78, y: Double(60 + depth * 250 + number / 5 * 40), width: 70, height: 36))
        scroll.insertSubview(item, at: 0)
        app.session.register(item, as: ExposedItem("item-\(depth)-\(number)"))
      }
      app.session.track(scroll, as: "surface-\(depth)")
      surfaces.append(scroll)
      around = scroll
    }
    app.show(screen)
    app.advance(by: .milliseconds(3_000))
  }

  private mutating func nest<View: HeadlessView>(_ view: View, in outer: HeadlessView) -> View {
    outer.addSubview(view)
    for number in 0..<Self.siblingsALevel {
      outer.addSubview(HeadlessView(frame: Rect(x: Double(number) * 10, y: 800, width: 8, height: 8)))
      siblings += 1
    }
    return view
  }

  /// One pass, now.
  func pass() {
    app.session.noticed(.changed)
    app.turn()
  }

  /// What the toolkit was asked while a body ran.
  func calls(_ body: () -> Void) -> HeadlessCalls {
    let before = app.system.calls
    body()
    return app.system.calls.since(before)
  }
}

extension HeadlessCalls {
  /// What only a search for covers asks.
  static let searching: [Function] = [.siblings, .contents, .paint, .windows, .presented]

  /// The calls of searches, without the chains that each begins with.
  var ofSearches: Int { Self.searching.reduce(0) { $0 + self[$1] } }

  /// All other calls.
  var ofPasses: Int { total - ofSearches }
}

/// A table of so many rows, tracked, scrolled to its middle.
@MainActor
struct CostTable {
  let app: HeadlessApp
  let table: HeadlessTableView

  init(rows: Int, options: HostOptions = HostOptions()) {
    app = HeadlessApp(rules: RuleBook(rules: [.mrcDisplay]), options: options)
    table = HeadlessTableView(frame: CostFixture.frame)
    table.rowHeight = 80
    table.source = HeadlessListSource(numberOfItems: { _ in rows }, configure: { _, _ in })
    let screen = HeadlessController(name: "screen")
    screen.view.addSubview(table)
    app.session.track(table, as: "feed", identify: .byPlace { ExposedItem("row \($0.item)") })
    app.show(screen)
    app.advance(by: .milliseconds(500))
    app.scroll(table, to: Point(x: 0, y: Double(rows / 2) * 80))
    app.advance(by: .milliseconds(3_000))
  }
}
