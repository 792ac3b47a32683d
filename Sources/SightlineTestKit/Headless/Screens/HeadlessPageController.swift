// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
  import SightlineHost
  import SightlineRelayPlan
#endif

/// Pages of which one is current, turned by a finger or by code.
///
/// In the style `scroll` pages lie side by side in a scroll view, and the neighbours of the current one are loaded ahead,
/// a turn after it came to rest. ``current`` changes only when a page was turned for good. No coordinator tells of a
/// turn. Under ``HeadlessQuirk/pagesPreloaded`` neighbours are there at once, and a page counts as current as soon as
/// most of it shows.
@MainActor
public final class HeadlessPageController: HeadlessController {
  /// How pages are turned.
  public enum Style: Sendable, Hashable, CaseIterable {
    /// Side by side.
    case scroll
    /// Like paper.
    case curl
  }

  /// How pages are turned.
  public let style: Style
  /// The page that is shown.
  public private(set) var current: HeadlessController
  /// The page before another one, `nil` at the beginning.
  public var before: (HeadlessController) -> HeadlessController? = { _ in nil }
  /// The page after another one, `nil` at the end.
  public var after: (HeadlessController) -> HeadlessController? = { _ in nil }
  /// How long a turn takes by itself.
  public var duration = TimeSpan.milliseconds(300)

  private let queue: HeadlessPageQueue
  private var turn: HeadlessTransition?

  /// Makes a page controller that shows this page.
  public init(_ page: HeadlessController, style: Style = .scroll, name: String = "pages") {
    self.style = style
    current = page
    queue = HeadlessPageQueue(scrolls: style == .scroll)
    let outer = HeadlessContainerView(name: name)
    super.init(outer, name: name)
    queue.fillsSuperview = true
    outer.addSubview(queue)
    outer.onLayout = { [weak self] in self?.rest() }
    adopt(page)
    rest()
  }

  // MARK: Turning

  /// Shows another page.
  public func show(_ page: HeadlessController, forward: Bool = true, animated: Bool = true) {
    turn?.endNow()
    guard page !== current else { return }
    guard animated, system != nil, view.window != nil else {
      let old = current
      begin(page)
      settle(on: page, from: old)
      return
    }
    begin(page, from: forward)
    run(to: page, forward: forward, isInteractive: false)
  }

  /// A finger begins to turn to the next page, or the one before; `nil` when there is none, or no window.
  public func beginTurn(forward: Bool = true) -> HeadlessTransition? {
    turn?.endNow()
    guard let page = forward ? after(current) : before(current), view.window != nil else { return nil }
    loadNeighbours()
    begin(page, from: forward)
    run(to: page, forward: forward, isInteractive: true)
    return turn
  }

  private func begin(_ page: HeadlessController, from forward: Bool = true) {
    adopt(page)
    current.forward(.willDisappear)
    page.forward(.willAppear)
    place(page, slot: forward ? 1 : -1)
  }

  private func run(to page: HeadlessController, forward: Bool, isInteractive: Bool) {
    guard let system else { return }
    queue.isTurning = true
    queue.isHeld = isInteractive
    let old = current
    let transition = HeadlessTransition(
      .page, of: [], in: system, duration: duration, isInteractive: isInteractive
    ) { [weak self] cancelled in self?.settle(on: cancelled ? old : page, from: cancelled ? page : old) }
    transition.onProgress = { [weak self] share in self?.drag(share, forward, old, page) }
    turn = transition
  }

  private func drag(_ share: Double, _ forward: Bool, _ old: HeadlessController, _ page: HeadlessController) {
    if system?.has(.pagesPreloaded) == true { current = share > 0.5 ? page : old }
    guard style == .scroll else { return }
    let width = view.bounds.width
    queue.bounds.x = width + (forward ? share : -share) * width
  }

  private func settle(on page: HeadlessController, from other: HeadlessController) {
    turn = nil
    queue.isTurning = false
    queue.isHeld = false
    current = page
    other.forward(.didDisappear)
    page.forward(.didAppear)
    rest()
  }

  // MARK: Views

  /// The current page stands in the middle, with its neighbours at its sides.
  private func rest() {
    guard turn == nil else { return }
    let kept = [current] + neighbours
    for child in children where !kept.contains(where: { $0 === child }) {
      child.view.removeFromSuperview()
      disown(child)
    }
    place(current, slot: 0)
    if style == .scroll { queue.bounds.x = view.bounds.width }
    guard let system else { return }
    if system.has(.pagesPreloaded) { return loadNeighbours() }
    system.perform { [weak self] in if self?.turn == nil { self?.loadNeighbours() } }
  }

  private var neighbours: [HeadlessController] {
    style == .scroll ? [before(current), after(current)].compactMap(\.self).filter { $0 !== current } : []
  }

  private func loadNeighbours() {
    guard style == .scroll else { return }
    for (page, slot) in [(before(current), -1.0), (after(current), 1.0)] {
      guard let page, page !== current else { continue }
      adopt(page)
      place(page, slot: slot)
    }
  }

  private func place(_ page: HeadlessController, slot: Double) {
    let size = view.bounds
    if page.view.superview !== queue { queue.attach(page.view, at: slot == 0 ? 0 : .max) }
    let x = style == .scroll ? (1 + slot) * size.width : 0
    page.view.frame = Rect(x: x, y: 0, width: size.width, height: size.height)
  }

  override func place(of child: HeadlessController) -> ScreenContext.Place { .page(isCurrent: child === current) }

  override var untoldTransition: ScreenContext.Transition? { turn == nil ? nil : .page }

  override var appearingChildren: [HeadlessController] { [current] }
}

/// The scroll view in which pages lie side by side; for paper a plain view.
final class HeadlessPageQueue: HeadlessView {
  private let scrolls: Bool
  var isTurning = false
  var isHeld = false

  init(scrolls: Bool) {
    self.scrolls = scrolls
    super.init(name: "page queue")
    clips = true
  }

  override var kind: ChainLink.Kind { scrolls ? .scroll : .plain }

  override var relayView: RelayView { scrolls ? .pageQueue : .other }

  override func surfaceFacts() -> SurfaceFacts {
    SurfaceFacts(
      offset: scrolls ? Point(x: bounds.x, y: bounds.y) : .zero,
      contentWidth: scrolls ? 3 * bounds.width : bounds.width,
      contentHeight: bounds.height, isTracking: isTurning && isHeld, isDragging: isTurning && isHeld,
      isDecelerating: isTurning && !isHeld, safeArea: safeAreaInsets)
  }
}
