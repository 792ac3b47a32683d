// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
  public import SightlineHost
#endif

extension HeadlessView {
  /// Where the view lies in its superview: under a transform, the upright box around it.
  ///
  /// Setting it moves the center and sizes the bounds, whose origin stays; under a transform that means nothing useful,
  /// as in UIKit.
  public var frame: Rect {
    get { toSuperview.box(of: bounds) }
    set {
      center = Point(x: newValue.x + newValue.width * anchor.x, y: newValue.y + newValue.height * anchor.y)
      if bounds.width != newValue.width || bounds.height != newValue.height {
        bounds = Rect(x: bounds.x, y: bounds.y, width: newValue.width, height: newValue.height)
      }
    }
  }

  /// Maps the view's own coordinates to those of its superview; of a window, to the screen.
  public var toSuperview: Affine {
    .toSuperview(bounds: bounds, position: center, anchor: anchor, transform: transform)
  }

  /// How it lies in its superview now.
  public var geometry: ViewGeometry {
    ViewGeometry(
      bounds: bounds, toSuperview: toSuperview, isFlat: isFlat, alpha: alpha, isHidden: isHidden, clips: clips)
  }

  /// The upright box around a rectangle of this view, in the coordinates of `other`, which lies around it; `nil` as
  /// the other view means the screen, or the outermost view where there is no window.
  public func convert(_ rect: Rect, to other: HeadlessView?) -> Rect {
    var map = Affine.identity
    var view: HeadlessView? = self
    while let step = view, step !== other {
      map = map.then(step.toSuperview)
      view = step.superview
    }
    return map.box(of: rect)
  }

  /// Whether the view is `other` or lies in it.
  public func isDescendant(of other: HeadlessView) -> Bool {
    var view: HeadlessView? = self
    while let step = view {
      if step === other { return true }
      view = step.superview
    }
    return false
  }

  /// What the safe area takes off the bounds: what the next view outwards that has one of its own leaves of this view.
  public var safeAreaInsets: Insets {
    if let givenSafeArea { return givenSafeArea }
    var map = Affine.identity
    var view = self
    while let outer = view.superview {
      map = map.then(view.toSuperview)
      view = outer
      guard let given = view.givenSafeArea else { continue }
      let box = map.box(of: bounds)
      let safe = view.bounds.inset(by: given)
      return Insets(
        top: Self.inset(safe.y - box.y), left: Self.inset(safe.x - box.x),
        bottom: Self.inset(box.y + box.height - safe.y - safe.height),
        right: Self.inset(box.x + box.width - safe.x - safe.width))
    }
    return .zero
  }

  /// Never negative, and rounded to a thousandth of a point: the offset of a scroll view must not show in its insets by
  /// the last bits of a sum.
  private static func inset(_ length: Double) -> Double {
    max(0, (length * 1_024).rounded() / 1_024)
  }

  /// Sets the safe area of the views in it, as windows and containers do.
  func give(safeArea: Insets?) {
    guard safeArea != givenSafeArea else { return }
    guard let system, system.has(.safeAreaLate) else { return take(safeArea: safeArea) }
    system.perform { [weak self] in self?.take(safeArea: safeArea) }
  }

  private func take(safeArea: Insets?) {
    guard safeArea != givenSafeArea else { return }
    givenSafeArea = safeArea
    safeAreaChanged()
  }

  private func safeAreaChanged() {
    system?.post(.moved(self))
    setNeedsLayout()
    for view in subviews where view.givenSafeArea == nil { view.safeAreaChanged() }
  }

  func boundsChanged(from old: Rect) {
    if old.width != bounds.width || old.height != bounds.height {
      setNeedsLayout()
      let inside = Rect(x: 0, y: 0, width: bounds.width, height: bounds.height)
      for view in subviews where view.fillsSuperview { view.frame = inside }
    }
    guard kind == .scroll, old.x != bounds.x || old.y != bounds.y else { return }
    setNeedsLayout()
    system?.offsetChanged(of: self)
  }
}

extension Rect {
  /// The rectangle without these insets, never smaller than nothing.
  func inset(by insets: Insets) -> Rect {
    Rect(
      x: x + insets.left, y: y + insets.top, width: max(0, width - insets.left - insets.right),
      height: max(0, height - insets.top - insets.bottom))
  }
}
