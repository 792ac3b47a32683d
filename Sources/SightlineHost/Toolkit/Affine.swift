// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
#endif

/// A flat transform: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`, as Core Graphics writes it.
public struct Affine: Sendable, Equatable {
  /// The share of x in x'.
  public var a: Double
  /// The share of x in y'.
  public var b: Double
  /// The share of y in x'.
  public var c: Double
  /// The share of y in y'.
  public var d: Double
  /// Added to x'.
  public var tx: Double
  /// Added to y'.
  public var ty: Double

  /// Makes a transform of its six numbers.
  @inlinable
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Changes nothing.
  public static let identity = Affine(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Moves everything.
  @inlinable
  public static func translation(x: Double, y: Double) -> Affine {
    Affine(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// Whether it only moves: nothing is scaled, turned or mirrored.
  @inlinable public var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

  /// By how much areas grow.
  @inlinable public var areaScale: Double { abs(a * d - b * c) }

  /// This transform first, `outer` after it.
  @inlinable
  public func then(_ outer: Affine) -> Affine {
    if outer.isTranslation { return Affine(a: a, b: b, c: c, d: d, tx: tx + outer.tx, ty: ty + outer.ty) }
    return Affine(
      a: outer.a * a + outer.c * b, b: outer.b * a + outer.d * b,
      c: outer.a * c + outer.c * d, d: outer.b * c + outer.d * d,
      tx: outer.a * tx + outer.c * ty + outer.tx, ty: outer.b * tx + outer.d * ty + outer.ty)
  }

  /// The linear part alone: nothing is moved.
  @inlinable public var linear: Affine { Affine(a: a, b: b, c: c, d: d, tx: 0, ty: 0) }

  /// The smallest upright rectangle around the image of `rect`.
  @inlinable
  public func box(of rect: Rect) -> Rect {
    if isTranslation { return Rect(x: rect.x + tx, y: rect.y + ty, width: rect.width, height: rect.height) }
    let x = a * rect.x + c * rect.y + tx
    let y = b * rect.x + d * rect.y + ty
    let (alongX, alongY) = (a * rect.width, c * rect.height)
    let (downX, downY) = (b * rect.width, d * rect.height)
    return Rect(
      x: x + min(0, alongX) + min(0, alongY), y: y + min(0, downX) + min(0, downY),
      width: abs(alongX) + abs(alongY), height: abs(downX) + abs(downY))
  }
}
