// SPDX-License-Identifier: MIT

/// How a scroll view answers a finger: the switches that an app sets on it.
public struct ScrollTraits: Sendable, Hashable {
  /// Whether it comes to rest at multiples of its own size only.
  public var isPaging = false
  /// Whether content can be pulled beyond its edges.
  public var bounces = true
  /// Whether that holds sideways even when everything fits.
  public var alwaysBouncesHorizontally = false
  /// Whether that holds up and down even when everything fits.
  public var alwaysBouncesVertically = false
  /// Whether a finger moves it at all; code always does.
  public var isScrollEnabled = true
  /// How it runs out after a throw.
  public var deceleration = Deceleration.normal
  /// Pixels to a point, to which reported offsets are rounded; zero reports them exactly.
  public var pixelsPerPoint = 0.0

  /// Makes the switches as a new `UIScrollView` has them.
  public init() {}

  /// Those of a pager: pages, and a fast deceleration.
  public static var paging: ScrollTraits {
    var traits = ScrollTraits()
    traits.isPaging = true
    traits.deceleration = .fast
    return traits
  }
}
