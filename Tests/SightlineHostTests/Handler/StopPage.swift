// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineHost
import SightlineTestKit

/// A page with one table of named rows that LBTrackManager's scheme and ours both watch.
@MainActor
final class StopPage {
  let app: HeadlessApp
  let table = HeadlessTableView(frame: Rect(x: 0, y: 0, width: 390, height: 800))
  let screen = HeadlessController(name: "Page")
  let navigation: HeadlessNavigationController
  var rows: [String]
  private(set) var theirs: StopScheme
  private(set) var reports: [StopReport] = []

  /// - Parameters:
  ///   - rows: The names, from the top. One that begins with "plain" is not counted by anybody.
  ///   - height: Of each row in points; the table shows 800.
  ///   - hasBar: Whether a bar lies over the upper end of the table.
  ///   - quirks: In what ways the system is not what one believes of UIKit.
  init(
    _ policy: StopPolicy = StopPolicy(), rows: [String], height: @escaping (String) -> Double = { _ in 200 },
    hasBar: Bool = false, quirks: Set<HeadlessQuirk> = []
  ) {
    self.rows = rows
    app = HeadlessApp(rules: policy.book(), quirks: quirks)
    navigation = HeadlessNavigationController(root: screen)
    navigation.bar.isHidden = !hasBar
    theirs = StopScheme(table, threshold: policy.stay) { _ in nil }
    theirs = StopScheme(table, threshold: policy.stay) { [weak self] path in self?.name(path.item) }
    (table.rowHeight, table.estimatedRowHeight) = (nil, nil)
    table.source = HeadlessListSource(
      numberOfItems: { [weak self] _ in self?.rows.count ?? 0 },
      length: { [weak self] path in height(self?.rows[path.item] ?? "") },
      configure: { [weak self] cell, path in self?.configure(cell, path.item) })
    screen.view.addSubview(table)
    let names = StopPolicy.rules(for: "page", in: policy.book(), areWidgets: false)
    app.session.track(table, as: "page", options: SurfaceOptions(rules: names))
    let log = app.session.onEvents
    app.session.onEvents = { [weak self] events in
      log?(events)
      guard let self else { return }
      reports += app.session.stopReports(of: events)
    }
    app.show(navigation)
    app.turn()
  }

  private func name(_ row: Int) -> String? {
    guard rows.indices.contains(row), !rows[row].hasPrefix("plain") else { return nil }
    return rows[row]
  }

  private func configure(_ cell: HeadlessCell, _ row: Int) {
    app.session.bind(cell, to: name(row).map { ExposedItem($0) })
  }

  /// A finger moves the rows up by this many points, and what follows comes to rest.
  func drag(_ distance: Double) {
    // The first ten points of a finger's way move nothing.
    let way = distance + (distance < 0 ? -10 : 10)
    app.drag(table, by: Point(x: 0, y: -way))
    app.settle()
  }

  func wait(_ milliseconds: Int64) { app.advance(by: .milliseconds(milliseconds)) }

  /// Our calls of one kind.
  func ours(_ kind: StopReport.Kind) -> [[String]] {
    reports.filter { $0.kind == kind }.map { $0.items.map(\.event.item) }
  }

  /// The names from one row to another.
  nonisolated static func rows(_ range: ClosedRange<Int>) -> [String] { range.map { "row \($0)" } }
}
