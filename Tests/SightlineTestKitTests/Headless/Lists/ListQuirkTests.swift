// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineHost
import Testing

@testable import SightlineTestKit

@MainActor
@Suite("A headless list under a quirk")
struct ListQuirkTests {
  private func stage(_ model: ListModel, _ quirks: HeadlessQuirk..., relayed: Bool = false) -> ListStage<
    HeadlessTableView
  > {
    let stage = ListStage(model, quirks: Set(quirks))
    if relayed { stage.app.useRelay(on: stage.list) }
    return stage
  }

  @Test("does not say that it has uncommitted updates, and may be asked then")
  func hidden() {
    let model = ListModel(rows: 10)
    let stage = stage(model, .uncommittedUpdatesHidden)
    model.sections[0].removeFirst()
    stage.list.deleteItems(at: [HeadlessPath(0, 0)])
    #expect(!stage.list.surfaceFacts().hasUncommittedUpdates)
    #expect(!stage.list.countsAgree())
    #expect(stage.list.displayedViews().map(\.place.item) == [0, 1, 2, 3])
    #expect(stage.app.system.violations == [])
  }

  @Test("may not even be asked for counts in an update")
  func throwing() {
    for quirks in [[], [HeadlessQuirk.listsThrowDuringUpdates]] as [Set<HeadlessQuirk>] {
      let model = ListModel(rows: 10)
      let stage = ListStage(model, quirks: quirks)
      stage.list.beginUpdates()
      _ = stage.list.countsAgree()
      #expect(stage.app.system.violations.count == quirks.count)
    }
  }

  @Test("says for a turn after an update that it displays what stays where it was")
  func laggingPaths() {
    let model = ListModel(rows: 10)
    let stage = stage(model, .visibleIndexPathsLag)
    let cells = stage.list.displayedCells
    model.sections[0].remove(at: 1)
    stage.list.deleteItems(at: [HeadlessPath(0, 1)])
    stage.app.turn()
    let late = stage.list.displayedViews()
    #expect(late.map(\.place.item) == [0, 2, 3])
    #expect(ObjectIdentifier(late[1].view) == ObjectIdentifier(cells[2]))
    #expect(!stage.list.countsAgree())
    let generation = stage.list.surfaceFacts().listGeneration
    stage.app.turn()
    let settled = stage.list.displayedViews()
    #expect(settled.map(\.place.item) == [0, 1, 2, 3])
    #expect(ObjectIdentifier(settled[1].view) == ObjectIdentifier(cells[2]))
    #expect(stage.list.countsAgree())
    #expect(stage.list.surfaceFacts().listGeneration != generation)
  }

  @Test("has the counts from before an update for a turn, while its cells are already new")
  func laggingCounts() {
    let model = ListModel(rows: 10)
    let stage = stage(model, .rowCountsLag)
    model.sections[0].remove(at: 1)
    stage.list.deleteItems(at: [HeadlessPath(0, 1)])
    stage.app.turn()
    #expect(stage.list.surfaceFacts().itemCount == 10)
    #expect(!stage.list.countsAgree())
    #expect(stage.list.displayedViews().map(\.place.item) == [0, 1, 2, 3])
    stage.app.turn()
    #expect(stage.list.surfaceFacts().itemCount == 9)
    #expect(stage.list.countsAgree())
  }

  @Test("counts hidden cells that were prepared ahead as displayed")
  func prefetched() {
    let stage = stage(ListModel(rows: 10), .prefetchedCellsHidden)
    let displayed = stage.list.displayedViews()
    #expect(displayed.map(\.place.item) == [0, 1, 2, 3, 4])
    #expect(displayed.map { ($0.view as? HeadlessView)?.isHidden } == [false, false, false, false, true])
  }

  @Test("keeps cells after they have left, some of them in sight of all but the list")
  func kept() {
    let stage = stage(ListModel(rows: 40), .cellsKeptAfterEnd)
    var seen: Set<Bool> = []
    for y in [0, 650, 50, 9_000, 300, 9_000] as [Double] {
      stage.scroll(to: y)
      let displayed = stage.list.displayedViews().map(\.view)
      for view in stage.list.subviews where !displayed.contains(where: { $0 === view }) { seen.insert(view.isHidden) }
    }
    #expect(seen == [true, false])
  }

  @Test("shows other items in the same cells after a reload, without a notice and in the same generation")
  func sameCells() {
    let model = ListModel(rows: 10)
    let stage = stage(model, .reloadReusesSameCells)
    let cells = stage.list.displayedCells
    let generation = stage.list.surfaceFacts().listGeneration
    var notices = 0
    stage.list.willDisplay = { _, _ in notices += 1 }
    stage.list.didEndDisplaying = { _, _ in notices += 1 }
    model.sections[0].reverse()
    stage.list.reloadData()
    stage.app.turn()
    #expect(stage.shown == ["row 9", "row 8", "row 7", "row 6"])
    #expect(zip(cells, stage.list.displayedCells).allSatisfy { $0 === $1 })
    #expect(stage.list.surfaceFacts().listGeneration == generation)
    #expect(notices == 0)
  }

