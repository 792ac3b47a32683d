// SPDX-License-Identifier: MIT

/// What is taken off the four edges of a surface to get its viewport, in points.
///
/// Negative insets count as zero; insets that meet leave no viewport (fine print 40).
public struct Insets: Sendable, Hashable {
  /// Taken off the upper edge.
  public var top: Double
  /// Taken off the left edge.
  public var left: Double
  /// Taken off the lower edge.
  public var bottom: Double
  /// Taken off the right edge.
  public var right: Double

  /// Makes insets in the order in which traces write them.
  @inlinable
  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No insets.
  public static let zero = Insets(top: 0, left: 0, bottom: 0, right: 0)
}
