// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineHost
import SightlineTestKit
import Testing

@MainActor
@Suite("A headless presentation")
struct HeadlessPresentationTests {
  @Test(
    "takes the presenter's view out of the window in full screen alone, once it is complete",
    arguments: PresentationStyle.allCases)
  func present(style: PresentationStyle) {
    let stage = HeadlessStage()
    stage.app.show(stage.a)
    stage.a.present(stage.b, style: style)
    #expect(stage.shown == ["a", "b"])
    #expect(stage.transition(of: stage.a) == .present)
    #expect(stage.transition(of: stage.b) == .present)
    #expect(stage.context(of: stage.a).levels.first?.over == nil)
    #expect(stage.places(of: stage.b).first == .presented(style))
    stage.app.advance(by: .milliseconds(500))
    #expect(stage.shown == (style.removesPresenter ? ["b"] : ["a", "b"]))
    #expect(stage.transition(of: stage.a) == nil)
    #expect(stage.context(of: stage.a).levels.first?.over == style)
    stage.b.dismiss()
    #expect(stage.shown == ["a", "b"])
    #expect(stage.transition(of: stage.a) == .dismiss)
    stage.app.advance(by: .milliseconds(500))
    #expect(stage.shown == ["a"])
    #expect(stage.places(of: stage.b) == [.detached])
    #expect(stage.frame(of: stage.a) == Rect(x: 0, y: 0, width: 390, height: 844))
  }

  @Test(
    "comes back when pulling it away is cancelled, and leaves the presenter as it was",
    arguments: PresentationStyle.allCases)
  func cancelled(style: PresentationStyle) {
    let stage = HeadlessStage()
    stage.app.show(stage.a)
    stage.a.present(stage.b, style: style, animated: false)
    let frame = stage.frame(of: stage.b)
    let pull = stage.b.beginInteractiveDismiss()
    pull?.update(0.3)
    stage.app.advance(by: .seconds(1))
    #expect(stage.shown == ["a", "b"])
    #expect(stage.transition(of: stage.b) == .dismiss)
    pull?.cancel()
    stage.app.settle()
    #expect(stage.shown == (style.removesPresenter ? ["b"] : ["a", "b"]))
    #expect(stage.frame(of: stage.b) == frame)
    #expect(stage.context(of: stage.a).levels.first?.over == style)
    #expect(stage.a.appearances.last == (style.removesPresenter ? .didDisappear : .didAppear))
  }

  @Test("is presented by the outermost controller, or by the one that defines a context")
  func presenters() {
    let stage = HeadlessStage()
    let navigation = HeadlessNavigationController(root: stage.a)
    let tabs = HeadlessTabController([navigation])
    stage.app.show(tabs)
    stage.a.present(stage.b, style: .fullScreen, animated: false)
    #expect(stage.b.presentation?.presenter === tabs)
    #expect(stage.a.presented === stage.b)
    stage.a.dismiss(animated: false)
    navigation.definesPresentationContext = true
    stage.a.present(stage.b, style: .currentContext, animated: false)
    #expect(stage.b.presentation?.presenter === navigation)
    #expect(stage.shown == ["b"])
    #expect(tabs.view.window != nil)
    #expect(stage.places(of: stage.b) == [.presented(.currentContext), .tab(isSelected: true), .root])
  }

  @Test("takes everything above with it when it is dismissed")
  func nested() {
    let stage = HeadlessStage()
    stage.app.show(stage.a)
    stage.a.present(stage.b, style: .fullScreen, animated: false)
    stage.b.present(stage.c, style: .pageSheet, animated: false)
    #expect(stage.shown == ["b", "c"])
    #expect(stage.context(of: stage.a).levels.first?.over == .fullScreen)
    stage.a.dismiss()
    stage.app.settle()
    #expect(stage.shown == ["a"])
    #expect(stage.app.window.presentations.isEmpty)
  }

  @Test("records what UIKit refuses: a second one by the same controller, one by a controller off screen")
  func refused() {
    let stage = HeadlessStage()
    stage.app.show(stage.a)
    stage.a.present(stage.b, animated: false)
    stage.a.present(stage.c)
    stage.b.dismiss(animated: false)
    stage.b.present(stage.c)
    #expect(stage.app.system.violations.count == 2)
  }

  @Test("leaves a part of what is below in sight as a sheet, and dims it")
  func sheet() {
    let stage = HeadlessStage(screen: .phone)
    stage.app.show(stage.a)
    stage.a.present(stage.b, style: .pageSheet, animated: false)
    stage.app.turn()
    #expect(stage.frame(of: stage.b) == Rect(x: 0, y: 57, width: 390, height: 787))
    stage.b.dismiss(animated: false)
    let half = Rect(x: 0, y: 422, width: 390, height: 422)
    stage.a.present(stage.b, style: .pageSheet, area: half, animated: false)
    stage.app.turn()
    #expect(stage.frame(of: stage.b) == half)
  }
}
