// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineHost
import SightlineTestKit

/// A screen of SwiftUI: a scroll view with a lazy stack of rows of 200 points, each with an exposure modifier, and, where
/// wanted, carousels in its rows.
@MainActor
final class HostedFeed {
  /// What the surfaces are called.
  struct Names {
    /// What the modifier around the scroll view says; `nil`: there is none.
    var feed: String?
    /// Whether each carousel has a modifier of its own.
    var areCarouselsNamed = false
    /// Whether what is below the modifiers hears of them.
    var areHeard = true
  }

  let app: HeadlessApp
  let screen = HeadlessController(name: "Screen")
  let scroller = HeadlessHostedScrollView(frame: Rect(x: 0, y: 0, width: 390, height: 800))
  let stack: HeadlessLazyStack
  let marker: HeadlessProbe?
  private let names: Names
  private let carouselCards: Int

  /// What a row of carousels holds.
  @MainActor
  private final class Carousel {
    let scroller = HeadlessHostedScrollView(frame: Rect(x: 0, y: 0, width: 390, height: 200))
    let marker: HeadlessProbe?
    let stack: HeadlessLazyStack

    init(_ session: HostSession<HeadlessToolkit>, in row: HeadlessHostedView, isNamed: Bool) {
      stack = HeadlessLazyStack(in: scroller, of: session, rows: [], length: 120, isHorizontal: true)
      marker = isNamed ? HeadlessProbe(in: session, isBehind: true) : nil
      if let marker {
        let background = HeadlessView(frame: scroller.frame, name: "background")
        row.insertSubview(background, at: 0)
        background.addSubview(marker)
      }
      row.insertSubview(scroller, at: isNamed ? 1 : 0)
      row.onDismantle = { [stack, marker] in
        stack.dismantle()
        marker?.dismantle()
      }
    }
  }

  init(_ app: HeadlessApp, rows: Int, names: Names = Names(), carouselCards: Int = 0) {
    self.app = app
    self.names = names
    self.carouselCards = carouselCards
    let heard = names.areHeard ? names.feed.map { [$0] } ?? [] : nil
    let rows = (0..<rows).map { "row-\($0)" }
    stack = HeadlessLazyStack(in: scroller, of: app.session, names: heard, rows: rows, length: 200)
    marker = names.feed == nil ? nil : HeadlessProbe(in: app.session, isBehind: true)
    let background = HeadlessView(frame: scroller.frame, name: "background")
    if let marker, let name = names.feed {
      background.addSubview(marker)
      marker.name(name, names: names.areHeard ? [] : nil)
    }
    screen.view.addSubview(background)
    screen.view.addSubview(scroller)
    if carouselCards > 0 { stack.fill = { [weak self] row, id in self?.fill(row, id) } }
  }

  private func fill(_ row: HeadlessHostedView, _ id: String) {
    let name = "shelf of " + id
    let outer = names.feed.map { [$0] } ?? []
    let carousel =
      row.content as? Carousel ?? Carousel(app.session, in: row, isNamed: names.areCarouselsNamed)
    row.content = carousel
    carousel.marker?.name(name, names: names.areHeard ? outer : nil)
    carousel.stack.names = names.areHeard ? outer + (names.areCarouselsNamed ? [name] : []) : nil
    carousel.stack.holders = names.areHeard ? [id] : []
    carousel.stack.rows = (0..<carouselCards).map { id + " card-\($0)" }
  }

  /// The surfaces under which anything was told of an item, each once.
  func surfaces(of item: String? = nil) -> [String] {
    var found: [String] = []
    for event in app.log.events where item == nil || event.item == item {
      if !found.contains(event.surface) { found.append(event.surface) }
    }
    return found.sorted()
  }
}
