// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineHost
import Testing

@testable import SightlineTestKit

@MainActor
@Suite("A section that scrolls by itself")
struct OrthogonalSectionTests {
  /// A list of three sections: two of lines, in the middle one that scrolls sideways.
  private func makeStage(
    _ model: ListModel, perLine: Int = 1, paging: Bool = false, rightToLeft: Bool = false,
    quirks: Set<HeadlessQuirk> = []
  ) -> ListStage<HeadlessCollectionView> {
    let list = HeadlessCollectionView(
      HeadlessLayout { section in
        section != 1
          ? HeadlessSectionLayout(itemLength: 100)
          : HeadlessSectionLayout(
            .orthogonal(length: 160, itemLength: 120, perLine: perLine, isPaging: paging), spacing: 10,
            insets: Insets(top: 0, left: 15, bottom: 0, right: 15), headerLength: 30)
      })
    list.isRightToLeft = rightToLeft
    list.source = model.source()
    return ListStage(list, quirks: quirks)
  }

  private func model() -> ListModel {
    ListModel([["a", "b"], (0..<10).map { "card \($0)" }, (0..<20).map { "row \($0)" }])
  }

  private func scroller(_ stage: ListStage<HeadlessCollectionView>) -> HeadlessScrollView {
    stage.list.orthogonalScrollView(in: 1) ?? HeadlessScrollView()
  }

  @Test("has its cells in a scroll view of its own inside the list")
  func geometry() throws {
    let stage = makeStage(model())
    let inner = scroller(stage)
    #expect(inner.superview === stage.list)
    #expect(inner.frame == Rect(x: 0, y: 230, width: 300, height: 160))
    // Ten cards of 120, nine gaps of 10, 15 on either side.
    #expect(inner.contentWidth == 1_320)
    #expect(stage.shown == ["a", "b", "card 0", "card 1", "card 2", "row 0"])
    let card = try #require(stage.list.cell(at: HeadlessPath(1, 1)))
    #expect(card.superview === inner)
    #expect(card.frame == Rect(x: 145, y: 0, width: 120, height: 160))
    #expect(card.convert(card.bounds, to: nil) == Rect(x: 145, y: 230, width: 120, height: 160))
    #expect(stage.list.displayedViews().filter { $0.place.kind == .cell }.count == 6)
  }

  @Test("scrolls by itself, which its layout attributes do not know")
  func scrolls() throws {
    let stage = makeStage(model())
    let inner = scroller(stage)
    stage.app.scroll(inner, to: Point(x: 260, y: 0))
    #expect(stage.shown == ["a", "b", "card 1", "card 2", "card 3", "card 4", "row 0"])
    let card = try #require(stage.list.cell(at: HeadlessPath(1, 2)))
    #expect(card.convert(card.bounds, to: nil).x == 15)
    #expect(stage.list.layoutFrame(at: HeadlessPath(1, 2)) == Rect(x: 275, y: 230, width: 120, height: 160))
    #expect(stage.list.contentOffset == .zero)
    #expect(stage.app.system.violations == [])
  }

  @Test("may have several items in each of its lines")
  func stacked() {
    let stage = makeStage(model(), perLine: 3)
    // Four columns of 120, three gaps of 10, 15 on either side.
    #expect(scroller(stage).contentWidth == 540)
    #expect(stage.list.cell(at: HeadlessPath(1, 4))?.frame.x == 145)
    let height = stage.list.cell(at: HeadlessPath(1, 4))?.frame.height ?? 0
    #expect(abs(height - 160.0 / 3) < 1e-9)
  }

  @Test("may rest on pages")
  func pages() {
    let stage = makeStage(model(), paging: true)
    stage.app.swipe(scroller(stage), by: Point(x: -80, y: 0), over: .milliseconds(80))
    stage.app.settle()
    #expect(scroller(stage).contentOffset == Point(x: 300, y: 0))
  }

  @Test("begins at the right from right to left")
  func rightToLeft() {
    let stage = makeStage(model(), rightToLeft: true)
    let inner = scroller(stage)
    #expect(inner.contentOffset.x == inner.contentWidth - 300)
    #expect(stage.list.cell(at: HeadlessPath(1, 0))?.frame.x == inner.contentWidth - 15 - 120)
    #expect(stage.shown == ["a", "b", "card 0", "card 1", "card 2", "row 0"])
  }

  @Test("goes out of sight with all its cells, and is where it was when it comes back")
  func comesBack() {
    let stage = makeStage(model())
    let inner = scroller(stage)
    stage.app.scroll(inner, to: Point(x: 260, y: 0))
    stage.scroll(to: 600)
    #expect(inner.superview == nil)
    #expect(stage.shown.allSatisfy { $0.hasPrefix("row") })
    stage.scroll(to: 0)
    #expect(scroller(stage) === inner)
    #expect(stage.shown == ["a", "b", "card 1", "card 2", "card 3", "card 4", "row 0"])
  }

  @Test("moves with its section when another one comes before it")
  func sectionMoves() {
    let model = model()
    let stage = makeStage(model)
    let inner = scroller(stage)
    stage.app.scroll(inner, to: Point(x: 260, y: 0))
    // Its layout goes by the number of the section, so the two before it change places.
    model.sections[0].insert("new", at: 0)
    model.sections[1].removeFirst(2)
    stage.list.performBatchUpdates {
      stage.list.insertItems(at: [HeadlessPath(0, 0)])
      stage.list.deleteItems(at: [HeadlessPath(1, 0), HeadlessPath(1, 1)])
    }
    stage.app.turn()
    #expect(scroller(stage) === inner)
    #expect(inner.frame.y == 330)
    #expect(stage.shown == ["new", "a", "b", "card 3", "card 4", "card 5", "card 6"])
  }

  @Test("shares its cells with others and gets new scroll views, where quirks say so")
  func quirks() {
    func made(_ quirks: Set<HeadlessQuirk>) -> Int {
      let stage = makeStage(model(), quirks: quirks)
      stage.scroll(to: 600)
      return stage.list.pool.made
    }
    #expect(made([.orthogonalCellsReparented]) < made([]))
    let stage = makeStage(model(), quirks: [.orthogonalScrollerRecreated])
    let inner = scroller(stage)
    stage.app.scroll(inner, to: Point(x: 260, y: 0))
    stage.scroll(to: 600)
    stage.scroll(to: 0)
    #expect(scroller(stage) !== inner)
    #expect(scroller(stage).contentOffset.x == 0)
    let again = scroller(stage)
    stage.list.reloadData()
    stage.app.turn()
    #expect(scroller(stage) !== again)
  }
}
