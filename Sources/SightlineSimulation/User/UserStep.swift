// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
#endif

/// What a simulated user does next.
enum UserStep {
  /// Seconds in which nothing is done.
  case wait(Double)
  /// Until nothing moves by itself that a finger has moved.
  case settle
  /// Until what is new on the screen is read.
  case read
  /// A swipe along the list; `forward` to what comes later in it.
  case swipe(Stroke)
  /// The same in a carousel, if one is in sight.
  case swipeInner(Stroke)
  /// A finger stops whatever moves.
  case stop
  /// A tap on something in sight; with a screen that it pushes, seconds until that is left.
  case tap(Double?)
  /// A tap on the status bar.
  case toTop
  /// The list is hidden by a screen that was pushed, or shown again.
  case hidden(Bool)
  case scene(SceneState)
  case rotate
  case keyboard(Bool)
  case send
}

/// A swipe as a user wants it.
struct Stroke {
  var isForward: Bool
  /// The share of the visible length that the finger goes.
  var reach: Double
  var seconds: Double
  /// How it ends: 0 at rest, 1 as fast as it can.
  var thrown: Double
}

/// A finger on the screen.
struct Gesture {
  let surface: SurfaceModel
  let start: Int64
  /// Frames in which it moves; it lifts in the one after.
  let frames: Int64
  let from: Point
  /// How far it goes along the surface's axis, with its sign.
  let way: Double
  let thrown: Double

  /// Where the finger is after a share of its time.
  ///
  /// A polynomial between two: one that ends at rest, as in a careful drag, and one that ends at its fastest.
  func finger(after share: Double) -> Point {
    let careful = share * share * (3 - 2 * share)
    let done = way * ((1 - thrown) * careful + thrown * share * share)
    return surface.track.isVertical ? Point(x: from.x, y: from.y + done) : Point(x: from.x + done, y: from.y)
  }
}

/// What a user has in mind.
struct Mood {
  /// Whether the list is gone through towards its end.
  var isForward = true
  /// Swipes left until something is found or done.
  var patience = 0
  /// How far along the list it has been read.
  var readTo: Double?
}
