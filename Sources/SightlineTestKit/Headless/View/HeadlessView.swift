// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
  public import SightlineHost
  public import SightlineRelayPlan
#endif

/// A view without a screen, with the geometry, the tree and the layout of a `UIView`.
///
/// What is set counts at once, as the model's values do in UIKit; there are no animations of views. A view lies in its
/// superview by its center, its bounds and its transform; the origin of the bounds of a scroll view is its content
/// offset. Views are kept by their superviews.
@MainActor
open class HeadlessView {
  /// What the view shows of its own coordinates.
  open var bounds: Rect {
    didSet { boundsChanged(from: oldValue) }
  }
  /// Where ``anchor`` lies, in the superview's coordinates.
  public var center: Point
  /// What is done to the view around its anchor.
  public var transform = Affine.identity
  /// The point of the bounds that ``center`` and ``transform`` mean, in fractions of their size.
  public var anchor = Point(x: 0.5, y: 0.5)
  /// `false` under a three-dimensional transform, of which ``transform`` is only the guess.
  public var isFlat = true
  /// The view's own alpha, held between 0 and 1.
  public var alpha = 1.0 {
    didSet { alpha = min(max(alpha, 0), 1) }
  }
  /// Whether the view, and what is in it, is hidden.
  public var isHidden = false
  /// Whether it cuts off what lies outside its bounds.
  public var clips = false
  /// What it draws by itself.
  public var background = Paint.Kind.nothing
  /// Whether its frame follows the bounds of its superview (flexible width and height).
  public var fillsSuperview = false
  /// A name for messages.
  public var name: String

  /// What it lies in.
  public internal(set) weak var superview: HeadlessView?
  /// What lies in it, drawn first first.
  public internal(set) var subviews: [HeadlessView] = []
  /// The window that it lies in, itself for a window.
  public internal(set) weak var window: HeadlessWindow?
  /// The controller whose view it is.
  public internal(set) weak var controller: HeadlessController?
  /// Where the app runs; known once the view has been in a window, and kept from then on.
  public internal(set) weak var system: HeadlessSystem?

  /// Stands in as its delegate (``HeadlessApp/useRelay(on:)``).
  public internal(set) var relay: HeadlessRelay?
  let delegateSlot = HeadlessDelegateSlot()
  var needsLayout = true
  var needsLayoutBelow = false
  /// What a toolkit reads that lags behind (``HeadlessQuirk/framesOnePassStale``).
  var staleGeometry: ViewGeometry?
  /// The safe area, for views to which a container gives one of their own.
  var givenSafeArea: Insets?

  /// Makes a view that lies there in its superview.
  public init(frame: Rect = .zero, name: String = "") {
    bounds = Rect(x: 0, y: 0, width: frame.width, height: frame.height)
    center = Point(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2)
    self.name = name
  }

  // MARK: To be overridden

  /// What kind of view it is to a toolkit.
  open var kind: ChainLink.Kind { .plain }

  /// What kind of view it is to a relay.
  open var relayView: RelayView { kind == .scroll ? .scrollView : .other }

  /// Whether the system's keyboard lives in it.
  open var isKeyboard: Bool { false }

  /// Puts the subviews in their places. Called in the layout pass of a turn after `setNeedsLayout()`.
  open func layoutSubviews() {}

  /// The view, or what it lies in, came into a window, left one or changed it.
  open func didMoveToWindow() {}

  /// What a tracked view says of itself; scroll views and lists say more.
  open func surfaceFacts() -> SurfaceFacts {
    SurfaceFacts(contentWidth: bounds.width, contentHeight: bounds.height, safeArea: safeAreaInsets)
  }

  /// The cells, headers and footers that a list shows, in the order of their places.
  open func displayedViews() -> [DisplayedView] { [] }

  /// Whether what a list shows has as many sections and items as its data source says at this moment.
  open func countsAgree() -> Bool { true }
}
