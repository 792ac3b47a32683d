// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
  public import SightlineHost
  public import SightlineSimulation
#endif

/// A scroll view that moves as `UIScrollView` does, in virtual time.
///
/// The origin of its bounds is the content offset. A finger (``touchBegan(at:)`` and what follows), a throw, its bounce,
/// pages and animated offsets move it; the app calls ``move(at:)`` in each frame of the display while anything does.
@MainActor
open class HeadlessScrollView: HeadlessView, HeadlessMover, HeadlessTouchable {
  /// What of the safe area is added to the content insets.
  public enum InsetAdjustment: Sendable, Hashable, CaseIterable {
    /// What lies along the axes in which it can scroll (UIKit's `automatic` and `scrollableAxes`).
    case scrollableAxes
    /// All of it.
    case always
    /// Nothing.
    case never
  }

  /// The width of the content, in points of it.
  public var contentWidth = 0.0 {
    didSet { if contentWidth != oldValue { geometryChanged() } }
  }
  /// The height of the content, in points of it.
  public var contentHeight = 0.0 {
    didSet { if contentHeight != oldValue { geometryChanged() } }
  }
  /// Space around the content.
  public var contentInset = Insets.zero {
    didSet { if contentInset != oldValue { geometryChanged() } }
  }
  /// What of the safe area is added to that.
  public var insetAdjustment = InsetAdjustment.scrollableAxes {
    didSet { if insetAdjustment != oldValue { geometryChanged() } }
  }
  /// How it answers a finger.
  public var traits = ScrollTraits() {
    didSet { traitsChanged() }
  }

  /// Called after each change of the offset, as its delegate's `scrollViewDidScroll` is.
  public var onScroll: [@MainActor (HeadlessScrollView) -> Void] = []
  /// Called after each change of the phase.
  public var onPhase: [@MainActor (HeadlessScrollView, ScrollPhase) -> Void] = []
  /// What `scrollViewWillEndDragging` may do: given what will happen, where it shall rest instead.
  public var willEndDragging: (@MainActor (ScrollRelease) -> Point?)?
  /// The view that is zoomed.
  public var zoomedView: HeadlessView? {
    didSet { if zoomedView !== oldValue { zoom(to: 1) } }
  }
  /// By how much ``zoomedView`` is scaled.
  public internal(set) var zoomScale = 1.0
  /// What the last finger that dragged it left behind.
  public internal(set) var lastRelease: ScrollRelease?

  var motion: ScrollMotion
  /// The phase that was told last.
  var toldPhase = ScrollPhase.idle
  /// What ``HeadlessQuirk/phaseFlagsLag`` reports until the turn is over.
  var laggingPhase: (phase: ScrollPhase, turn: UInt64)?
  var isStuck = false
  /// Whether its own offset is being written, not one that comes from outside.
  private var isFollowing = false
  /// While set, changes of the offset give no notice.
  private(set) var isSilent = false

  /// Makes a scroll view at rest.
  override public init(frame: Rect = .zero, name: String = "scroll view") {
    motion = ScrollMotion(geometry: ScrollGeometry(width: 0, height: 0, contentWidth: 0, contentHeight: 0))
    super.init(frame: frame, name: name)
    clips = true
    geometryChanged()
  }

  override open var kind: ChainLink.Kind { .scroll }

  override open var bounds: Rect {
    didSet { scrolledBounds(from: oldValue) }
  }

  var now: Timestamp { system?.now ?? .zero }

  func has(_ quirk: HeadlessQuirk) -> Bool { system?.has(quirk) ?? false }

  // MARK: Offsets

  /// The left upper corner of what it shows, in points of the content. Setting it stops whatever moves.
  public var contentOffset: Point {
    get { Point(x: bounds.x, y: bounds.y) }
    set { setContentOffset(newValue, animated: false) }
  }

