// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineHost
import SightlineTestKit

/// A screen with one list of named rows, in one of the three ways in which cells can get their names.
@MainActor
final class FeedScreen {
  /// How the cells get their names (design 8.3).
  enum Naming: CaseIterable {
    case diffable, bound, closure
    /// By cells that know what they show.
    case cells
  }

  let app: HeadlessApp
  let list: HeadlessListView
  let screen = HeadlessController(name: "Feed")
  let naming: Naming
  /// What the model says; the list knows of it after one of the calls below.
  var ids: [String]
  /// How often the closure was asked.
  private(set) var asked = 0
  /// What rows show apart from their id.
  var contents: [String: String] = [:]
  private var diffable: HeadlessDiffable?
  private var shown: [ObjectIdentifier: String] = [:]
  private let id: String

  /// Makes a feed of rows of `height` points in a table of 390 × 800, or in another list.
  init(
    _ app: HeadlessApp, _ naming: Naming, rows: Int, height: Double = 200, list: HeadlessListView? = nil,
    as id: String = "feed", options: SurfaceOptions = SurfaceOptions()
  ) {
    self.app = app
    self.naming = naming
    self.id = id
    ids = (0..<rows).map { "row-\($0)" }
    let table = HeadlessTableView(frame: Rect(x: 0, y: 0, width: 390, height: 800), name: id)
    table.rowHeight = height
    self.list = list ?? table
    screen.view.addSubview(self.list)
    fill()
    app.session.track(self.list, as: id, options: options, identify: identification)
  }

  private func fill() {
    if naming == .diffable {
      let source = HeadlessDiffable(list) { _, _, _ in }
      diffable = source
      source.apply(HeadlessSnapshot(items: ids))
      return
    }
    list.source = HeadlessListSource(
      numberOfItems: { [weak self] _ in self?.ids.count ?? 0 },
      configure: { [weak self] cell, path in self?.configure(cell, path) })
  }

  private func configure(_ cell: HeadlessCell, _ path: HeadlessPath) {
    switch naming {
    case .bound: app.session.bind(cell, to: item(path.item))
    case .cells: shown[ObjectIdentifier(cell)] = item(path.item)?.id
    case .diffable, .closure: break
    }
  }

  private func item(_ place: Int) -> ExposedItem? {
    guard ids.indices.contains(place) else { return nil }
    return ExposedItem(ids[place], content: contents[ids[place]])
  }

  private var identification: Identification? {
    switch naming {
    case .bound: nil
    case .cells:
      .byCell { [weak self] cell in
        guard let self, let id = shown[ObjectIdentifier(cell)] else { return nil }
        return ExposedItem(id, content: contents[id])
      }
    case .diffable: diffable?.identification
    case .closure:
      .byPlace { [weak self] place in
        self?.asked += 1
        return place.kind == .cell ? self?.item(place.item) : nil
      }
    }
  }

  /// Lets the list show the model again, by a reload.
  func reload() {
    if let diffable {
      diffable.apply(HeadlessSnapshot(items: ids), by: .reload)
    } else {
      list.reloadData()
      // What a tracked list or a relay hears by itself, and an app without either says.
      if naming == .closure { app.session.noticed(.reloaded(list)) }
    }
  }

  /// Inserts rows, and tells the list.
  func insert(_ names: [String], at place: Int) {
    ids.insert(contentsOf: names, at: place)
    update { list in list.insertItems(at: names.indices.map { HeadlessPath(0, place + $0) }) }
  }

  /// Takes a row out, and tells the list.
  func delete(at place: Int) {
    ids.remove(at: place)
    update { list in list.deleteItems(at: [HeadlessPath(0, place)]) }
  }

  /// Moves a row, and tells the list.
  func move(from: Int, to: Int) {
    ids.insert(ids.remove(at: from), at: to)
    update { list in list.moveItem(at: HeadlessPath(0, from), to: HeadlessPath(0, to)) }
  }

  private func update(_ change: (HeadlessListView) -> Void) {
    if let diffable {
      diffable.apply(HeadlessSnapshot(items: ids))
    } else {
      change(list)
    }
  }

  /// The rows from one to another.
  static func rows(_ range: ClosedRange<Int>) -> [String] { range.map { "row-\($0)" } }
}
