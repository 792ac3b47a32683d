// SPDX-License-Identifier: MIT

import UIKit

#if SWIFT_PACKAGE
  import SightlineHost
#endif

extension UIKitToolkit {
  /// Where the nearest controller of a view stands. Asks controllers what they are, and hears of none of their
  /// callbacks.
  static func screen(of view: UIView, into context: inout ScreenContext) {
    context.hasWindow = view.window != nil
    guard let controller = nearestController(of: view) else { return }
    describe(controller, into: &context)
  }

  /// What to call the screen of a controller; the same for each of its kind.
  static func screenName(of view: UIView) -> String? {
    controller(of: view, in: view.superview).map { ScreenName.name(ofClass: String(describing: type(of: $0))) }
  }

  static func nearestController(of view: UIView) -> UIViewController? {
    var next: UIView? = view
    while let step = next {
      let outer = step.superview
      if let controller = controller(of: step, in: outer) { return controller }
      next = outer
    }
    return nil
  }

  // MARK: Levels

  private static func describe(_ controller: UIViewController, into context: inout ScreenContext) {
    var next: UIViewController? = controller
    while let step = next, context.levels.count < mostLevels {
      let place = place(of: step)
      var level = ScreenContext.Level(place)
      var transition = changing(step)
      // What is presented over it, and over that.
      var over = presented(by: step)
      var depth = 0
      while let shown = over, depth < mostLevels {
        if let change = changing(shown) {
          transition = transition ?? change
        } else {
          level.cover(by: style(of: shown))
        }
        over = presented(by: shown)
        depth += 1
      }
      context.levels.append(level)
      if context.transition == nil {
        context.transition =
          turning(step) ?? transition ?? step.transitionCoordinator.map { kind(of: $0, around: step) }
      }
      if case .presented(let style) = place {
        if !style.staysInContext { return }
        next = step.presentingViewController
      } else {
        next = step.parent
      }
    }
  }

  /// Controllers lie in one another no deeper than this; it only stops a ring of them.
  private static var mostLevels: Int { 64 }

  private static func place(of controller: UIViewController) -> ScreenContext.Place {
    guard let parent = controller.parent else {
      if controller.presentingViewController != nil { return .presented(style(of: controller)) }
      return isRoot(controller) ? .root : .detached
    }
    if let stack = parent as? UINavigationController { return .navigation(place(of: controller, in: stack)) }
    if let tabs = parent as? UITabBarController {
      return .tab(isSelected: holds(controller, tabs.selectedViewController, below: tabs))
    }
    if let pages = parent as? UIPageViewController {
      return .page(isCurrent: pages.viewControllers?.contains(controller) ?? false)
    }
    if let split = parent as? UISplitViewController, let isShown = isShown(controller, in: split) {
      return .split(isShown: isShown)
    }
    return .embedded
  }

  /// Whether a child is another controller or holds it: what is chosen among more tabs than fit lies in a stack of its
  /// own.
  private static func holds(
    _ child: UIViewController, _ controller: UIViewController?, below top: UIViewController
  ) -> Bool {
    var next = controller
    while let step = next, step !== top {
      if step === child { return true }
      next = step.parent
    }
    return false
  }

  /// A root's view is out of its window under a presentation in full screen: then what is presented tells the window.
  private static func isRoot(_ controller: UIViewController) -> Bool {
    if let window = controller.viewIfLoaded?.window { return window.rootViewController === controller }
    var over = presented(by: controller)
    var depth = 0
    while let shown = over, depth < mostLevels {
      if let window = shown.viewIfLoaded?.window { return window.rootViewController === controller }
      over = presented(by: shown)
      depth += 1
    }
    return false
  }

  // MARK: Splits

  /// Whether a split view controller shows a column; `nil` where the child is none.
  private static func isShown(_ child: UIViewController, in split: UISplitViewController) -> Bool? {
    if split.isCollapsed { return nil }
    if split.style == .unspecified {
      let columns = split.viewControllers
      guard let position = columns.firstIndex(of: child) else { return nil }
      let column: SplitColumn = position == 0 && columns.count > 1 ? .primary : .secondary
      return column.isShown(in: mode(of: split), hasMiddle: false)
    }
    let hasMiddle = split.style == .tripleColumn
    let known: SplitColumn
    if holds(child, split.viewController(for: .secondary), below: split) {
      known = .secondary
    } else if holds(child, split.viewController(for: .primary), below: split) {
      known = .primary
    } else if hasMiddle, holds(child, split.viewController(for: .supplementary), below: split) {
      known = .supplementary
    } else {
      return nil
    }
    if #available(iOS 26.0, tvOS 26.0, visionOS 26.0, *) { return split.isShowing(column(of: known)) }
    return known.isShown(in: mode(of: split), hasMiddle: hasMiddle)
  }

  private static func column(of known: SplitColumn) -> UISplitViewController.Column {
    switch known {
    case .primary: .primary
    case .supplementary: .supplementary
    case .secondary: .secondary
    }
  }

  private static func mode(of split: UISplitViewController) -> SplitColumn.Mode {
    switch split.displayMode {
    case .secondaryOnly: .secondaryOnly
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: .two
    case .automatic, .oneBesideSecondary, .oneOverSecondary: .one
    @unknown default: .one
    }
  }
}
