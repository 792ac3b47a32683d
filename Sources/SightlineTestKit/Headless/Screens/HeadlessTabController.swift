// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
  import SightlineHost
#endif

/// Screens of which one is chosen. The views of the others are not in the window.
@MainActor
public final class HeadlessTabController: HeadlessController {
  /// The screens.
  public let viewControllers: [HeadlessController]
  /// Its tab bar.
  public let bar = HeadlessBar(name: "tab bar")
  /// Which one is shown; setting it changes the tab at once.
  public var selectedIndex: Int {
    didSet { selected(from: oldValue) }
  }
  /// How long an animated change takes.
  public var duration = TimeSpan.milliseconds(350)

  private let stage = HeadlessContainerView(name: "tab stage")
  private var isAnimated = false
  private var own: HeadlessTransition?

  /// Makes tabs of which the first is shown.
  public init(_ controllers: [HeadlessController], name: String = "tabs") {
    viewControllers = controllers
    selectedIndex = 0
    let outer = HeadlessContainerView(name: name)
    super.init(outer, name: name)
    stage.fillsSuperview = true
    outer.addSubview(stage)
    outer.addSubview(bar)
    outer.onLayout = { [weak self] in self?.layout() }
    for controller in controllers {
      adopt(controller)
      controller.view.fillsSuperview = true
    }
    if let first = controllers.first { stage.attach(first.view) }
  }

  /// The screen that is shown.
  public var selected: HeadlessController? {
    viewControllers.indices.contains(selectedIndex) ? viewControllers[selectedIndex] : nil
  }

  /// Changes the tab with a transition.
  public func select(_ index: Int, animated: Bool) {
    isAnimated = animated
    selectedIndex = index
    isAnimated = false
  }

  private func selected(from old: Int) {
    guard old != selectedIndex, let next = selected else {
      if selected == nil { selectedIndex = old }
      return
    }
    own?.endNow()
    let last = viewControllers.indices.contains(old) ? viewControllers[old] : nil
    last?.forward(.willDisappear)
    next.forward(.willAppear)
    next.view.isHidden = false
    if next.view.superview !== stage { stage.attach(next.view) } else { stage.bringSubviewToFront(next.view) }
    guard isAnimated, let system, view.window != nil else { return end(last, next) }
    let controllers = [self, last, next].compactMap(\.self)
    own = HeadlessTransition(.tab, of: controllers, in: system, duration: duration, isInteractive: false) {
      [weak self] _ in self?.end(last, next)
    }
  }

  private func end(_ last: HeadlessController?, _ next: HeadlessController) {
    own = nil
    if let last, last !== selected {
      if system?.has(.tabKeepsViews) == true {
        last.view.isHidden = true
      } else {
        last.view.removeFromSuperview()
      }
    }
    last?.forward(.didDisappear)
    next.forward(.didAppear)
  }

  override func place(of child: HeadlessController) -> ScreenContext.Place { .tab(isSelected: child === selected) }

  override var appearingChildren: [HeadlessController] { selected.map { [$0] } ?? [] }

  private func layout() {
    let safe = view.safeAreaInsets
    let size = view.bounds
    bar.frame = Rect(x: 0, y: size.height - safe.bottom - 49, width: size.width, height: safe.bottom + 49)
    var inner = safe
    if !bar.isHidden { inner.bottom += 49 }
    stage.give(safeArea: inner)
  }
}
