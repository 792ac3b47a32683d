// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
#endif

extension ScrollMotion {
  /// A finger comes down: whatever moved the view stops where it is.
  ///
  /// - Parameters:
  ///   - time: when it does.
  ///   - finger: in points, in a space that does not scroll (the window's).
  public mutating func touchBegan(at time: Timestamp, finger: Point) {
    let time = pass(to: time)
    let finger = Point(x: finger.x.boundedLength, y: finger.y.boundedLength)
    let shown = exactOffset(at: time)
    let asked = Point(x: horizontal.asked(showing: shown.x), y: vertical.asked(showing: shown.y))
    state = .touched(
      Touch(anchor: finger, asked: asked, velocity: FingerVelocity(at: time, finger: finger), isDragging: false),
      shown: shown)
  }

  /// The finger moves. Without a touch, or with a number that is none, nothing happens.
  ///
  /// The slop is not made up for: content follows from where the finger left it, as a pan recogniser's translation does.
  public mutating func touchMoved(at time: Timestamp, finger: Point) {
    let time = pass(to: time)
    guard case .touched(var touch, var shown) = state, finger.x.isFinite, finger.y.isFinite else { return }
    let finger = Point(x: finger.x.boundedLength, y: finger.y.boundedLength)
    touch.velocity.moved(at: time, finger: finger)
    if !touch.isDragging { beginDrag(&touch, finger: finger) }
    if touch.isDragging {
      shown = Point(
        x: horizontal.moves ? horizontal.shown(touch.asked.x - (finger.x - touch.anchor.x)) : shown.x,
        y: vertical.moves ? vertical.shown(touch.asked.y - (finger.y - touch.anchor.y)) : shown.y)
    }
    state = .touched(touch, shown: shown)
  }

  /// The finger lifts.
  ///
  /// - Parameters:
  ///   - time: when it does.
  ///   - adjust: what `scrollViewWillEndDragging` may do: given what will happen, where it shall rest instead, or nil.
  ///     Asked only after a drag; an offset outside the content is held at its edge. A pager asks, and does not listen:
  ///     UIKit says in its log that the stop offset of a paging scroll view cannot be modified.
  /// - Returns: what the finger left behind, nil when it had not dragged.
  @discardableResult
  public mutating func touchEnded(at time: Timestamp, adjust: ((ScrollRelease) -> Point?)? = nil) -> ScrollRelease? {
    let time = pass(to: time)
    guard case .touched(let touch, let shown) = state else { return nil }
    guard touch.isDragging else {
      let horizontal = horizontal
      let vertical = vertical
      letGo(
        at: time, x: horizontal.release(from: shown.x, velocity: 0), y: vertical.release(from: shown.y, velocity: 0))
      return nil
    }
    return endDrag(at: time, velocity: releaseVelocity(of: touch, at: time, shown: shown), shown: shown, adjust: adjust)
  }

  /// The touch is taken away (a system gesture, another recogniser): as if it had lifted without any velocity.
  public mutating func touchCancelled(at time: Timestamp) {
    let time = pass(to: time)
    guard case .touched(_, let shown) = state else { return }
    _ = endDrag(at: time, velocity: .zero, shown: shown, adjust: nil)
  }

  // MARK: Inside

  private func beginDrag(_ touch: inout Touch, finger: Point) {
    let x = horizontal.moves ? finger.x - touch.anchor.x : 0
    let y = vertical.moves ? finger.y - touch.anchor.y : 0
    let way = (x * x + y * y).squareRoot()
    guard way > constants.dragSlop else { return }
    let share = constants.dragSlop / way
    touch.anchor = Point(
      x: touch.anchor.x + (finger.x - touch.anchor.x) * share, y: touch.anchor.y + (finger.y - touch.anchor.y) * share)
    touch.isDragging = true
  }

  /// The velocity of what is shown, the other way round than the finger's.
  private func releaseVelocity(of touch: Touch, at time: Timestamp, shown: Point) -> Point {
    let finger = touch.velocity.velocity(at: time, restAfter: constants.fingerRest)
    return Point(
      x: horizontal.shownVelocity(-finger.x, at: horizontal.asked(showing: shown.x)),
      y: vertical.shownVelocity(-finger.y, at: vertical.asked(showing: shown.y)))
  }

  private mutating func endDrag(
    at time: Timestamp, velocity: Point, shown: Point, adjust: ((ScrollRelease) -> Point?)?
  ) -> ScrollRelease {
    let horizontal = horizontal
    let vertical = vertical
    var x = horizontal.release(from: shown.x, velocity: velocity.x)
    var y = vertical.release(from: shown.y, velocity: velocity.y)
    var release = ScrollRelease(
      velocity: velocity, target: Point(x: x.rest, y: y.rest), decelerates: max(x.duration, y.duration) > 0)
    if let wish = adjust?(release), !traits.isPaging, wish.x.isFinite, wish.y.isFinite {
      if wish.x != x.rest, horizontal.moves { x = horizontal.release(from: shown.x, velocity: velocity.x, at: wish.x) }
      if wish.y != y.rest, vertical.moves { y = vertical.release(from: shown.y, velocity: velocity.y, at: wish.y) }
      release.target = Point(x: x.rest, y: y.rest)
      release.decelerates = max(x.duration, y.duration) > 0
    }
    letGo(at: time, x: x, y: y)
    return release
  }

  mutating func letGo(at time: Timestamp, x: AxisMotion, y: AxisMotion) {
    state =
      max(x.duration, y.duration) > 0
      ? .moving(since: time, x: x, y: y, isAnimation: false) : .resting(Point(x: x.rest, y: y.rest))
  }

  /// Lets time pass, never backwards; what has arrived by then rests. Gives the time that counts.
  mutating func pass(to time: Timestamp) -> Timestamp {
    latest = max(latest, time)
    if phase(at: latest) == .idle { state = .resting(exactOffset(at: latest)) }
    return latest
  }
}
