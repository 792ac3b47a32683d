// SPDX-License-Identifier: MIT

/// A rectangle in points, as a host gives it; which coordinate space it lies in is said where it is used.
///
/// Nothing is checked here: a size may be zero, negative, NaN or infinite. What such a rectangle means is settled where
/// it is measured (nothing of it is ever visible).
public struct Rect: Sendable, Hashable {
  /// The left edge.
  public var x: Double
  /// The upper edge.
  public var y: Double
  /// The extent to the right.
  public var width: Double
  /// The extent downwards.
  public var height: Double

  /// Makes a rectangle from its left upper corner and its size.
  @inlinable
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// An empty rectangle at the origin.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)
}
