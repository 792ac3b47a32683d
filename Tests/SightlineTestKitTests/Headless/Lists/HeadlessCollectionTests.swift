// SPDX-License-Identifier: MIT

import ProofSupport
import SightlineCore
import SightlineHost
import Testing

@testable import SightlineTestKit

@MainActor
@Suite("A headless collection view")
struct HeadlessCollectionTests {
  private func stage(
    _ layout: HeadlessLayout, _ model: ListModel, rightToLeft: Bool = false, quirks: Set<HeadlessQuirk> = []
  ) -> ListStage<HeadlessCollectionView> {
    let list = HeadlessCollectionView(layout)
    list.isRightToLeft = rightToLeft
    list.source = model.source()
    return ListStage(list, quirks: quirks)
  }

  @Test(
    "displays the items whose frames have a part in its bounds, in every direction, at random offsets",
    arguments: [HeadlessLayout.Direction.vertical, .horizontal], [false, true])
  func bruteForce(direction: HeadlessLayout.Direction, rightToLeft: Bool) {
    for seed in 1...8 as ClosedRange<UInt64> {
      var random = SplitMix64(seed: seed)
      let model = ListModel((0..<3).map { section in (0..<random.below(25)).map { "\(section)/\($0)" } })
      var lengths: [String: Double] = [:]
      for name in model.sections.joined() { lengths[name] = Double(random.below(6) * 20) }
      model.length = { lengths[$0] ?? 0 }
      let columns = random.below(4) + 1
      let layout = HeadlessSectionLayout(
        .lines(perLine: columns), spacing: 8, itemSpacing: 6, insets: Insets(top: 5, left: 10, bottom: 15, right: 20),
        headerLength: 25, footerLength: 10)
      let stage = stage(HeadlessLayout(direction: direction) { _ in layout }, model, rightToLeft: rightToLeft)
      for _ in 0..<25 {
        let length = direction == .vertical ? stage.list.contentHeight : stage.list.contentWidth
        let offset = Double(random.below(Int(length) + 1)) - 100
        stage.list.contentOffset = direction == .vertical ? Point(x: 0, y: offset) : Point(x: offset, y: 0)
        stage.app.turn()
        var expected: [String] = []
        for (section, items) in model.sections.enumerated() {
          for (item, name) in items.enumerated() {
            guard let frame = stage.list.layoutFrame(at: HeadlessPath(section, item)) else { continue }
            if frame.width > 0, frame.height > 0, frame.intersects(stage.list.bounds) { expected.append(name) }
          }
        }
        #expect(stage.shown == expected)
        for shown in stage.list.cells {
          #expect(stage.list.layoutFrame(at: shown.path).map { shown.cell.frame.isNear($0) } == true)
        }
      }
      #expect(stage.app.system.violations == [])
    }
  }

