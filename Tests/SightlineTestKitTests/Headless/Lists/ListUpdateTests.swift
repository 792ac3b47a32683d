// SPDX-License-Identifier: MIT

import ProofSupport
import SightlineCore
import SightlineHost
import Testing

@testable import SightlineTestKit

@MainActor
@Suite("Updates of a headless list")
struct ListUpdateTests {
  @Test("come to the cells in the next layout, and until then the list says so")
  func uncommitted() {
    let model = ListModel(rows: 10)
    let stage = ListStage(model)
    #expect(!stage.list.surfaceFacts().hasUncommittedUpdates)
    model.sections[0].insert("new", at: 1)
    #expect(!stage.list.countsAgree())
    stage.list.insertItems(at: [HeadlessPath(0, 1)])
    #expect(stage.list.surfaceFacts().hasUncommittedUpdates)
    #expect(stage.app.system.violations == [])
    stage.app.turn()
    #expect(!stage.list.surfaceFacts().hasUncommittedUpdates)
    #expect(stage.list.countsAgree())
    #expect(stage.shown == ["row 0", "new", "row 1", "row 2"])
    #expect(stage.list.surfaceFacts().itemCount == 11)
  }

  @Test("keep the cells of rows that stay, wherever they go")
  func cellsStay() {
    let model = ListModel(rows: 10)
    let stage = ListStage(model)
    let cells = stage.list.displayedCells
    model.sections[0].remove(at: 0)
    model.sections[0].insert("new", at: 2)
    stage.list.performBatchUpdates {
      stage.list.insertItems(at: [HeadlessPath(0, 2)])
      stage.list.deleteItems(at: [HeadlessPath(0, 0)])
    }
    stage.app.turn()
    #expect(stage.shown == ["row 1", "row 2", "new", "row 3"])
    #expect(stage.list.cell(at: HeadlessPath(0, 0)) === cells[1])
    #expect(stage.list.cell(at: HeadlessPath(0, 1)) === cells[2])
    #expect(stage.list.cell(at: HeadlessPath(0, 3)) === cells[3])
    #expect(stage.list.cell(at: HeadlessPath(0, 2)) === cells[0])
  }

  @Test("leave the list showing what the model says, over random batches", arguments: 1...30 as ClosedRange<UInt64>)
  func random(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let edits = (0..<6).map { _ in RandomEdit(&random) }
    for edit in edits {
      let model = ListModel(edit.old.map { $0.map(String.init) })
      model.length = { Double(($0.utf8.last ?? 0) % 5) * 30 + 20 }
      let stage = ListStage(model, rowHeight: random.percent(50) ? nil : 90)
      stage.scroll(to: Double(random.below(300)))
      model.sections = edit.new.map { $0.map(String.init) }
      stage.list.apply(edit.updates)
      stage.app.turn()
      #expect(stage.shown == stage.list.displayedPaths.map { model.name($0) })
      let fresh = ListStage(model, rowHeight: stage.list.rowHeight)
      fresh.scroll(to: stage.list.contentOffset.y)
      if stage.list.rowHeight != nil { #expect(stage.shown == fresh.shown) }
      #expect(stage.list.countsAgree())
      #expect(stage.app.system.violations == [])
    }
  }

  @Test("may come one after the other before a layout, each checked by itself")
  func several() {
    let model = ListModel(rows: 10)
    let stage = ListStage(model)
    model.sections[0].remove(at: 0)
    stage.list.deleteItems(at: [HeadlessPath(0, 0)])
    model.sections[0].insert("new", at: 0)
    stage.list.insertItems(at: [HeadlessPath(0, 0)])
    model.sections[0].swapAt(0, 1)
    stage.list.moveItem(at: HeadlessPath(0, 0), to: HeadlessPath(0, 1))
    stage.app.turn()
    #expect(stage.shown == ["row 1", "new", "row 2", "row 3"])
    #expect(stage.app.system.violations == [])
  }

  @Test("that do not fit the model are written down, and the list is reloaded")
  func mismatch() {
    let model = ListModel(rows: 10)
    let stage = ListStage(model)
    model.sections[0].removeLast(2)
    stage.list.deleteItems(at: [HeadlessPath(0, 9)])
    #expect(
      stage.app.system.violations.map(\.text) == [
        "invalid update: the number of items in section 0 after the update (8) must equal that before it (10), plus those "
          + "inserted or moved in (0), minus those deleted or moved out (1)"
      ])
    stage.app.turn()
    #expect(stage.list.countsAgree())
  }

