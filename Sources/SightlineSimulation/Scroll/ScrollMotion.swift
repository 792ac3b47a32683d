// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
#endif

/// A scroll view that moves as `UIScrollView` does: under a finger, thrown, in its bounce, from page to page, by code.
///
/// A value without a clock. Each call carries its time, and where the view stands at any later time is a closed form of
/// that time alone: the same calls give the same offsets to the last bit on every machine, however often one looks.
/// Times that go back count as the latest one passed; numbers that are none count as zero or are ignored.
///
/// | state    | input                         | next      |
/// |----------|-------------------------------|-----------|
/// | any      | touch began                   | tracking, where it stands now |
/// | tracking | moved beyond the slop         | dragging  |
/// | dragging | moved                         | dragging, in the rubber band beyond an edge |
/// | tracking | ended                         | idle, or decelerating back to an edge or a page |
/// | dragging | ended                         | decelerating, or idle without any velocity |
/// | any      | offset set                    | idle; under a finger it goes on from there |
/// | idle, decelerating, animating | offset set, animated | animating |
/// | decelerating, animating | time is up     | idle      |
///
/// ```swift
/// var motion = ScrollMotion(geometry: ScrollGeometry(width: 390, height: 800, contentWidth: 390, contentHeight: 9_000))
/// motion.touchBegan(at: .zero, finger: Point(x: 200, y: 600))
/// motion.touchMoved(at: .seconds(0.05), finger: Point(x: 200, y: 500))
/// motion.touchEnded(at: .seconds(0.06))
/// print(motion.offset(at: .seconds(1)).y, motion.phase(at: .seconds(1)))
/// ```
public struct ScrollMotion: Sendable, Hashable {
  struct Touch: Sendable, Hashable {
    /// The finger where it began, or where the drag did.
    var anchor: Point
    /// The offset that the finger asks for at the anchor.
    var asked: Point
    var velocity: FingerVelocity
    var isDragging: Bool
  }

  enum State: Sendable, Hashable {
    case resting(Point)
    case touched(Touch, shown: Point)
    case moving(since: Timestamp, x: AxisMotion, y: AxisMotion, isAnimation: Bool)
  }

  /// The sizes now; `setGeometry` changes them.
  public internal(set) var geometry: ScrollGeometry
  /// The switches now; `setTraits` changes them.
  public internal(set) var traits: ScrollTraits
  /// The numbers behind the motion.
  public let constants: ScrollConstants
  var state: State
  /// The latest time passed: no input is older.
  var latest = Timestamp.distantPast

  /// Makes a view at rest, at the left upper end of its content unless told where.
  public init(
    geometry: ScrollGeometry, traits: ScrollTraits = ScrollTraits(), constants: ScrollConstants = ScrollConstants(),
    offset: Point? = nil
  ) {
    self.geometry = geometry
    self.traits = traits
    self.constants = constants
    state = .resting(offset.map { Point(x: $0.x.boundedLength, y: $0.y.boundedLength) } ?? geometry.origin)
  }

  // MARK: Queries

  /// Where the view stands at `time`; before the latest input, where that left it.
  public func offset(at time: Timestamp) -> Point { pixels(exactOffset(at: time)) }

  /// How fast the offset changes at `time` by itself, in points per second; zero under a finger and in an animation.
  public func velocity(at time: Timestamp) -> Point {
    guard case .moving(let start, let x, let y, _) = state, !hasArrived(at: time) else { return .zero }
    let seconds = max(0, (time - start).seconds)
    return Point(x: x.velocity(after: seconds), y: y.velocity(after: seconds))
  }

  /// What moves the view at `time`.
  public func phase(at time: Timestamp) -> ScrollPhase {
    switch state {
    case .resting: .idle
    case .touched(let touch, _): touch.isDragging ? .dragging : .tracking
    case .moving(_, _, _, let isAnimation): hasArrived(at: time) ? .idle : isAnimation ? .animating : .decelerating
    }
  }

  /// Whether nothing touches or moves it at `time`.
  public func isAtRest(at time: Timestamp) -> Bool { phase(at: time) == .idle }

  /// When it comes to rest by itself; nil when it rests, or while a finger lies on it.
  ///
  /// Exactly then `phase` becomes idle: the time for the notice that UIKit sends at the end of a motion. A time
  /// that is over stays here until the next input.
  public var nextChange: Timestamp? {
    guard case .moving(let start, let x, let y, _) = state else { return nil }
    return start + TimeSpan.seconds(max(x.duration, y.duration))
  }

  /// Where it will come to rest by itself; under a finger, where it stands.
  public var target: Point {
    switch state {
    case .resting(let offset): offset
    case .touched(_, let shown): shown
    case .moving(_, let x, let y, _): Point(x: x.rest, y: y.rest)
    }
  }

  /// Where it stands in each frame of a display from `start` up to and including `end`.
  public func frames(from start: Timestamp, through end: Timestamp, perSecond rate: Int = 60) -> [ScrollFrame] {
    FrameTimes(from: start, through: end, perSecond: rate).map { frame(at: $0) }
  }

  /// Where it stands at `time` and what moves it: `offset(at:)` and `phase(at:)` in one look.
  public func frame(at time: Timestamp) -> ScrollFrame {
    guard case .moving(let start, let x, let y, let isAnimation) = state else {
      return ScrollFrame(time: time, offset: offset(at: time), phase: phase(at: time))
    }
    if time >= start + TimeSpan.seconds(max(x.duration, y.duration)) {
      return ScrollFrame(time: time, offset: pixels(Point(x: x.rest, y: y.rest)), phase: .idle)
    }
    let seconds = max(0, (time - start).seconds)
    let exact = Point(x: x.offset(after: seconds), y: y.offset(after: seconds))
    return ScrollFrame(time: time, offset: pixels(exact), phase: isAnimation ? .animating : .decelerating)
  }

  // MARK: Inside

  private func pixels(_ exact: Point) -> Point {
    let scale = traits.pixelsPerPoint
    guard scale > 0, scale < 1e6 else { return exact }
    return Point(
      x: (exact.x * scale).rounded(.toNearestOrAwayFromZero) / scale,
      y: (exact.y * scale).rounded(.toNearestOrAwayFromZero) / scale)
  }

  func exactOffset(at time: Timestamp) -> Point {
    switch state {
    case .resting(let offset): return offset
    case .touched(_, let shown): return shown
    case .moving(let start, let x, let y, _):
      if hasArrived(at: time) { return Point(x: x.rest, y: y.rest) }
      let seconds = max(0, (time - start).seconds)
      return Point(x: x.offset(after: seconds), y: y.offset(after: seconds))
    }
  }

  var horizontal: ScrollAxis {
    axis(
      lower: geometry.origin.x, upper: geometry.farthest.x, length: geometry.width,
      alwaysBounces: traits.alwaysBouncesHorizontally)
  }

  var vertical: ScrollAxis {
    axis(
      lower: geometry.origin.y, upper: geometry.farthest.y, length: geometry.height,
      alwaysBounces: traits.alwaysBouncesVertically)
  }

  private func axis(lower: Double, upper: Double, length: Double, alwaysBounces: Bool) -> ScrollAxis {
    ScrollAxis(
      lower: lower, upper: upper, length: length,
      moves: traits.isScrollEnabled && (upper > lower || (alwaysBounces && traits.bounces)), bounces: traits.bounces,
      isPaging: traits.isPaging, deceleration: traits.deceleration, constants: constants)
  }

  private func hasArrived(at time: Timestamp) -> Bool { nextChange.map { time >= $0 } ?? true }
}
