// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
  import SightlineHost
#endif

/// A stack of screens of which the top is shown.
///
/// The stack changes at once; while a transition runs both views are in the window, and the one that leaves is taken out
/// at its end. A cancelled transition brings the old stack back.
@MainActor
public final class HeadlessNavigationController: HeadlessController {
  /// The stack, bottom first.
  public private(set) var viewControllers: [HeadlessController] = []
  /// Its navigation bar.
  public let bar = HeadlessBar(name: "navigation bar")
  /// Its toolbar; hidden at first.
  public let toolbar = HeadlessBar(name: "toolbar")
  /// How long a push or a pop takes.
  public var duration = TimeSpan.milliseconds(350)

  private let stage = HeadlessContainerView(name: "navigation stage")
  private var own: HeadlessTransition?

  private struct Change {
    var from: HeadlessController?
    var to: HeadlessController?
    var before: [HeadlessController]
    var after: [HeadlessController]
  }

  /// Makes a stack of one screen.
  public init(root: HeadlessController, name: String = "navigation") {
    let outer = HeadlessContainerView(name: name)
    super.init(outer, name: name)
    stage.fillsSuperview = true
    toolbar.isHidden = true
    outer.addSubview(stage)
    outer.addSubview(toolbar)
    outer.addSubview(bar)
    outer.onLayout = { [weak self] in self?.layout() }
    change(to: [root], animated: false, isInteractive: false)
  }

  /// The screen that is shown.
  public var top: HeadlessController? { viewControllers.last }

  // MARK: Changing the stack

  /// Shows another screen above.
  public func push(_ controller: HeadlessController, animated: Bool = true) {
    guard !viewControllers.contains(where: { $0 === controller }) else {
      system?.record(HeadlessViolation("pushed a controller that is in the stack", in: name))
      return
    }
    change(to: viewControllers + [controller], animated: animated, isInteractive: false)
  }

  /// Goes back one screen; the last one stays.
  @discardableResult
  public func pop(animated: Bool = true) -> HeadlessController? {
    guard viewControllers.count > 1 else { return nil }
    if animated, system?.has(.transitionsCancelled) == true { tryAndCancel() }
    let popped = viewControllers.last
    change(to: Array(viewControllers.dropLast()), animated: animated, isInteractive: false)
    return popped
  }

  /// Goes back to the first screen.
  public func popToRoot(animated: Bool = true) {
    change(to: Array(viewControllers.prefix(1)), animated: animated, isInteractive: false)
  }

  /// Replaces the stack.
  public func setViewControllers(_ controllers: [HeadlessController], animated: Bool = false) {
    change(to: controllers, animated: animated, isInteractive: false)
  }

  /// A finger begins to swipe back; what is returned takes its way and its end. `nil` when there is nothing to go back
  /// to, or no window in which a finger could be.
  public func beginInteractivePop() -> HeadlessTransition? {
    guard viewControllers.count > 1, view.window != nil else { return nil }
    change(to: Array(viewControllers.dropLast()), animated: true, isInteractive: true)
    return own
  }

  private func tryAndCancel() {
    guard let attempt = beginInteractivePop() else { return }
    attempt.cancel()
    attempt.endNow()
  }

  private func change(to stack: [HeadlessController], animated: Bool, isInteractive: Bool) {
    own?.endNow()
    let old = viewControllers
    let change = Change(from: old.last, to: stack.last, before: old, after: stack)
    viewControllers = stack
    for controller in stack { adopt(controller) }
    guard change.from !== change.to else { return drop(old, keeping: stack) }
    let isPop = old.contains { $0 === change.to }
    change.from?.forward(.willDisappear)
    change.to?.forward(.willAppear)
    guard animated, let system, view.window != nil else {
      if let system, system.has(.navigationStackLag), view.window != nil {
        system.perform { [weak self] in self?.switchViews(change) }
      } else {
        switchViews(change)
      }
      return
    }
    if let to = change.to { showView(of: to, below: isPop ? change.from : nil) }
    if system.has(.modelFramesAhead) { moveOut(change.from, isPop) }
    let controllers = [self, change.from, change.to].compactMap(\.self)
    own = HeadlessTransition(
      isPop ? .pop : .push, of: controllers, in: system, duration: duration, isInteractive: isInteractive
    ) { [weak self] cancelled in self?.end(change, cancelled: cancelled) }
  }

  private func switchViews(_ change: Change) {
    change.from?.view.removeFromSuperview()
    if let to = change.to { showView(of: to, below: nil) }
    change.from?.forward(.didDisappear)
    change.to?.forward(.didAppear)
    drop(change.before, keeping: change.after)
  }

  private func showView(of controller: HeadlessController, below other: HeadlessController?) {
    let content = controller.view
    content.fillsSuperview = true
    let index = other.flatMap { other in stage.subviews.firstIndex { $0 === other.view } } ?? .max
    stage.attach(content, at: index)
    content.frame = Rect(x: 0, y: 0, width: stage.bounds.width, height: stage.bounds.height)
  }

  /// The model's frame of what leaves is the one in which its animation ends.
  private func moveOut(_ controller: HeadlessController?, _ isPop: Bool) {
    guard let content = controller?.view else { return }
    content.center.x += isPop ? stage.bounds.width : -0.3 * stage.bounds.width
  }

  private func end(_ change: Change, cancelled: Bool) {
    own = nil
    let (gone, stays) = cancelled ? (change.to, change.from) : (change.from, change.to)
    gone?.view.removeFromSuperview()
    stays?.view.frame = Rect(x: 0, y: 0, width: stage.bounds.width, height: stage.bounds.height)
    if cancelled {
      gone?.forward(.willDisappear)
      stays?.forward(.willAppear)
      viewControllers = change.before
      drop(change.after, keeping: change.before)
    } else {
      drop(change.before, keeping: change.after)
    }
    gone?.forward(.didDisappear)
    stays?.forward(.didAppear)
  }

  private func drop(_ old: [HeadlessController], keeping stack: [HeadlessController]) {
    for controller in old where !stack.contains(where: { $0 === controller }) {
      controller.view.removeFromSuperview()
      disown(controller)
    }
  }

  // MARK: Places

  override func place(of child: HeadlessController) -> ScreenContext.Place {
    guard let index = viewControllers.firstIndex(where: { $0 === child }) else { return .navigation(.removed) }
    return .navigation(index == viewControllers.count - 1 ? .top : .below)
  }

  override var appearingChildren: [HeadlessController] { top.map { [$0] } ?? [] }

  private func layout() {
    let safe = view.safeAreaInsets
    let size = view.bounds
    bar.frame = Rect(x: 0, y: 0, width: size.width, height: safe.top + 44)
    toolbar.frame = Rect(
      x: 0, y: size.height - safe.bottom - 44, width: size.width, height: safe.bottom + 44)
    var inner = safe
    if !bar.isHidden { inner.top += 44 }
    if !toolbar.isHidden { inner.bottom += 44 }
    stage.give(safeArea: inner)
  }
}
