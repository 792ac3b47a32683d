// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
#endif

/// How a view lies in its superview, and what it does to what is inside it. The model's values, not those of a running
/// animation (design 8.4).
public struct ViewGeometry: Sendable, Equatable {
  /// The view's bounds in its own coordinates; the origin of a scroll view's bounds is its content offset.
  public var bounds: Rect
  /// Maps the view's own coordinates to those of its superview; of a window, to the screen.
  public var toSuperview: Affine
  /// `false` when a three-dimensional transform makes ``toSuperview`` only a guess.
  public var isFlat: Bool
  /// The view's own alpha, 0 to 1.
  public var alpha: Double
  /// Whether the view itself is hidden.
  public var isHidden: Bool
  /// Whether the view cuts off what lies outside its bounds.
  public var clips: Bool

  /// Makes the geometry of a view.
  @inlinable
  public init(
    bounds: Rect, toSuperview: Affine, isFlat: Bool = true, alpha: Double = 1, isHidden: Bool = false,
    clips: Bool = false
  ) {
    self.bounds = bounds
    self.toSuperview = toSuperview
    self.isFlat = isFlat
    self.alpha = alpha
    self.isHidden = isHidden
    self.clips = clips
  }
}

extension ViewGeometry {
  /// The alpha that a layer was given: layers keep it as a `Float`, and 0.7 must not come back as a little less.
  @inlinable
  public static func alpha(ofLayer opacity: Float) -> Double {
    guard opacity.isFinite else { return opacity > 0 ? 1 : 0 }
    return (Double(opacity) * 1e6).rounded() / 1e6
  }
}
