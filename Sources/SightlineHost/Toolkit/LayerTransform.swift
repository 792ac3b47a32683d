// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
#endif

/// A transform in space, as Core Animation writes it (`CATransform3D`), of a layer or for the sublayers of one.
///
/// A view is a part of a plane. What a transform does to that plane is flat, an ``Affine``, as long as nothing is made
/// smaller with its distance: a turn around an upright axis without perspective only squeezes.
public struct LayerTransform: Sendable, Equatable {
  /// The share of x in x', y', z' and w'.
  public var x: SIMD4<Double>
  /// The share of y in them.
  public var y: SIMD4<Double>
  /// The share of z in them.
  public var z: SIMD4<Double>
  /// What is added to them.
  public var translation: SIMD4<Double>

  /// Makes a transform of the rows of its matrix: `m11` to `m14`, `m21` to `m24` and so on.
  public init(x: SIMD4<Double>, y: SIMD4<Double>, z: SIMD4<Double>, translation: SIMD4<Double>) {
    self.x = x
    self.y = y
    self.z = z
    self.translation = translation
  }

  /// Changes nothing.
  public static let identity = LayerTransform(
    x: SIMD4(1, 0, 0, 0), y: SIMD4(0, 1, 0, 0), z: SIMD4(0, 0, 1, 0), translation: SIMD4(0, 0, 0, 1))

  /// Whether points of the plane get smaller or larger with their place in it.
  private var hasPerspective: Bool { x.w != 0 || y.w != 0 || !(translation.w.isFinite && translation.w != 0) }

  /// Whether points of the plane leave it, so that a perspective further out changes them.
  private var leavesPlane: Bool { x.z != 0 || y.z != 0 || translation.z != 0 }

  /// What it does to the plane, where that is flat.
  private var plane: Affine {
    let w = translation.w
    return Affine(
      a: x.x / w, b: x.y / w, c: y.x / w, d: y.y / w, tx: translation.x / w, ty: translation.y / w)
  }

  /// Whether it leaves the plane as it is, whatever it does to what lies in front of it or behind.
  private var leavesPlaneAlone: Bool { !hasPerspective && plane == .identity }
}

extension LayerTransform {
  /// What a layer does to the plane of its view, and whether that is flat.
  ///
  /// - Parameters:
  ///   - zPosition: How far in front of the layer around it the layer lies.
  ///   - outer: The transform that the layer around it has for its sublayers; `nil` for none.
  public func flattened(zPosition: Double, in outer: LayerTransform?) -> (transform: Affine, isFlat: Bool) {
    guard !hasPerspective else { return (.identity, false) }
    guard let outer, outer != .identity else { return (plane, true) }
    // What stays in its plane is only moved by what the outer transform does to that plane, and nobody moves all of it.
    let isFlat = outer.leavesPlaneAlone && !leavesPlane && zPosition == 0
    return (plane, isFlat)
  }
}

extension Affine {
  /// Maps a view's own coordinates to those of its superview, as `UIView` and `CALayer` do.
  ///
  /// - Parameters:
  ///   - bounds: The view's bounds; their origin is a scroll view's offset.
  ///   - position: Where the anchor lies in the superview (`center`, `position`).
  ///   - anchor: The point of the bounds that `position` and `transform` mean, in fractions of their size.
  ///   - transform: What is done to the view around its anchor.
  @inlinable
  public static func toSuperview(bounds: Rect, position: Point, anchor: Point, transform: Affine) -> Affine {
    let pivot = Point(x: bounds.x + bounds.width * anchor.x, y: bounds.y + bounds.height * anchor.y)
    if transform.isTranslation {
      return .translation(x: position.x + transform.tx - pivot.x, y: position.y + transform.ty - pivot.y)
    }
    return Affine.translation(x: -pivot.x, y: -pivot.y).then(transform).then(
      .translation(x: position.x, y: position.y))
  }
}
