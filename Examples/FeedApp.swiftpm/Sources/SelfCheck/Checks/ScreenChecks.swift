// SPDX-License-Identifier: MIT

import SightlineFacts
import UIKit

extension FactCheck {
  static let screens = [
    FactCheck(40) { stage in
      let push = await Push(on: stage)
      let child = UIViewController()
      push.new.addChild(child)
      push.new.view.addSubview(child.view)
      push.begin()
      var values = FactValues()
      values.set("during", push.new.transitionCoordinator != nil)
      values.set("childDuring", child.transitionCoordinator != nil)
      let container = push.navigation.transitionCoordinator?.containerView
      values.set("containerDuring", container?.isDescendant(of: push.navigation.view) ?? false)
      await push.end(on: stage)
      values.set("after", push.navigation.transitionCoordinator != nil)
      return .observed(values)
    },
    FactCheck(41) { stage in
      let push = await Push(on: stage)
      push.begin()
      var values = FactValues()
      var completions = 0
      push.navigation.transitionCoordinator?.animate(alongsideTransition: nil) { context in
        completions += 1
        values.set("cancelled", context.isCancelled)
        values.set("newInWindow", push.new.view.window != nil)
      }
      await push.end(on: stage)
      await stage.wait(milliseconds: 300)
      values.set("completions", completions)
      return .observed(values)
    },
    FactCheck(43) { stage in
      let push = await Push(on: stage)
      push.begin()
      await push.end(on: stage)
      await stage.wait(upTo: 2_000) { push.new.calls.contains("didAppear") }
      var values = FactValues()
      values.set("pushed", push.new.calls)
      push.new.forget()
      push.navigation.popViewController(animated: true)
      await stage.wait(upTo: 2_000) { push.new.calls.contains("didDisappear") }
      values.set("popped", push.new.calls)
      return .observed(values)
    },
    FactCheck(44) { stage in
      let presenter = WatchedController()
      await stage.show(presenter)
      await stage.turn()
      presenter.forget()
      var values = FactValues()
      let styles: [(String, UIModalPresentationStyle)] = [
        ("underPageSheet", .pageSheet), ("underFormSheet", .formSheet), ("underOverFullScreen", .overFullScreen),
      ]
      for (name, style) in styles {
        let sheet = UIViewController()
        sheet.modalPresentationStyle = style
        await stage.present(sheet, from: presenter)
        values.set(name, presenter.view.window != nil)
        await stage.dismiss(presenter)
      }
      values.set("disappearCalls", presenter.calls.filter { $0.hasSuffix("Disappear") }.count)
      return .observed(values)
    },
    FactCheck(45) { stage in
      let presenter = WatchedController()
      await stage.show(presenter)
      let full = UIViewController()
      full.modalPresentationStyle = .fullScreen
      await stage.present(full, from: presenter)
      var values = FactValues()
      values.set("presenterInWindow", presenter.view.window != nil)
      await stage.dismiss(presenter)
      return .observed(values)
    },
    FactCheck(46) { stage in
      let child = UIViewController()
      let grandchild = UIViewController()
      child.addChild(grandchild)
      child.view.addSubview(grandchild.view)
      stage.screen.addChild(child)
      stage.screen.view.addSubview(child.view)
      let sheet = UIViewController()
      await stage.present(sheet, from: stage.screen)
      var values = FactValues()
      values.set("childAnswers", child.presentedViewController === sheet)
      values.set("grandchildAnswers", grandchild.presentedViewController === sheet)
      await stage.dismiss(stage.screen)
      return .observed(values)
    },
    FactCheck(47) { stage in
      let tabs = UITabBarController()
      let (one, other) = (UIViewController(), UIViewController())
      tabs.viewControllers = [one, other]
      await stage.show(tabs)
      tabs.selectedIndex = 1
      await stage.turns(2)
      tabs.selectedIndex = 0
      await stage.wait(milliseconds: 500)
      var values = FactValues()
      values.set("chosenInWindow", one.view.window != nil)
      values.set("otherInWindow", other.view.window != nil)
      return .observed(values)
    },
    FactCheck(48) { stage in
      let pages = Pages()
      await stage.show(pages.controller)
      await stage.wait(milliseconds: 800)
      var values = FactValues()
      values.set("neighboursLoaded", pages.neighbours.filter { $0.viewIfLoaded?.superview != nil }.count)
      values.set("neighboursAsked", pages.asked)
      return .observed(values)
    },
    FactCheck(50) { stage in
      let push = await Push(on: stage)
      push.begin()
      var values = FactValues()
      values.set("stackHasNew", push.navigation.viewControllers.last === push.new)
      values.set("oldInWindowAtOnce", push.old.view.window != nil)
      await push.end(on: stage)
      values.set("oldInWindowAfter", push.old.view.window != nil)
      return .observed(values)
    },
  ]
}

/// A push in a navigation controller.
@MainActor
private final class Push {
  let old = WatchedController()
  let new = WatchedController()
  let navigation: UINavigationController

  init(on stage: FactStage) async {
    navigation = UINavigationController(rootViewController: old)
    await stage.show(navigation)
    await stage.turns(2)
  }

  func begin() { navigation.pushViewController(new, animated: true) }

  func end(on stage: FactStage) async {
    await stage.wait(upTo: 2_000) { self.navigation.transitionCoordinator == nil }
    await stage.turns(3)
  }
}

/// Three pages, the middle one shown.
@MainActor
private final class Pages: NSObject, UIPageViewControllerDataSource {
  let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
  let neighbours = [UIViewController(), UIViewController()]
  private let middle = UIViewController()
  private(set) var asked = 0

  override init() {
    super.init()
    controller.dataSource = self
    controller.setViewControllers([middle], direction: .forward, animated: false, completion: nil)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    asked += 1
    return viewController === middle ? neighbours[0] : nil
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    asked += 1
    return viewController === middle ? neighbours[1] : nil
  }
}
