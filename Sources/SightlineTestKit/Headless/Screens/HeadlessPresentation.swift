// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
  public import SightlineHost
#endif

/// A controller shown over another one.
@MainActor
public final class HeadlessPresentation {
  /// What is shown.
  public let presented: HeadlessController
  /// In which style, as resolved.
  public let style: PresentationStyle
  /// The controller that presents it: the one around the caller that the style asks for.
  public private(set) weak var presenter: HeadlessController?
  /// Whether it is on its way in.
  public private(set) var isBeingPresented = false
  /// Whether it is on its way out.
  public private(set) var isBeingDismissed = false
  /// How long it takes to come and to go.
  public var duration = TimeSpan.milliseconds(500)

  private let container = HeadlessContainerView(name: "presentation")
  private let dimming = HeadlessView(name: "dimming")
  private let area: Rect?
  private weak var window: HeadlessWindow?
  /// From where the presenter's view was taken.
  private weak var holder: HeadlessView?

  init(_ presented: HeadlessController, style: PresentationStyle, by presenter: HeadlessController, area: Rect?) {
    self.presented = presented
    self.style = style
    self.presenter = presenter
    self.area = area
    container.fillsSuperview = true
    dimming.fillsSuperview = true
    container.addSubview(dimming)
    container.onLayout = { [weak self] in self?.layout() }
  }

  /// Whether it comes or goes.
  public var isChanging: Bool { isBeingPresented || isBeingDismissed }

  /// What its controllers say of themselves while it comes or goes, with or without a coordinator.
  var change: ScreenContext.Transition? { isBeingPresented ? .present : isBeingDismissed ? .dismiss : nil }

  // MARK: Coming

  func show(animated: Bool) {
    guard let presenter, let window = presenter.view.window else { return }
    self.window = window
    presenter.presenting = self
    presented.presentation = self
    window.presentations.append(self)
    dimming.background = .background(alpha: dims ? 0.2 : 0)
    let outer = style.staysInContext ? presenter.view.superview ?? window : window
    outer.attach(container)
    container.attach(presented.view)
    layout()
    if tellsPresenter { presenter.forward(.willDisappear) }
    presented.forward(.willAppear)
    isBeingPresented = true
    guard animated, let system = window.system else { return shown(cancelled: false) }
    _ = HeadlessTransition(
      .present, of: [presented, presenter], in: system, duration: duration, isInteractive: false
    ) { [self] cancelled in shown(cancelled: cancelled) }
  }

  private func shown(cancelled: Bool) {
    isBeingPresented = false
    if style.removesPresenter { takeOutPresenter() }
    if tellsPresenter { presenter?.forward(.didDisappear) }
    presented.forward(.didAppear)
  }

  private func takeOutPresenter() {
    guard let presenter, presenter.view.system?.has(.fullScreenKeepsPresenter) != true else { return }
    holder = presenter.view.superview
    presenter.view.removeFromSuperview()
  }

  private func bringBackPresenter() {
    guard let presenter, let holder, presenter.view.superview == nil else { return }
    // Behind the presentation, which in a context lies in the same view.
    holder.attach(presenter.view, at: 0)
  }

  // MARK: Going

  /// Begins to go; what is returned is the transition, `nil` when it is gone at once.
  @discardableResult
  func dismiss(animated: Bool, isInteractive: Bool = false) -> HeadlessTransition? {
    presented.transition?.endNow()
    presented.presenting?.dismiss(animated: false)
    guard !isBeingDismissed else { return nil }
    isBeingDismissed = true
    bringBackPresenter()
    presented.forward(.willDisappear)
    if tellsPresenter { presenter?.forward(.willAppear) }
    guard animated, let system = window?.system, let presenter else {
      gone(cancelled: false)
      return nil
    }
    if system.has(.modelFramesAhead) { presented.view.center.y += container.bounds.height }
    return HeadlessTransition(
      .dismiss, of: [presented, presenter], in: system, duration: duration, isInteractive: isInteractive
    ) { [self] cancelled in gone(cancelled: cancelled) }
  }

  private func gone(cancelled: Bool) {
    isBeingDismissed = false
    guard !cancelled else {
      layout()
      if tellsPresenter { presenter?.forward(.willDisappear) }
      if style.removesPresenter { takeOutPresenter() }
      if tellsPresenter { presenter?.forward(.didDisappear) }
      presented.forward(.willAppear)
      presented.forward(.didAppear)
      return
    }
    presented.view.removeFromSuperview()
    container.removeFromSuperview()
    window?.presentations.removeAll { $0 === self }
    if presenter?.presenting === self { presenter?.presenting = nil }
    presented.presentation = nil
    presented.forward(.didDisappear)
    if tellsPresenter { presenter?.forward(.didAppear) }
  }

  /// Whether the presenter hears that it disappears: in full screen, where it does, or wherever the toolkit says so
  /// although its view stays.
  private var tellsPresenter: Bool {
    style.removesPresenter || presented.system?.has(.sheetsKeepPresenter) == true
  }

  // MARK: Where it lies

  private var dims: Bool {
    switch style {
    case .pageSheet, .formSheet, .alert: true
    case .fullScreen, .currentContext, .overFullScreen, .overCurrentContext, .popover, .custom: false
    }
  }

  private func layout() {
    guard !isBeingDismissed else { return }
    presented.view.frame = area ?? frame(in: container.bounds)
  }

  private func frame(in bounds: Rect) -> Rect {
    let isWide = bounds.width >= 600
    switch style {
    case .fullScreen, .currentContext, .overFullScreen, .overCurrentContext, .custom:
      return Rect(x: 0, y: 0, width: bounds.width, height: bounds.height)
    case .pageSheet where !isWide, .formSheet where !isWide:
      let top = container.safeAreaInsets.top + 10
      return Rect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
    case .pageSheet, .formSheet: return centered(540, 620, bounds)
    case .popover: return centered(320, 480, bounds)
    case .alert: return centered(270, 150, bounds)
    }
  }

  private func centered(_ width: Double, _ height: Double, _ bounds: Rect) -> Rect {
    let width = min(width, bounds.width)
    let height = min(height, bounds.height)
    return Rect(x: (bounds.width - width) / 2, y: (bounds.height - height) / 2, width: width, height: height)
  }
}
