// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
#endif

extension ScrollMotion {
  /// `setContentOffset(_:animated:)`: to any offset, also outside the content.
  ///
  /// At once it stops whatever moved the view; under a finger the drag goes on from there. Animated it takes 0.3 s from
  /// where the view is now, a second call from the middle of the first; under a finger the finger wins and nothing
  /// happens. A number that is none changes nothing.
  public mutating func setOffset(_ offset: Point, animated: Bool, at time: Timestamp) {
    let time = pass(to: time)
    guard offset.x.isFinite, offset.y.isFinite else { return }
    let goal = Point(x: offset.x.boundedLength, y: offset.y.boundedLength)
    if case .touched(let touch, let shown) = state {
      if !animated { state = moved(touch, by: Point(x: goal.x - shown.x, y: goal.y - shown.y), shown: shown) }
      return
    }
    let now = exactOffset(at: time)
    let seconds = constants.animationDuration.seconds
    guard animated, seconds > 0, now != goal else {
      state = .resting(goal)
      return
    }
    state = .moving(
      since: time, x: eased(from: now.x, to: goal.x, seconds: seconds),
      y: eased(from: now.y, to: goal.y, seconds: seconds), isAnimation: true)
  }

  /// A tap on the status bar: animated to the upper end, sideways nothing.
  public mutating func scrollToTop(at time: Timestamp) {
    let time = pass(to: time)
    setOffset(Point(x: exactOffset(at: time).x, y: geometry.origin.y), animated: true, at: time)
  }

  /// The sizes or the insets change.
  ///
  /// At rest the offset is moved to the nearest one that the new sizes allow, at once; an inset that grows moves
  /// nothing. A drag goes on, a throw runs on with the velocity it has against the new edges, an animation goes on to
  /// the goal it has.
  public mutating func setGeometry(_ geometry: ScrollGeometry, at time: Timestamp) {
    let time = pass(to: time)
    guard geometry != self.geometry else { return }
    self.geometry = geometry
    adapt(at: time)
  }

  /// The switches change; what moves is judged by the new ones from now on.
  public mutating func setTraits(_ traits: ScrollTraits, at time: Timestamp) {
    let time = pass(to: time)
    guard traits != self.traits else { return }
    self.traits = traits
    adapt(at: time)
  }

  /// What lies before the viewport grew or shrank by this much, and the view keeps showing what it shows.
  ///
  /// A list does so when a self-sized row turns out taller than its estimate: the offset jumps, the motion goes on.
  public mutating func shift(by distance: Point, at time: Timestamp) {
    let time = pass(to: time)
    let distance = Point(x: distance.x.boundedLength, y: distance.y.boundedLength)
    switch state {
    case .resting(let offset): state = .resting(Point(x: offset.x + distance.x, y: offset.y + distance.y))
    case .touched(let touch, let shown): state = moved(touch, by: distance, shown: shown)
    case .moving(let start, let x, let y, let isAnimation):
      state = .moving(
        since: start, x: x.shifted(by: distance.x), y: y.shifted(by: distance.y), isAnimation: isAnimation)
    }
    latest = time
  }

  // MARK: Inside

  private func moved(_ touch: Touch, by distance: Point, shown: Point) -> State {
    var touch = touch
    touch.asked = Point(x: touch.asked.x + distance.x, y: touch.asked.y + distance.y)
    return .touched(touch, shown: Point(x: shown.x + distance.x, y: shown.y + distance.y))
  }

  private func eased(from start: Double, to end: Double, seconds: Double) -> AxisMotion {
    var motion = AxisMotion(restingAt: start)
    motion.append(
      MotionSegment(curve: .ease(EaseCurve()), from: start, toward: end, duration: seconds), endingAt: end)
    return motion
  }

  private mutating func adapt(at time: Timestamp) {
    switch state {
    case .resting(let offset): state = .resting(geometry.resting(near: offset))
    case .touched(var touch, let shown):
      // A drag goes on by what the finger asks for.
      if touch.isDragging { return }
      let kept = geometry.resting(near: shown)
      touch.asked = kept
      state = .touched(touch, shown: kept)
    case .moving(_, _, _, isAnimation: true): break
    case .moving(let start, let x, let y, isAnimation: false):
      let seconds = (time - start).seconds
      letGo(at: time, x: horizontal.resume(x, after: seconds), y: vertical.resume(y, after: seconds))
    }
  }
}
