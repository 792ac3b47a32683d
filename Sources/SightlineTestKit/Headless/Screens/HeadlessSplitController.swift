// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
  import SightlineHost
#endif

/// Two columns side by side or, collapsed, one stack.
@MainActor
public final class HeadlessSplitController: HeadlessController {
  /// Which columns are shown.
  public enum DisplayMode: Sendable, Hashable, CaseIterable {
    /// Both, side by side.
    case oneBesideSecondary
    /// The second alone.
    case secondaryOnly
    /// The first over the second.
    case oneOverSecondary
  }

  /// The first column.
  public let primary: HeadlessController
  /// The second column.
  public let secondary: HeadlessController
  /// The width of the first column.
  public var primaryWidth = 320.0
  /// Which columns are shown while it is not collapsed.
  public var displayMode = DisplayMode.oneBesideSecondary {
    didSet { arrange() }
  }
  /// Whether it shows one stack, the second column pushed on the first.
  public private(set) var isCollapsed = false
  /// The stack while it is collapsed.
  public private(set) var stack: HeadlessNavigationController?

  private let stage = HeadlessContainerView(name: "split stage")

  /// Makes two columns.
  public init(primary: HeadlessController, secondary: HeadlessController, name: String = "split") {
    self.primary = primary
    self.secondary = secondary
    super.init(stage, name: name)
    stage.onLayout = { [weak self] in self?.layout() }
    adopt(primary)
    adopt(secondary)
    arrange()
  }

  /// Shows one stack instead of two columns; with `showsSecondary` the second on top.
  public func collapse(showsSecondary: Bool = true) {
    guard !isCollapsed else { return }
    isCollapsed = true
    soon { split in
      split.primary.view.removeFromSuperview()
      split.secondary.view.removeFromSuperview()
      let stack = HeadlessNavigationController(root: split.primary, name: "collapsed split")
      if showsSecondary { stack.push(split.secondary, animated: false) }
      split.stack = stack
      split.embed(stack)
    }
  }

  /// Shows two columns again.
  public func expand() {
    guard isCollapsed else { return }
    isCollapsed = false
    soon { split in
      guard let stack = split.stack else { return }
      stack.setViewControllers([], animated: false)
      split.removeChild(stack)
      split.stack = nil
      split.primary.view.fillsSuperview = false
      split.secondary.view.fillsSuperview = false
      split.adopt(split.primary)
      split.adopt(split.secondary)
      split.arrange()
    }
  }

  private func soon(_ action: @escaping (HeadlessSplitController) -> Void) {
    guard let system, system.has(.splitCollapsesLate) else { return action(self) }
    system.perform { [weak self] in if let self { action(self) } }
  }

  private func arrange() {
    guard stack == nil else { return }
    if secondary.view.superview !== stage { stage.attach(secondary.view, at: 0) }
    if displayMode == .secondaryOnly {
      primary.view.removeFromSuperview()
    } else if primary.view.superview !== stage {
      stage.attach(primary.view)
    }
    stage.setNeedsLayout()
  }

  private func layout() {
    guard stack == nil else { return }
    let size = stage.bounds
    primary.view.frame = Rect(x: 0, y: 0, width: primaryWidth, height: size.height)
    let x = displayMode == .oneBesideSecondary ? primaryWidth : 0
    secondary.view.frame = Rect(x: x, y: 0, width: max(0, size.width - x), height: size.height)
  }

  override func place(of child: HeadlessController) -> ScreenContext.Place {
    if child === stack { return .embedded }
    return .split(isShown: child === secondary || displayMode != .secondaryOnly)
  }

  override var appearingChildren: [HeadlessController] {
    if let stack { return [stack] }
    return displayMode == .secondaryOnly ? [secondary] : [primary, secondary]
  }
}
