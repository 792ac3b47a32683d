// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineHost
import SightlineTestKit

/// A page of widgets, each 200 points high unless told otherwise, in a scroll view of 800.
@MainActor
final class WidgetPage {
  let app: HeadlessApp
  let page = HeadlessScrollView(frame: Rect(x: 0, y: 0, width: 390, height: 800))
  let widgets: [HeadlessView]
  let theirs: WidgetScheme
  private(set) var reports: [StopReport] = []

  init(count: Int, height: Double = 200, hidden: Set<String> = [], controllers: Set<String> = []) {
    let policy = StopPolicy()
    app = HeadlessApp(rules: policy.book())
    page.contentWidth = 390
    page.contentHeight = Double(count) * height
    widgets = (0..<count).map { place in
      let frame = Rect(x: 0, y: Double(place) * height, width: 390, height: height)
      let widget = HeadlessView(frame: frame, name: "widget \(place + 1)")
      widget.isHidden = hidden.contains(widget.name)
      return widget
    }
    for widget in widgets { page.addSubview(widget) }
    theirs = WidgetScheme(page, widgets, controllers: controllers, onScreen: Int(800 / height))
    let names = StopPolicy.rules(for: "page", in: policy.book(), areWidgets: true)
    app.session.track(page, as: "page", options: SurfaceOptions(rules: names, minimumScrollDistance: 44))
    for widget in widgets { app.session.register(widget, as: ExposedItem(widget.name)) }
    let log = app.session.onEvents
    app.session.onEvents = { [weak self] events in
      log?(events)
      guard let self else { return }
      reports += app.session.stopReports(of: events)
    }
    let screen = HeadlessController()
    screen.view.addSubview(page)
    app.show(screen)
    app.turn()
  }

  func drag(_ distance: Double) {
    app.drag(page, by: Point(x: 0, y: -distance - 10))
    app.settle()
  }

  func wait(_ milliseconds: Int64) { app.advance(by: .milliseconds(milliseconds)) }

  /// What was first seen, in order.
  var seen: [String] { reports.filter { $0.kind == .firstSeen }.flatMap { $0.items.map(\.event.item) } }

  static func names(_ range: ClosedRange<Int>) -> [String] { range.map { "widget \($0)" } }
}
