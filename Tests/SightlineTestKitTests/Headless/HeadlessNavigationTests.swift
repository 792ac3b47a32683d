// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineHost
import SightlineTestKit
import Testing

@MainActor
@Suite("A headless navigation controller")
struct HeadlessNavigationTests {
  @Test("keeps both views in the window while it pushes, and takes the lower one out at the end")
  func push() {
    let stage = HeadlessStage()
    let navigation = HeadlessNavigationController(root: stage.a)
    stage.app.show(navigation)
    stage.app.turn()
    #expect(stage.places(of: stage.a) == [.navigation(.top), .root])
    navigation.push(stage.b)
    #expect(stage.shown == ["a", "b"])
    #expect(stage.transition(of: stage.a) == .push)
    #expect(stage.transition(of: stage.b) == .push)
    #expect(stage.places(of: stage.a) == [.navigation(.below), .root])
    #expect(stage.places(of: stage.b) == [.navigation(.top), .root])
    stage.app.advance(by: .milliseconds(349))
    #expect(stage.shown == ["a", "b"])
    stage.app.advance(by: .milliseconds(1))
    #expect(stage.shown == ["b"])
    #expect(stage.transition(of: stage.b) == nil)
    #expect(stage.frame(of: stage.b) == Rect(x: 0, y: 0, width: 390, height: 844))
    #expect(stage.places(of: stage.a) == [.navigation(.below), .root])
  }

  @Test("keeps a popped controller as a child until the end, and then lets go of it")
  func pop() {
    let stage = HeadlessStage()
    let navigation = HeadlessNavigationController(root: stage.a)
    stage.app.show(navigation)
    navigation.push(stage.b, animated: false)
    #expect(stage.shown == ["b"])
    #expect(navigation.pop() === stage.b)
    #expect(stage.shown == ["a", "b"])
    #expect(stage.places(of: stage.b) == [.navigation(.removed), .root])
    #expect(stage.transition(of: stage.a) == .pop)
    stage.app.settle()
    #expect(stage.shown == ["a"])
    #expect(stage.places(of: stage.b) == [.detached])
    #expect(stage.b.parent == nil)
    #expect(navigation.pop() == nil)
  }

  @Test("pops under a finger, and brings everything back when that is cancelled")
  func cancelledPop() {
    let stage = HeadlessStage()
    let navigation = HeadlessNavigationController(root: stage.a)
    stage.app.show(navigation)
    navigation.push(stage.b, animated: false)
    let pop = navigation.beginInteractivePop()
    var ends: [Bool] = []
    pop?.whenOver { ends.append($0) }
    pop?.update(0.4)
    stage.app.advance(by: .seconds(3))
    #expect(pop?.state == .held)
    #expect(stage.shown == ["a", "b"])
    #expect(stage.places(of: stage.b) == [.navigation(.removed), .root])
    pop?.cancel()
    #expect(pop?.isCancelled == true)
    #expect(pop?.isOver == false)
    #expect(stage.transition(of: stage.b) == .pop)
    stage.app.advance(by: .milliseconds(140))
    #expect(stage.shown == ["b"])
    #expect(stage.places(of: stage.b) == [.navigation(.top), .root])
    #expect(navigation.viewControllers.map(\.name) == ["a", "b"])
    #expect(ends == [true])
    #expect(stage.frame(of: stage.b) == Rect(x: 0, y: 0, width: 390, height: 844))
    #expect(
      stage.b.appearances == [
        .willAppear, .didAppear, .willDisappear, .willAppear, .didAppear,
      ])
  }

  @Test("pops under a finger for good when that is finished")
  func finishedPop() {
    let stage = HeadlessStage()
    let navigation = HeadlessNavigationController(root: stage.a)
    stage.app.show(navigation)
    navigation.push(stage.b, animated: false)
    let pop = navigation.beginInteractivePop()
    pop?.update(0.5)
    pop?.finish()
    pop?.cancel()
    stage.app.advance(by: .milliseconds(175))
    #expect(pop?.state == .over(cancelled: false))
    #expect(stage.shown == ["a"])
  }

  @Test("ends a running transition at once when another comes in between")
  func interrupted() {
    let stage = HeadlessStage()
    let navigation = HeadlessNavigationController(root: stage.a)
    stage.app.show(navigation)
    navigation.push(stage.b)
    stage.app.advance(by: .milliseconds(100))
    navigation.push(stage.c)
    #expect(stage.shown == ["b", "c"])
    navigation.popToRoot()
    #expect(stage.shown == ["a", "c"])
    #expect(stage.places(of: stage.b) == [.navigation(.removed), .root])
    stage.app.settle()
    #expect(stage.shown == ["a"])
    #expect(stage.places(of: stage.b) == [.detached])
  }

  @Test("replaces its stack without a transition")
  func replaced() {
    let stage = HeadlessStage()
    let navigation = HeadlessNavigationController(root: stage.a)
    stage.app.show(navigation)
    navigation.setViewControllers([stage.b, stage.c])
    #expect(stage.shown == ["c"])
    #expect(stage.places(of: stage.a) == [.detached])
    #expect(stage.places(of: stage.b) == [.navigation(.below), .root])
  }

  @Test("records a push of what is in the stack, as UIKit throws for it")
  func pushedTwice() {
    let stage = HeadlessStage()
    let navigation = HeadlessNavigationController(root: stage.a)
    stage.app.show(navigation)
    navigation.push(stage.a)
    #expect(stage.app.system.violations.count == 1)
  }

  @Test("gives its screens the room that its bars leave")
  func bars() {
    let stage = HeadlessStage(screen: .phone)
    let navigation = HeadlessNavigationController(root: stage.a)
    stage.app.show(navigation)
    stage.app.turn()
    #expect(stage.a.view.safeAreaInsets == Insets(top: 91, left: 0, bottom: 34, right: 0))
    #expect(navigation.bar.frame == Rect(x: 0, y: 0, width: 390, height: 91))
    navigation.toolbar.isHidden = false
    navigation.bar.isHidden = true
    navigation.view.setNeedsLayout()
    stage.app.turn()
    #expect(stage.a.view.safeAreaInsets == Insets(top: 47, left: 0, bottom: 78, right: 0))
    #expect(navigation.toolbar.frame == Rect(x: 0, y: 766, width: 390, height: 78))
  }
}
