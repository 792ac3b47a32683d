// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
#endif

/// The sizes of a scroll view: what it shows, what it holds, and the space around that.
///
/// Points. Lengths that are negative, NaN or infinite count as zero; insets may be negative, as UIKit allows.
public struct ScrollGeometry: Sendable, Hashable {
  /// The width of the view.
  public let width: Double
  /// The height of the view.
  public let height: Double
  /// The width of its content.
  public let contentWidth: Double
  /// The height of its content.
  public let contentHeight: Double
  /// Space around the content into which one can scroll: UIKit's adjusted content inset.
  public let insets: Insets

  /// Makes the geometry of a view of one size with content of another.
  public init(
    width: Double, height: Double, contentWidth: Double, contentHeight: Double, insets: Insets = .zero
  ) {
    self.width = max(0, width.boundedLength)
    self.height = max(0, height.boundedLength)
    self.contentWidth = max(0, contentWidth.boundedLength)
    self.contentHeight = max(0, contentHeight.boundedLength)
    self.insets = Insets(
      top: insets.top.boundedLength, left: insets.left.boundedLength, bottom: insets.bottom.boundedLength,
      right: insets.right.boundedLength)
  }

  /// The offset that shows the left upper corner of the content, insets included: where a view starts and rests.
  public var origin: Point { Point(x: -insets.left, y: -insets.top) }

  /// The offset at the other end; equal to `origin` along an axis where everything fits.
  public var farthest: Point {
    Point(
      x: max(origin.x, contentWidth + insets.right - width),
      y: max(origin.y, contentHeight + insets.bottom - height))
  }

  /// The offset nearest to `offset` at which a view may rest.
  public func resting(near offset: Point) -> Point {
    Point(
      x: offset.x.boundedLength.held(from: origin.x, to: farthest.x),
      y: offset.y.boundedLength.held(from: origin.y, to: farthest.y))
  }
}
