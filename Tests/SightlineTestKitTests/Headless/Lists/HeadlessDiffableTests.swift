// SPDX-License-Identifier: MIT

import ProofSupport
import SightlineCore
import SightlineHost
import Testing

@testable import SightlineTestKit

@MainActor
@Suite("A headless diffable data source")
struct HeadlessDiffableTests {
  private func stage(
    quirks: Set<HeadlessQuirk> = [], _ first: HeadlessSnapshot
  ) -> (ListStage<HeadlessTableView>, HeadlessDiffable) {
    let table = HeadlessTableView()
    table.rowHeight = 50
    let source = HeadlessDiffable(table) { cell, _, id in cell.name = id }
    source.apply(first, by: .reload)
    return (ListStage(table, quirks: quirks), source)
  }

  /// Some of 40 items in some of five sections.
  private func snapshot(_ random: inout SplitMix64) -> HeadlessSnapshot {
    var items = Array(0..<40).map { "item \($0)" }
    var sections = (0..<random.below(5) + 1).map { _ in HeadlessSnapshot.Section("", []) }
    var names = ["a", "b", "c", "d", "e"]
    for index in sections.indices {
      sections[index].id = names.remove(at: random.below(names.count))
      for _ in 0..<random.below(10) { sections[index].items.append(items.remove(at: random.below(items.count))) }
    }
    return HeadlessSnapshot(sections)
  }

  @Test("brings a list from one snapshot to any other", arguments: HeadlessDiffable.Application.allCases, 1...25)
  func apply(application: HeadlessDiffable.Application, seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let (stage, source) = stage(snapshot(&random))
    for _ in 0..<12 {
      stage.scroll(to: Double(random.below(400)))
      let old = source.snapshot
      let cells = stage.list.displayedCells.map { ($0, $0.name) }
      var next = random.percent(60) ? edited(old, &random) : snapshot(&random)
      let ids = next.sections.flatMap(\.items)
      if !ids.isEmpty { next.reloadedItems = [random.pick(ids)] }
      if !ids.isEmpty { next.reconfiguredItems = [random.pick(ids)] }
      source.apply(next, by: application)
      stage.app.turn()
      #expect(stage.app.system.violations == [])
      #expect(stage.list.shownCounts == next.counts)
      for shown in stage.list.cells {
        let id = next.sections[shown.path.section].items[shown.path.item]
        #expect(shown.cell.name == id)
        #expect(source.itemIdentifier(at: shown.path) == id)
        #expect(source.path(of: id) == shown.path)
      }
      #expect(ids.allSatisfy { source.contains($0) })
      #expect(!source.contains("nothing"))
      if application == .difference { checkCellsStay(cells, old, next, stage) }
    }
  }

  /// By differences, an item that stays in its section and on screen keeps its cell.
  private func checkCellsStay(
    _ cells: [(HeadlessCell, String)], _ old: HeadlessSnapshot, _ next: HeadlessSnapshot,
    _ stage: ListStage<HeadlessTableView>
  ) {
    let (before, after) = (old.places(), next.places())
    for (cell, name) in cells where !next.reloadedItems.contains(name) {
      guard let from = before[name], let to = after[name] else { continue }
      guard old.sections[from.section].id == next.sections[to.section].id else { continue }
      if let now = stage.list.cells.first(where: { $0.path == to })?.cell { #expect(now === cell) }
    }
  }

  private func edited(_ old: HeadlessSnapshot, _ random: inout SplitMix64) -> HeadlessSnapshot {
    var next = HeadlessSnapshot(old.sections)
    for _ in 0..<3 where !next.sections.isEmpty {
      let from = random.below(next.sections.count)
      guard !next.sections[from].items.isEmpty else { continue }
      let id = next.sections[from].items.remove(at: random.below(next.sections[from].items.count))
      if random.percent(30) { continue }
      let to = random.below(next.sections.count)
      next.sections[to].items.insert(id, at: random.below(next.sections[to].items.count + 1))
    }
    if random.percent(30) { next.sections.swapAt(0, next.sections.count - 1) }
    return next
  }

  @Test("moves no more items than it must")
  func leastMoves() {
    let old = HeadlessSnapshot(items: ["a", "b", "c", "d", "e"])
    let new = HeadlessSnapshot(items: ["e", "a", "b", "c", "d"])
    let updates = SnapshotDifference(from: old, to: new).updates
    #expect(updates.movedItems == [HeadlessUpdates.Move(from: HeadlessPath(0, 4), to: HeadlessPath(0, 0))])
    var rest = updates
    rest.movedItems = []
    #expect(rest.isEmpty)
    #expect(SnapshotDifference(from: new, to: new).updates.isEmpty)
  }

  @Test("refuses a snapshot with an identifier twice")
  func twice() {
    let (stage, source) = stage(HeadlessSnapshot(items: ["a", "b"]))
    source.apply(HeadlessSnapshot(items: ["a", "c", "a"]))
    #expect(stage.app.system.violations.map(\.text) == ["was given a snapshot in which 'a' is twice"])
    #expect(source.snapshot == HeadlessSnapshot(items: ["a", "b"]))
  }

  @Test("tells of what the cells show, before and after the layout that brings a snapshot to them")
  func identifiers() {
    let (stage, source) = stage(HeadlessSnapshot(items: ["a", "b"]))
    source.apply(HeadlessSnapshot(items: ["b", "c"]))
    #expect(source.itemIdentifier(at: HeadlessPath(0, 0)) == "a")
    stage.app.turn()
    #expect(source.itemIdentifier(at: HeadlessPath(0, 0)) == "b")
    #expect(source.itemIdentifier(at: HeadlessPath(0, 2)) == nil)
  }

  @Test("configures cells again in place, and reloads by another cell")
  func renew() {
    let (stage, source) = stage(HeadlessSnapshot(items: ["a", "b", "c"]))
    let cells = stage.list.displayedCells
    var next = source.snapshot
    next.reconfiguredItems = ["a"]
    next.reloadedItems = ["b"]
    cells[0].name = "old"
    source.apply(next)
    stage.app.turn()
    #expect(stage.shown == ["a", "b", "c"])
    #expect(stage.list.displayedCells[0] === cells[0])
    #expect(stage.list.displayedCells[1] !== cells[1])
  }

  @Test("does not know its items for a turn, where a quirk says so")
  func unknown() {
    let (stage, source) = stage(quirks: [.snapshotIdentifierNil], HeadlessSnapshot(items: ["a", "b"]))
    source.apply(HeadlessSnapshot(items: ["b", "a"]))
    stage.app.layOut()
    #expect(source.itemIdentifier(at: HeadlessPath(0, 0)) == nil)
    stage.app.turn()
    #expect(source.itemIdentifier(at: HeadlessPath(0, 0)) == "b")
  }
}
