// SPDX-License-Identifier: MIT

import UIKit

#if SWIFT_PACKAGE
  import SightlineCore
  import SightlineHost
#endif

extension UIKitToolkit {
  /// What a controller presents itself: `presentedViewController` also answers what an ancestor presents (F46).
  static func presented(by controller: UIViewController) -> UIViewController? {
    guard let presented = controller.presentedViewController, presented.presentingViewController === controller else {
      return nil
    }
    return presented
  }

  /// As what a presented controller is shown.
  static func style(of presented: UIViewController) -> PresentationStyle {
    if presented is UIAlertController { return .alert }
    let presentation = presented.presentationController
    let declared = style(presentation?.presentationStyle ?? presented.modalPresentationStyle)
    guard declared == .popover else { return declared }
    let presenter = presented.presentingViewController
    var facts = PresentationFacts(style: declared)
    facts.isCompact = presenter?.traitCollection.horizontalSizeClass == .compact
    #if !os(tvOS)
      let arrow = (presentation as? UIPopoverPresentationController)?.arrowDirection
      facts.hasArrow = arrow.map { $0 != .unknown } ?? false
    #endif
    facts.hasPresenter = changing(presented) != nil || presenter?.viewIfLoaded?.window != nil
    return facts.shown
  }

  private static func style(_ style: UIModalPresentationStyle) -> PresentationStyle {
    switch style {
    case .fullScreen: return .fullScreen
    case .currentContext: return .currentContext
    case .overFullScreen: return .overFullScreen
    case .overCurrentContext: return .overCurrentContext
    #if !os(tvOS)
      case .pageSheet: return .pageSheet
      case .formSheet: return .formSheet
      case .popover: return .popover
    #endif
    default: return .custom
    }
  }

  /// Whether a controller says that it comes or goes as a presentation.
  static func changing(_ controller: UIViewController) -> ScreenContext.Transition? {
    if controller.isBeingPresented { return .present }
    return controller.isBeingDismissed ? .dismiss : nil
  }

  /// What a coordinator's transition does to the screen of a controller.
  static func kind(
    of coordinator: any UIViewControllerTransitionCoordinator, around controller: UIViewController
  ) -> ScreenContext.Transition {
    if coordinator.presentationStyle != .none { return TransitionFacts(.presentation).transition }
    let container = nearestController(of: coordinator.containerView)
    if container is UITabBarController { return TransitionFacts(.tabs).transition }
    if container is UIPageViewController { return TransitionFacts(.pages).transition }
    guard let stack = container as? UINavigationController else { return TransitionFacts().transition }
    var child = controller
    while let parent = child.parent, parent !== stack { child = parent }
    return TransitionFacts(.stack(place(of: child, in: stack)), isArriving: child.isMovingToParent).transition
  }

  /// Where a controller stands in a stack.
  static func place(of child: UIViewController, in stack: UINavigationController) -> ScreenContext.StackPlace {
    if stack.topViewController === child { return .top }
    return stack.viewControllers.contains(child) ? .below : .removed
  }

  /// A page controller that stands between two pages has no coordinator; its scroll view says so by its offset.
  static func turning(_ controller: UIViewController) -> ScreenContext.Transition? {
    guard let pages = controller.parent as? UIPageViewController, pages.transitionStyle == .scroll,
      let scroll = pageScroll(around: controller, in: pages)
    else { return nil }
    let bounds = Rect(scroll.layer.bounds)
    let isHorizontal = pages.navigationOrientation == .horizontal
    let isTurning = PageBook.of(scroll).turn.isTurning(
      offset: isHorizontal ? bounds.x : bounds.y, length: isHorizontal ? bounds.width : bounds.height,
      isMoving: scroll.isTracking || scroll.isDragging || scroll.isDecelerating, turn: turns)
    return isTurning ? .page : nil
  }

  /// The scroll view right in the view of a page controller in which a page lies.
  private static func pageScroll(around page: UIViewController, in pages: UIPageViewController) -> UIScrollView? {
    guard let outermost = pages.viewIfLoaded else { return nil }
    var next = page.viewIfLoaded?.superview
    while let step = next, step !== outermost {
      if step.superview === outermost { return step as? UIScrollView }
      next = step.superview
    }
    return nil
  }
}