  @Test("puts items side by side in lines, which are as long as their longest item")
  func grid() {
    let model = ListModel(rows: 5)
    model.length = { $0 == "row 1" ? 80 : 50 }
    let list = stage(.grid(columns: 2, itemLength: 50, spacing: 10, itemSpacing: 20), model).list
    let frames = list.displayedCells.map(\.frame)
    #expect(
      frames == [
        Rect(x: 0, y: 0, width: 140, height: 50), Rect(x: 160, y: 0, width: 140, height: 80),
        Rect(x: 0, y: 90, width: 140, height: 50), Rect(x: 160, y: 90, width: 140, height: 50),
        Rect(x: 0, y: 150, width: 140, height: 50),
      ])
    #expect(list.contentHeight == 200)
  }

  @Test("begins at the right when it runs from right to left")
  func rightToLeft() {
    let list = stage(.list(direction: .horizontal, itemLength: 100), ListModel(rows: 10), rightToLeft: true).list
    #expect(list.contentOffset.x == 700)
    #expect(list.cell(at: HeadlessPath(0, 0))?.frame == Rect(x: 900, y: 0, width: 100, height: 400))
    #expect(list.displayedPaths == [HeadlessPath(0, 0), HeadlessPath(0, 1), HeadlessPath(0, 2)])
  }

  @Test("turned over shows its first item at its lower end, and the right way up")
  func inverted() {
    let model = ListModel(rows: 10)
    let list = HeadlessCollectionView(.list(itemLength: 100))
    list.isInverted = true
    list.source = model.source()
    let stage = ListStage(list)
    let cell = stage.list.displayedCells[0]
    #expect(cell.name == "row 0")
    #expect(cell.convert(cell.bounds, to: nil) == Rect(x: 0, y: 300, width: 300, height: 100))
    let mark = HeadlessView(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    cell.contentView.addSubview(mark)
    #expect(mark.convert(mark.bounds, to: nil) == Rect(x: 0, y: 300, width: 10, height: 10))
  }

  @Test("prepares the next line, hidden, and shows it later without asking for it again")
  func prefetch() {
    let model = ListModel(rows: 30)
    let stage = stage(.list(itemLength: 100), model)
    #expect(stage.shown == ["row 0", "row 1", "row 2", "row 3"])
    #expect(model.configured.map(\.name) == ["row 0", "row 1", "row 2", "row 3", "row 4"])
    let next = model.configured[4].cell
    #expect(next.isHidden)
    #expect(next.superview === stage.list)
    #expect(!stage.list.displayedViews().contains { $0.view === next })
    stage.scroll(to: 50)
    #expect(stage.list.cell(at: HeadlessPath(0, 4)) === next)
    #expect(!next.isHidden)
    #expect(model.configured.filter { $0.name == "row 4" }.count == 1)
    // Back again it looks the other way.
    stage.scroll(to: 1_000)
    stage.scroll(to: 950)
    #expect(model.configured.last?.name == "row 8")
  }

  @Test("shows badges with their items and a background behind its section")
  func supplements() {
    let model = ListModel(rows: 30)
    let layout = HeadlessSectionLayout(
      itemLength: 100,
      supplements: [
        HeadlessSupplement("badge", anchor: .item) { Rect(x: $0.x + $0.width - 20, y: $0.y, width: 20, height: 20) },
        HeadlessSupplement("background", anchor: .section, isAbove: false),
      ])
    let stage = stage(HeadlessLayout { _ in layout }, model)
    let badge = stage.list.supplementaryView(at: CellPlace(kind: .supplementary, section: 0, item: 2), kind: "badge")
    #expect(badge?.frame == Rect(x: 280, y: 200, width: 20, height: 20))
    #expect(stage.list.subviews.first?.name == "background")
    #expect(stage.list.subviews.first?.frame == Rect(x: 0, y: 0, width: 300, height: 3_000))
    #expect(stage.list.displayedViews().filter { $0.place.kind == .supplementary }.count == 5)
    stage.scroll(to: 250)
    #expect(stage.list.displayedViews().filter { $0.place.kind == .supplementary }.count == 6)
    model.sections[0].remove(at: 3)
    stage.list.deleteItems(at: [HeadlessPath(0, 3)])
    stage.app.turn()
    for item in 2...6 {
      let place = CellPlace(kind: .supplementary, section: 0, item: item)
      #expect(stage.list.supplementaryView(at: place, kind: "badge")?.frame.y == Double(item) * 100)
    }
    #expect(stage.app.system.violations == [])
  }
}

extension Rect {
  /// Whether two rectangles are equal but for rounding: a view is where its center and its size say.
  fileprivate func isNear(_ other: Rect) -> Bool {
    abs(x - other.x) < 1e-9 && abs(y - other.y) < 1e-9 && width == other.width && height == other.height
  }

  /// Whether two rectangles have an area in common.
  fileprivate func intersects(_ other: Rect) -> Bool {
    x < other.x + other.width && other.x < x + width && y < other.y + other.height && other.y < y + height
  }
}
