// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineHost
import SightlineTestKit

/// A paged `TabView` as it is in views: pages as large as the screen side by side in a scroll view, of which the
/// neighbours of the one on screen are there and laid out, each with an exposure modifier and a scroll view with rows of
/// 200 points in it.
@MainActor
final class HostedPager {
  let app: HeadlessApp
  let screen = HeadlessController(name: "Screen")
  let scroller: HeadlessHostedScrollView
  let pages: HeadlessLazyStack
  private let rows: Int

  /// What a page holds.
  @MainActor
  final class Page {
    let scroller = HeadlessHostedScrollView(frame: Rect(x: 0, y: 0, width: 390, height: 800))
    let stack: HeadlessLazyStack

    init(_ session: HostSession<HeadlessToolkit>, in row: HeadlessHostedView) {
      stack = HeadlessLazyStack(in: scroller, of: session, rows: [], length: 200)
      row.insertSubview(scroller, at: 0)
      row.onDismantle = { [stack] in stack.dismantle() }
    }
  }

  init(_ app: HeadlessApp, pages count: Int, rows: Int) {
    self.app = app
    self.rows = rows
    scroller = HeadlessHostedScrollView(frame: Rect(x: 0, y: 0, width: 390, height: 800))
    let names = (0..<count).map { "page-\($0)" }
    pages = HeadlessLazyStack(in: scroller, of: app.session, rows: [], length: 390, isHorizontal: true)
    screen.view.addSubview(scroller)
    pages.fill = { [weak self] row, id in self?.fill(row, id) }
    pages.rows = names
  }

  private func fill(_ row: HeadlessHostedView, _ id: String) {
    let page = row.content as? Page ?? Page(app.session, in: row)
    row.content = page
    page.stack.holders = [id]
    page.stack.rows = (0..<rows).map { "row-\($0) of " + id }
  }

  /// The page of a name, while it is there.
  func page(_ number: Int) -> Page? { pages.row(of: "page-\(number)")?.content as? Page }

  /// A page and the first rows of it.
  static func shown(_ number: Int, rows: ClosedRange<Int> = 0...3) -> [String] {
    ["page-\(number)"] + rows.map { "row-\($0) of page-\(number)" }
  }

  /// Turns to a page, as code does it with animation.
  func turn(to number: Int) {
    app.scroll(scroller, to: Point(x: Double(number) * 390, y: 0), animated: true)
  }
}
