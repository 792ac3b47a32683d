// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineHost

@testable import SightlineTestKit

/// Rows by name, in sections, and what a list is told of them.
@MainActor
final class ListModel {
  var sections: [[String]]
  /// The real length of a row by its name, where the source says it.
  var length: ((String) -> Double)?
  /// What was configured, in order: the cell and the name.
  private(set) var configured: [(cell: HeadlessCell, name: String)] = []

  init(_ sections: [[String]]) {
    self.sections = sections
  }

  convenience init(rows: Int) {
    self.init([(0..<rows).map { "row \($0)" }])
  }

  func name(_ path: HeadlessPath) -> String { sections[path.section][path.item] }

  /// A source whose cells carry the name of what they show.
  func source() -> HeadlessListSource {
    var source = HeadlessListSource(
      numberOfSections: { self.sections.count }, numberOfItems: { self.sections[$0].count }
    ) { cell, path in
      cell.name = self.name(path)
      self.configured.append((cell, cell.name))
    }
    if let length { source.length = { length(self.name($0)) } }
    return source
  }
}

/// A list that fills the window of an app.
@MainActor
struct ListStage<List: HeadlessListView> {
  let app: HeadlessApp
  let list: List

  init(
    _ list: List, quirks: Set<HeadlessQuirk> = [], seed: UInt64 = 1,
    frame: Rect = Rect(x: 0, y: 0, width: 300, height: 400)
  ) {
    app = HeadlessApp(rules: RuleBook(rules: [.anyPixel]), quirks: quirks, seed: seed)
    self.list = list
    list.frame = frame
    let screen = HeadlessController()
    screen.view.addSubview(list)
    app.show(screen)
    app.turn()
  }

  /// The names of the cells that are shown, in order.
  var shown: [String] { list.displayedCells.map(\.name) }

  func scroll(to y: Double) {
    list.contentOffset = Point(x: 0, y: y)
    app.turn()
  }
}

extension ListStage where List == HeadlessTableView {
  /// A table of rows of 100 points, unless told otherwise.
  init(_ model: ListModel, rowHeight: Double? = 100, quirks: Set<HeadlessQuirk> = [], seed: UInt64 = 1) {
    let table = HeadlessTableView()
    table.rowHeight = rowHeight
    table.source = model.source()
    self.init(table, quirks: quirks, seed: seed)
  }
}