  /// Moves to any offset, also outside of the content; animated, it takes 0.3 s.
  public func setContentOffset(_ offset: Point, animated: Bool) {
    motion.setOffset(offset, animated: animated, at: now)
    follow(silently: !animated && has(.offsetSetWithoutScroll))
    moved()
  }

  /// What is added around the content in all: ``contentInset`` and what the safe area adds.
  public var adjustedInsets: Insets {
    let safe = safeAreaInsets
    let (alongX, alongY) =
      switch insetAdjustment {
      case .never: (false, false)
      case .always: (true, true)
      case .scrollableAxes:
        (
          contentWidth > bounds.width || traits.alwaysBouncesHorizontally,
          contentHeight > bounds.height || traits.alwaysBouncesVertically || scrollsVertically
        )
      }
    return Insets(
      top: contentInset.top + (alongY ? safe.top : 0), left: contentInset.left + (alongX ? safe.left : 0),
      bottom: contentInset.bottom + (alongY ? safe.bottom : 0), right: contentInset.right + (alongX ? safe.right : 0))
  }

  /// Whether it counts as scrolling up and down even when everything fits, as tables do.
  var scrollsVertically: Bool { false }

  /// Takes sizes and insets over into the motion.
  func geometryChanged() {
    let insets = adjustedInsets
    let old = motion.geometry
    let wasAtTop = motion.isAtRest(at: now) && contentOffset.y == old.origin.y
    let wasAtLeft = motion.isAtRest(at: now) && contentOffset.x == old.origin.x
    let new = ScrollGeometry(
      width: bounds.width, height: bounds.height, contentWidth: contentWidth, contentHeight: contentHeight,
      insets: insets)
    guard new != old else { return }
    motion.setGeometry(new, at: now)
    // What rests at its upper end stays there when the safe area changes.
    if (wasAtTop && new.origin.y != old.origin.y) || (wasAtLeft && new.origin.x != old.origin.x) {
      motion.setOffset(
        Point(x: wasAtLeft ? new.origin.x : contentOffset.x, y: wasAtTop ? new.origin.y : contentOffset.y),
        animated: false, at: now)
    }
    follow(silently: has(.offsetJumpsOnReload))
    moved()
  }

  private func traitsChanged() {
    var traits = traits
    if has(.bounceReportsOutside) { traits.bounces = true }
    motion.setTraits(traits, at: now)
    geometryChanged()
    follow()
    moved()
  }

  /// Shows the offset that the motion has reached.
  func follow(silently: Bool = false) {
    let offset = motion.offset(at: now)
    guard offset.x != bounds.x || offset.y != bounds.y else { return }
    isFollowing = true
    isSilent = silently
    bounds = Rect(x: offset.x, y: offset.y, width: bounds.width, height: bounds.height)
    isSilent = false
    isFollowing = false
  }

  private func scrolledBounds(from old: Rect) {
    if bounds.width != old.width || bounds.height != old.height { geometryChanged() }
    guard bounds.x != old.x || bounds.y != old.y else { return }
    // The app wrote the bounds itself.
    if !isFollowing { motion.setOffset(contentOffset, animated: false, at: now) }
    if !isSilent { for action in onScroll { action(self) } }
  }

  // MARK: To be overridden

  /// Puts nothing anywhere, but takes over what the safe area has become.
  override open func layoutSubviews() {
    super.layoutSubviews()
    geometryChanged()
  }

  override open func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil else { return }
    if has(.bounceReportsOutside) { traitsChanged() }
    if !motion.isAtRest(at: now) { system?.start(self) }
  }

  override open func surfaceFacts() -> SurfaceFacts {
    let phase = reportedPhase
    return SurfaceFacts(
      offset: contentOffset, contentWidth: contentWidth, contentHeight: contentHeight,
      isTracking: phase == .tracking || phase == .dragging, isDragging: phase == .dragging,
      isDecelerating: phase == .decelerating || isStuck, safeArea: safeAreaInsets, adjustedInsets: adjustedInsets)
  }
}
