// SPDX-License-Identifier: MIT

import ProofSupport
import SightlineCore
import SightlineHost
import Testing

@testable import SightlineTestKit

@MainActor
@Suite("A headless table")
struct HeadlessTableTests {
  @Test("has cells for the rows in its bounds and for no others")
  func rows() {
    let stage = ListStage(ListModel(rows: 50))
    #expect(stage.shown == ["row 0", "row 1", "row 2", "row 3"])
    #expect(stage.list.contentHeight == 5_000)
    stage.scroll(to: 150)
    #expect(stage.shown == ["row 1", "row 2", "row 3", "row 4", "row 5"])
    #expect(stage.list.cell(at: HeadlessPath(0, 3))?.frame == Rect(x: 0, y: 300, width: 300, height: 100))
    #expect(stage.app.system.violations == [])
  }

  @Test("gives a cell that has left to the next row that comes, configured before it is shown")
  func reuse() {
    let model = ListModel(rows: 50)
    let stage = ListStage(model)
    var told: [String] = []
    stage.list.willDisplay = { view, _ in told.append(view.name) }
    let first = stage.list.cell(at: HeadlessPath(0, 0))
    stage.scroll(to: 100)
    let last = stage.list.cell(at: HeadlessPath(0, 4))
    #expect(first === last)
    #expect(last?.reuses == 1)
    #expect(told == ["row 4"])
    for y in stride(from: 200.0, through: 4_000, by: 90) { stage.scroll(to: y) }
    // One more than fit when they fit exactly.
    #expect(stage.list.pool.made == 5)
  }

  @Test("clears a cell before it is used again")
  func prepares() {
    let stage = ListStage(ListModel(rows: 50))
    var cleared: [String] = []
    stage.list.cell(at: HeadlessPath(0, 0))?.onReuse = { cleared.append($0.name) }
    stage.scroll(to: 100)
    #expect(cleared == ["row 0"])
  }

  @Test("displays what a search over all rows finds, at random offsets", arguments: 1...20 as ClosedRange<UInt64>)
  func bruteForce(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let model = ListModel(
      (0..<4).map { section in (0..<random.below(30)).map { "\(section)/\($0)" } })
    var lengths: [String: Double] = [:]
    for name in model.sections.joined() { lengths[name] = Double(random.below(8) * 25) }
    model.length = { lengths[$0] ?? 0 }
    let table = HeadlessTableView(random.percent(50) ? .plain : .grouped)
    table.rowHeight = nil
    table.estimatedRowHeight = nil
    table.headerHeight = { $0 == 1 ? 0 : 30 }
    table.footerHeight = { $0 == 2 ? 20 : 0 }
    table.source = model.source()
    let stage = ListStage(table)
    for _ in 0..<40 {
      let offset = Double(random.below(Int(max(1, table.contentHeight)))) - 100
      stage.scroll(to: offset)
      var y = 0.0
      var expected: [String] = []
      for (section, rows) in model.sections.enumerated() {
        y += table.headerHeight(section)
        for row in rows {
          let height = lengths[row] ?? 0
          if height > 0, y < offset + 400, y + height > offset { expected.append(row) }
          y += height
        }
        y += table.footerHeight(section)
      }
      #expect(stage.shown == expected)
      #expect(table.contentHeight == y)
    }
    #expect(stage.app.system.violations == [])
  }

  @Test("keeps the header of a plain section at the upper edge until the section is gone")
  func pins() {
    let model = ListModel([(0..<10).map { "a\($0)" }, (0..<10).map { "b\($0)" }])
    let table = HeadlessTableView(.plain)
    table.rowHeight = 100
    table.headerHeight = { _ in 30 }
    table.source = model.source()
    let stage = ListStage(table)
    func header(_ section: Int) -> Rect? {
      table.supplementaryView(at: CellPlace(kind: .header, section: section, item: 0))?.frame
    }
    #expect(header(0) == Rect(x: 0, y: 0, width: 300, height: 30))
    #expect(header(1) == nil)
    stage.scroll(to: 250)
    #expect(header(0) == Rect(x: 0, y: 250, width: 300, height: 30))
    // The next section pushes it out.
    stage.scroll(to: 1_010)
    #expect(header(0) == Rect(x: 0, y: 1_000, width: 300, height: 30))
    #expect(header(1) == Rect(x: 0, y: 1_030, width: 300, height: 30))
    stage.scroll(to: 1_100)
    #expect(header(0) == nil)
    #expect(header(1) == Rect(x: 0, y: 1_100, width: 300, height: 30))
    // It is drawn above the rows.
    #expect(table.subviews.last?.name == "header")
  }

