// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineHost
import SightlineTestKit
import Testing

@MainActor
@Suite("Headless containers")
struct HeadlessContainerTests {
  @Test("take the view of the old tab out of the window at once")
  func tabs() {
    let stage = HeadlessStage()
    let tabs = HeadlessTabController([stage.a, stage.b])
    stage.app.show(tabs)
    #expect(stage.shown == ["a"])
    tabs.selectedIndex = 1
    #expect(stage.shown == ["b"])
    #expect(stage.places(of: stage.a) == [.tab(isSelected: false), .root])
    #expect(stage.places(of: stage.b) == [.tab(isSelected: true), .root])
    #expect(stage.transition(of: stage.b) == nil)
    tabs.selectedIndex = 7
    #expect(tabs.selectedIndex == 1)
    #expect(stage.shown == ["b"])
  }

  @Test("keep both tabs in the window while an animated change runs")
  func animatedTabs() {
    let stage = HeadlessStage()
    let tabs = HeadlessTabController([stage.a, stage.b])
    stage.app.show(tabs)
    tabs.select(1, animated: true)
    #expect(stage.shown == ["a", "b"])
    #expect(stage.transition(of: stage.a) == .tab)
    stage.app.settle()
    #expect(stage.shown == ["b"])
    #expect(stage.transition(of: stage.b) == nil)
  }

  @Test("leave the room of the tab bar below the screens")
  func tabBar() {
    let stage = HeadlessStage(screen: .phone)
    let navigation = HeadlessNavigationController(root: stage.a)
    stage.app.show(HeadlessTabController([navigation]))
    stage.app.turn()
    #expect(stage.a.view.safeAreaInsets == Insets(top: 91, left: 0, bottom: 83, right: 0))
    #expect(stage.places(of: stage.a) == [.navigation(.top), .tab(isSelected: true), .root])
  }

  private func pages(_ stage: HeadlessStage, _ style: HeadlessPageController.Style = .scroll) -> HeadlessPageController
  {
    let pages = HeadlessPageController(stage.b, style: style)
    let order = [stage.a, stage.b, stage.c]
    pages.before = { page in order.firstIndex { $0 === page }.flatMap { $0 > 0 ? order[$0 - 1] : nil } }
    pages.after = { page in order.firstIndex { $0 === page }.flatMap { $0 < 2 ? order[$0 + 1] : nil } }
    stage.app.show(pages)
    stage.app.turn()
    return pages
  }

  @Test("load the neighbours of a page a turn after it came to rest, at its sides")
  func pagesTurn() {
    let stage = HeadlessStage()
    let pages = pages(stage)
    #expect(stage.shown == ["b"])
    stage.app.turn()
    #expect(stage.shown == ["a", "b", "c"])
    #expect(stage.frame(of: stage.a).x == -390)
    #expect(stage.frame(of: stage.b).x == 0)
    #expect(stage.frame(of: stage.c).x == 390)
    let turn = pages.beginTurn()
    turn?.update(0.25)
    #expect(stage.frame(of: stage.b).x == -97.5)
    #expect(stage.frame(of: stage.c).x == 292.5)
    #expect(stage.transition(of: stage.b) == .page)
    #expect(stage.places(of: stage.b) == [.page(isCurrent: true), .root])
    #expect(stage.places(of: stage.c) == [.page(isCurrent: false), .root])
    turn?.finish()
    stage.app.settle()
    #expect(pages.current === stage.c)
    #expect(stage.shown == ["b", "c"])
    #expect(stage.places(of: stage.a) == [.detached])
    #expect(stage.frame(of: stage.c) == Rect(x: 0, y: 0, width: 390, height: 844))
    #expect(stage.transition(of: stage.c) == nil)
    #expect(pages.beginTurn() == nil)
  }

  @Test(
    "turn a page back when the finger has not turned it far enough", arguments: HeadlessPageController.Style.allCases)
  func pageCancelled(style: HeadlessPageController.Style) {
    let stage = HeadlessStage()
    let pages = pages(stage, style)
    let turn = pages.beginTurn(forward: false)
    turn?.update(0.5)
    turn?.cancel()
    stage.app.settle()
    #expect(pages.current === stage.b)
    #expect(stage.shown == (style == .scroll ? ["a", "b", "c"] : ["b"]))
    #expect(stage.frame(of: stage.b) == Rect(x: 0, y: 0, width: 390, height: 844))
    #expect(stage.places(of: stage.a).first == (style == .scroll ? .page(isCurrent: false) : .detached))
  }

  @Test("show another page by code, with time or without", arguments: [true, false])
  func pageByCode(animated: Bool) {
    let stage = HeadlessStage()
    let pages = pages(stage, .curl)
    pages.show(stage.a, forward: false, animated: animated)
    #expect(stage.shown == (animated ? ["a", "b"] : ["a"]))
    #expect(stage.transition(of: stage.a) == (animated ? .page : nil))
    stage.app.settle()
    #expect(stage.shown == ["a"])
    #expect(stage.frame(of: stage.a) == Rect(x: 0, y: 0, width: 390, height: 844))
  }

  @Test("show two columns, one, or one stack")
  func split() {
    let stage = HeadlessStage(screen: .tablet)
    let split = HeadlessSplitController(primary: stage.a, secondary: stage.b)
    stage.app.show(split)
    stage.app.turn()
    #expect(stage.frame(of: stage.a) == Rect(x: 0, y: 0, width: 320, height: 820))
    #expect(stage.frame(of: stage.b) == Rect(x: 320, y: 0, width: 860, height: 820))
    #expect(stage.places(of: stage.a) == [.split(isShown: true), .root])
    split.displayMode = .oneOverSecondary
    stage.app.turn()
    #expect(stage.frame(of: stage.b) == Rect(x: 0, y: 0, width: 1_180, height: 820))
    split.displayMode = .secondaryOnly
    #expect(stage.shown == ["b"])
    #expect(stage.places(of: stage.a) == [.split(isShown: false), .root])
    split.collapse()
    #expect(stage.shown == ["b"])
    #expect(stage.places(of: stage.a) == [.navigation(.below), .embedded, .root])
    #expect(stage.places(of: stage.b) == [.navigation(.top), .embedded, .root])
    split.expand()
    split.displayMode = .oneBesideSecondary
    stage.app.turn()
    #expect(stage.shown == ["a", "b"])
    #expect(stage.frame(of: stage.b) == Rect(x: 320, y: 0, width: 860, height: 820))
    #expect(stage.places(of: stage.b) == [.split(isShown: true), .root])
  }

  @Test("embed controllers of an app's own")
  func embedded() {
    let stage = HeadlessStage()
    stage.app.show(stage.a)
    stage.a.embed(stage.b)
    #expect(stage.places(of: stage.b) == [.embedded, .root])
    #expect(stage.frame(of: stage.b) == Rect(x: 0, y: 0, width: 390, height: 844))
    stage.a.removeChild(stage.b)
    #expect(stage.shown == ["a"])
    #expect(stage.places(of: stage.b) == [.detached])
  }
}
