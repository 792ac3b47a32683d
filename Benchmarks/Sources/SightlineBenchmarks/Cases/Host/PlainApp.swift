// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineHost

/// A window, what lies in it, and a session that watches it by a clock that stands unless it is moved.
@MainActor
final class PlainApp {
  final class Scheduler: HostScheduler {
    var now = Timestamp.zero
    func setWake(at time: Timestamp?) {}
    func setBeat(every span: TimeSpan?) {}
    func requestFreshTurn(at time: Timestamp?) {}
  }

  static let screen = Rect(x: 0, y: 0, width: 390, height: 844)

  let scheduler = Scheduler()
  let session: HostSession<PlainToolkit>
  let window = PlainView(frame: PlainApp.screen)
  private(set) var events = 0
  private(set) var inputs = 0

  init() {
    session = HostSession(rules: RuleBook(rules: [.mrcDisplay]), scheduler: scheduler)
    window.kind = .window
    session.onEvents = { [unowned self] in events += $0.count }
    session.onInput = { [unowned self] _, _ in inputs += 1 }
  }

  func advance(microseconds: Int64) {
    scheduler.now = scheduler.now + TimeSpan(nanoseconds: microseconds * 1_000)
  }

  func pass() {
    session.noticed(.changed)
    session.turnEnded()
  }

  /// Lets pass what has to pass before everything has counted.
  func settle() {
    for _ in 0..<100 {
      advance(microseconds: 34_000)
      session.turnEnded()
    }
  }

  /// A view in another one, below so many siblings that are drawn after it.
  func nest(_ view: PlainView, in outer: PlainView, siblings: Int = 30) -> PlainView {
    outer.add(view)
    for number in 0..<siblings {
      outer.add(PlainView(frame: Rect(x: Double(number) * 10, y: 800, width: 8, height: 8)))
    }
    return view
  }

  func scrollView(_ frame: Rect) -> PlainView {
    let view = PlainView(frame: frame)
    view.kind = .scroll
    view.geometry.clips = true
    view.facts.contentHeight = 4_000
    return view
  }
}

/// Fifty items in three nested surfaces, sixteen views around the innermost, thirty siblings a level.
@MainActor
struct NestedScene {
  let app = PlainApp()
  let surfaces: [PlainView]

  static let containers = [4, 4, 5]
  static let items = [10, 15, 25]

  init() {
    var around = app.window
    var surfaces: [PlainView] = []
    for (depth, levels) in Self.containers.enumerated() {
      for _ in 0..<levels { around = app.nest(PlainView(frame: PlainApp.screen), in: around) }
      let scroll = app.nest(app.scrollView(PlainApp.screen), in: around)
      app.session.track(scroll, as: "surface-\(depth)")
      for number in 0..<Self.items[depth] {
        let item = PlainView(
          frame: Rect(x: Double(number % 5) * 78, y: Double(60 + depth * 250 + number / 5 * 40), width: 70, height: 36))
        item.isItem = true
        scroll.add(item)
        app.session.register(item, as: ExposedItem("item-\(depth)-\(number)"))
      }
      surfaces.append(scroll)
      around = scroll
    }
    // One cover, so that there is something to find again.
    let bar = PlainView(frame: Rect(x: 0, y: 0, width: 390, height: 20))
    bar.paint = .background(alpha: 1)
    app.window.add(bar)
    self.surfaces = surfaces
    app.settle()
  }
}

/// A list of so many rows, of which eleven are displayed.
@MainActor
struct ListScene {
  let app = PlainApp()
  let list: PlainView

  static let pitch = 80.0
  static let displayed = 11

  init(count: Int) {
    list = app.scrollView(PlainApp.screen)
    list.facts.contentHeight = Double(count) * Self.pitch
    list.facts.itemCount = count
    _ = app.nest(list, in: app.nest(PlainView(frame: PlainApp.screen), in: app.window))
    let first = count / 2
    for row in first..<first + Self.displayed {
      let cell = PlainView(frame: Rect(x: 0, y: Double(row) * Self.pitch, width: 390, height: 72))
      list.add(cell)
      list.displayed.append(DisplayedView(view: cell, place: CellPlace(section: 0, item: row)))
    }
    list.facts.listGeneration = 1
    list.scroll(to: Point(x: 0, y: Double(first) * Self.pitch))
    app.session.track(list, as: "feed", identify: .byPlace { ExposedItem("row-\($0.item)") })
    app.settle()
  }
}