  @Test("has other cells for all that stays after a reload")
  func otherCells() {
    let stage = stage(ListModel(rows: 10), .reloadReplacesAllCells)
    let cells = stage.list.displayedCells
    stage.list.reloadData()
    stage.app.turn()
    for cell in stage.list.displayedCells { #expect(!cells.contains { $0 === cell }) }
    #expect(stage.list.subviews.count == 4)
  }

  @Test("uses a cell again without clearing it")
  func unprepared() {
    let stage = stage(ListModel(rows: 10), .reuseWithoutPrepare)
    var cleared = 0
    for cell in stage.list.displayedCells { cell.onReuse = { _ in cleared += 1 } }
    stage.scroll(to: 300)
    #expect(stage.list.displayedCells.contains { $0.reuses > 0 })
    #expect(cleared == 0)
  }

  @Test("displays a cell again without having been asked for it")
  func withoutRequest() {
    let model = ListModel(rows: 10)
    let stage = stage(model, .willDisplayWithoutCellRequest)
    stage.scroll(to: 100)
    let asked = model.configured.count
    var told: [String] = []
    stage.list.willDisplay = { view, _ in told.append(view.name) }
    stage.scroll(to: 0)
    #expect(told == ["row 0"])
    #expect(model.configured.count == asked)
    #expect(stage.shown == ["row 0", "row 1", "row 2", "row 3"])
    #expect(stage.list.displayedCells.allSatisfy { !$0.isHidden })
  }

  @Test("tells of the end of a display up to a second late")
  func late() {
    let stage = stage(ListModel(rows: 40), .didEndDisplayingDelayed)
    var times: [Timestamp] = []
    stage.list.didEndDisplaying = { _, _ in times.append(stage.app.now) }
    let start = stage.app.now
    stage.scroll(to: 1_000)
    #expect(times.isEmpty)
    stage.app.advance(by: .milliseconds(1_000))
    #expect(times.count == 4)
    #expect(Set(times.map { $0 - start }).count > 1)
  }

  @Test("gives an index path that is wrong when a display ends")
  func wrongPath() {
    func places(_ quirks: Set<HeadlessQuirk>) -> [Int] {
      let stage = ListStage(ListModel(rows: 40), quirks: quirks)
      var places: [Int] = []
      stage.list.didEndDisplaying = { _, place in places.append(place.item) }
      stage.scroll(to: 200)
      return places
    }
    #expect(places([]) == [0, 1])
    #expect(places([.didEndDisplayingWithNewIndexPath]) == [1, 2])
  }

  @Test("changes sizes once more a turn after it has shown cells that size themselves")
  func neverSettles() {
    let model = ListModel(rows: 20)
    model.length = { _ in 100 }
    let stage = ListStage(model, rowHeight: nil, quirks: [.estimatesNeverSettle])
    #expect(stage.list.displayedCells.map(\.frame.height).allSatisfy { $0 == 72 })
    stage.app.turn()
    #expect(stage.list.displayedCells.map(\.frame.height).prefix(4).allSatisfy { $0 == 100 })
    for _ in 0..<5 { stage.app.turn() }
    #expect(stage.list.displayedCells.map(\.frame.height) == [100, 100, 100, 100])
    #expect(!stage.list.needsLayout)
  }

  @Test("has layout attributes that are not where its cells are")
  func attributes() {
    let model = ListModel(rows: 20)
    model.length = { _ in 100 }
    let stage = ListStage(model, rowHeight: nil, quirks: [.attributesOutOfDate])
    let frame = stage.list.cell(at: HeadlessPath(0, 1))?.frame
    #expect(frame?.height == 100)
    #expect(stage.list.layoutFrame(at: HeadlessPath(0, 1))?.height == 44)
  }

  @Test("keeps headers in sight and lets them cover cells, also where they should scroll away")
  func headers() {
    let table = HeadlessTableView(.grouped)
    table.rowHeight = 100
    table.headerHeight = { _ in 30 }
    table.source = ListModel(rows: 20).source()
    let stage = ListStage(table, quirks: [.headersFloatOverCells])
    stage.scroll(to: 500)
    let header = table.supplementaryView(at: CellPlace(kind: .header, section: 0, item: 0))
    #expect(header?.frame.y == 500)
    #expect(header?.background == .background(alpha: 1))
    #expect(table.subviews.last === header)
  }

  @Test("lays its cells out a turn after the bounds have changed")
  func twoSteps() {
    let stage = stage(ListModel(rows: 20), .rotationTwoSteps)
    stage.list.superview?.fillsSuperview = true
    stage.list.fillsSuperview = true
    stage.list.frame = stage.app.window.bounds
    stage.app.turn()
    stage.app.turn()
    #expect(stage.list.displayedCells.first?.bounds.width == 390)
    stage.app.resize(to: HeadlessScreen(width: 844, height: 390))
    #expect(stage.list.bounds.width == 844)
    #expect(stage.list.cells.first?.cell.bounds.width == 390)
    stage.app.turn()
    stage.app.turn()
    #expect(stage.list.cells.first?.cell.bounds.width == 844)
  }

  @Test("tells a relay of what it displays, and of nothing without one")
  func relay() {
    func heard(relayed: Bool) -> Int {
      let stage = stage(ListModel(rows: 20), relayed: relayed)
      var count = 0
      stage.app.system.onHeard = { notice in
        switch notice {
        case .displayed, .ended, .reloaded: count += 1
        default: break
        }
      }
      stage.scroll(to: 100)
      stage.list.reloadData()
      stage.app.turn()
      return count
    }
    #expect(heard(relayed: false) == 0)
    // One comes, one goes; then all four go and come.
    #expect(heard(relayed: true) == 2 + 1 + 8)
  }
}
