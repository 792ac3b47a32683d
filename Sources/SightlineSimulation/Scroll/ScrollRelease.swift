// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
#endif

/// What a finger leaves behind when it lifts after a drag: UIKit's `scrollViewWillEndDragging`.
public struct ScrollRelease: Sendable, Hashable {
  /// The velocity of the offset, in points per second (UIKit gives points per millisecond).
  public var velocity: Point
  /// Where the motion will come to rest.
  public var target: Point
  /// Whether it moves on: UIKit's `willDecelerate`.
  public var decelerates: Bool

  /// Makes a release.
  public init(velocity: Point, target: Point, decelerates: Bool) {
    self.velocity = velocity
    self.target = target
    self.decelerates = decelerates
  }
}