  @Test("in the middle of which cells are asked for are a violation", arguments: [0, 1, 2, 3, 4])
  func asking(what: Int) {
    let model = ListModel(rows: 10)
    let stage = ListStage(model)
    let cell = stage.list.displayedCells[0]
    func ask() {
      switch what {
      case 0: _ = stage.list.displayedViews()
      case 1: _ = stage.list.displayedPaths
      case 2: _ = stage.list.displayedCells
      case 3: _ = stage.list.cell(at: HeadlessPath(0, 0))
      default: _ = stage.list.path(of: cell)
      }
    }
    stage.list.beginUpdates()
    ask()
    #expect(stage.app.system.violations.count == 1)
    stage.list.endUpdates()
    // Inside of the configuration of a cell, too.
    stage.list.source.configure = { _, _ in ask() }
    stage.app.turn()
    #expect(stage.app.system.violations.count > 1)
    let count = stage.app.system.violations.count
    ask()
    #expect(stage.app.system.violations.count == count)
  }

  @Test("that are asked for in the middle of a layout are a violation")
  func reentrant() {
    let model = ListModel(rows: 10)
    let stage = ListStage(model)
    stage.list.willDisplay = { _, _ in stage.list.reloadItems(at: [HeadlessPath(0, 0)]) }
    stage.scroll(to: 100)
    #expect(stage.app.system.violations.map(\.text) == ["was changed while it updates its cells"])
  }

  @Test("that go on over several turns keep the list uncommitted")
  func longBatch() {
    let model = ListModel(rows: 10)
    let stage = ListStage(model)
    stage.list.beginUpdates()
    stage.app.turn()
    #expect(stage.list.surfaceFacts().hasUncommittedUpdates)
    stage.list.endUpdates()
    stage.app.turn()
    #expect(!stage.list.surfaceFacts().hasUncommittedUpdates)
    stage.list.endUpdates()
    #expect(stage.app.system.violations.map(\.text) == ["was told to end updates that it had not begun"])
  }

  @Test("that reload a row give it another cell, those that reconfigure it the same")
  func reload() {
    let model = ListModel(rows: 10)
    let stage = ListStage(model)
    let cells = stage.list.displayedCells
    let generation = stage.list.surfaceFacts().listGeneration
    model.sections[0][1] = "changed"
    stage.list.reconfigureItems(at: [HeadlessPath(0, 1)])
    stage.app.turn()
    #expect(stage.shown == ["row 0", "changed", "row 2", "row 3"])
    #expect(stage.list.displayedCells[1] === cells[1])
    #expect(stage.list.surfaceFacts().listGeneration == generation)
    model.sections[0][1] = "again"
    stage.list.reloadItems(at: [HeadlessPath(0, 1)])
    stage.app.turn()
    #expect(stage.shown == ["row 0", "again", "row 2", "row 3"])
    #expect(stage.list.displayedCells[1] !== cells[1])
    #expect(stage.list.surfaceFacts().listGeneration != generation)
  }

  @Test("by a reload take the model as it is, and the cells from the pool")
  func reloadData() {
    let model = ListModel(rows: 10)
    let stage = ListStage(model)
    var ended: [String] = []
    stage.list.didEndDisplaying = { view, _ in ended.append(view.name) }
    let cells = stage.list.displayedCells
    model.sections = [["a", "b"], ["c"]]
    stage.list.reloadData()
    stage.app.turn()
    #expect(stage.shown == ["a", "b", "c"])
    #expect(ended == ["row 0", "row 1", "row 2", "row 3"])
    for cell in stage.list.displayedCells { #expect(cells.contains { $0 === cell }) }
    #expect(stage.list.pool.made == 4)
    #expect(stage.list.subviews.count == 3)
  }

  @Test("complete a turn after they came to the cells")
  func completion() {
    let model = ListModel(rows: 10)
    let stage = ListStage(model)
    var isDone = false
    model.sections[0].removeFirst()
    stage.list.performBatchUpdates({ stage.list.deleteItems(at: [HeadlessPath(0, 0)]) }, completion: { isDone = true })
    stage.app.turn()
    #expect(!isDone)
    stage.app.turn()
    #expect(isDone)
  }
}
