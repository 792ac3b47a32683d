// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
#endif

/// The numbers behind the motion; each with its source in Documentation/Simulation.md.
public struct ScrollConstants: Sendable, Hashable {
  /// How far a finger must go, along axes that can move, before a touch is a drag: 10 points.
  public var dragSlop = 10.0
  /// How much of the first point pulled beyond an edge is seen: 0.55.
  public var rubberBand = 0.55
  /// The rate of the spring at an edge, per second: 10.
  public var edgeSpring = EdgeSpring(rate: 10)
  /// The rate of the spring that turns a page, per second: 15.
  public var pageSpring = EdgeSpring(rate: 15)
  /// The velocity from which a release turns the page, in points per second: 300.
  public var pageTurnVelocity = 300.0
  /// The most velocity that a throw carries into a bounce, in points per second: 5000.
  public var mostBounceVelocity = 5000.0
  /// A motion with no more than this left to go has arrived: half a point.
  public var restDistance = 0.5
  /// How long a programmatic scroll takes: 0.3 s.
  public var animationDuration = TimeSpan.milliseconds(300)
  /// A finger that has not moved for longer than this throws nothing: 40 ms.
  public var fingerRest = TimeSpan.milliseconds(40)

  /// Makes the numbers that stand for UIKit.
  public init() {}
}