  @Test("pins headers below what the safe area and insets take off")
  func pinsBelowInsets() {
    let model = ListModel(rows: 20)
    let table = HeadlessTableView(.plain)
    table.rowHeight = 100
    table.headerHeight = { _ in 30 }
    table.contentInset = Insets(top: 50, left: 0, bottom: 0, right: 0)
    table.source = model.source()
    let stage = ListStage(table)
    #expect(table.contentOffset == Point(x: 0, y: -50))
    stage.scroll(to: 200)
    #expect(table.supplementaryView(at: CellPlace(kind: .header, section: 0, item: 0))?.frame.y == 250)
  }

  @Test("lets headers of a grouped section scroll away")
  func grouped() {
    let table = HeadlessTableView(.grouped)
    table.rowHeight = 100
    table.headerHeight = { _ in 30 }
    table.source = ListModel(rows: 20).source()
    let stage = ListStage(table)
    stage.scroll(to: 50)
    #expect(table.supplementaryView(at: CellPlace(kind: .header, section: 0, item: 0)) == nil)
  }

  @Test("learns the height of a row when it shows it, and settles in that layout")
  func selfSizing() {
    let model = ListModel(rows: 100)
    model.length = { $0 == "row 1" ? 250 : 120 }
    let stage = ListStage(model, rowHeight: nil)
    // 120 + 250 + 120: the fourth row begins at 490.
    #expect(stage.shown == ["row 0", "row 1", "row 2"])
    #expect(stage.list.contentHeight == 490 + 97 * 44)
    #expect(stage.list.cell(at: HeadlessPath(0, 2))?.frame == Rect(x: 0, y: 370, width: 300, height: 120))
    #expect(stage.list.needsLayout == false)
  }

  @Test("asks a cell that sizes itself for its height, given its width")
  func fitting() {
    let table = HeadlessTableView()
    table.source = HeadlessListSource(numberOfItems: { _ in 10 }) { cell, path in
      cell.fittingLength = { width in width / 2 + Double(path.item) }
    }
    let stage = ListStage(table)
    #expect(stage.list.displayedCells.map(\.frame.height) == [150, 151, 152])
    stage.list.frame = Rect(x: 0, y: 0, width: 200, height: 400)
    stage.app.turn()
    #expect(stage.list.displayedCells.map(\.frame.height) == [100, 101, 102, 103])
  }

  @Test("keeps the eye where it is when a row above turns out taller than believed")
  func growsUpwards() {
    let model = ListModel(rows: 100)
    model.length = { _ in 100 }
    let stage = ListStage(model, rowHeight: nil)
    stage.scroll(to: 2_000)
    let first = stage.list.displayedCells[0]
    let before = first.convert(first.bounds, to: nil)
    // From here upwards nothing was measured.
    stage.scroll(to: stage.list.contentOffset.y - 100)
    #expect(stage.list.displayedCells[0] !== first)
    #expect(stage.list.displayedCells[0].frame.height == 100)
    #expect(first.convert(first.bounds, to: nil).y == before.y + 100)
  }

  @Test("of 100,000 rows finds what it displays in hardly more steps than one of a hundred")
  func cost() {
    func steps(_ rows: Int) -> Int {
      let stage = ListStage(ListModel(rows: rows))
      let before = stage.list.map.steps
      for y in [300.0, 700, 2_000, 5_000, 5_037] { stage.scroll(to: y) }
      return stage.list.map.steps - before
    }
    let (few, many) = (steps(100), steps(100_000))
    // 7 levels of a tree against 17.
    #expect(many < few * 3)
    #expect(many < 2_000)
  }

  @Test("scrolls to a row wherever it shall stand")
  func scrollsToRow() {
    let stage = ListStage(ListModel(rows: 100))
    stage.list.scrollToItem(at: HeadlessPath(0, 20), animated: false)
    #expect(stage.list.contentOffset.y == 2_000)
    stage.list.scrollToItem(at: HeadlessPath(0, 20), .middle, animated: false)
    #expect(stage.list.contentOffset.y == 1_850)
    stage.list.scrollToItem(at: HeadlessPath(0, 20), .end, animated: false)
    #expect(stage.list.contentOffset.y == 1_700)
    stage.list.scrollToItem(at: HeadlessPath(0, 99), animated: false)
    #expect(stage.list.contentOffset.y == 9_600)
    #expect(stage.app.system.violations == [])
    stage.list.scrollToItem(at: HeadlessPath(0, 100), animated: false)
    #expect(stage.app.system.violations.count == 1)
  }
}
