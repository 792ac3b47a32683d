// SPDX-License-Identifier: MIT

/// One axis of a scroll view: between which offsets it may rest, and how it moves there.
struct ScrollAxis: Sendable, Hashable {
  let lower: Double
  let upper: Double
  let length: Double
  /// Whether a finger moves it.
  let moves: Bool
  let bounces: Bool
  let isPaging: Bool
  let deceleration: Deceleration
  let constants: ScrollConstants

  /// The band at both edges.
  var band: RubberBand { RubberBand(length: length, constant: constants.rubberBand) }

  func resting(near offset: Double) -> Double { offset.held(from: lower, to: upper) }

  // MARK: Under a finger

  /// What is shown of an offset that a finger asks for.
  func shown(_ asked: Double) -> Double {
    let edge = resting(near: asked)
    return bounces ? edge + band.displacement(ofPull: asked - edge) : edge
  }

  /// The offset that a finger would have to ask for to show this one.
  func asked(showing offset: Double) -> Double {
    let edge = resting(near: offset)
    return bounces ? edge + band.pull(ofDisplacement: offset - edge) : edge
  }

  /// The velocity shown of one that a finger asks for: none at a hard edge, little of it in the band.
  func shownVelocity(_ velocity: Double, at asked: Double) -> Double {
    guard moves else { return 0 }
    let pull = asked - resting(near: asked)
    if pull == 0 { return velocity }
    return bounces ? velocity * band.slope(atPull: pull) : 0
  }

  // MARK: Let go

  /// The motion of its own from `offset` with `velocity`: out of the band, along the content, into the band at its end.
  func release(from offset: Double, velocity: Double) -> AxisMotion {
    if isPaging, length > 0 {
      return settle(from: offset, velocity: velocity, at: page(from: offset, velocity: velocity))
    }
    let edge = resting(near: offset)
    return edge == offset
      ? glide(from: offset, velocity: velocity) : comeBack(from: offset, velocity: velocity, to: edge)
  }

  /// The motion that comes to rest at `target`, which an app has asked for.
  func release(from offset: Double, velocity: Double, at target: Double) -> AxisMotion {
    let goal = resting(near: target.boundedLength)
    let way = goal - offset
    // The throw itself, slowed down sooner or later, while that stays near what a throw looks like.
    let decay = way == 0 ? 0 : velocity / way
    guard decay >= 1, decay <= 40 else { return settle(from: offset, velocity: velocity, at: goal) }
    let law = Deceleration(decay: decay)
    var motion = AxisMotion(restingAt: goal)
    motion.isAimed = true
    let duration = law.duration(from: velocity, untilWithin: constants.restDistance)
    motion.append(
      MotionSegment(curve: .decay(law, velocity: velocity), from: offset, toward: goal, duration: duration),
      endingAt: goal)
    return motion
  }

  /// The rest of a motion, after the sizes or the switches have changed under it.
  func resume(_ motion: AxisMotion, after seconds: Double) -> AxisMotion {
    let offset = motion.offset(after: seconds)
    let velocity = motion.velocity(after: seconds)
    guard motion.isAimed else { return release(from: offset, velocity: velocity) }
    return settle(from: offset, velocity: velocity, at: resting(near: motion.rest))
  }

  /// The page at which a release comes to rest: the next one in the direction of a throw, else the nearest.
  ///
  /// Never more than one page from where the content is.
  func page(from offset: Double, velocity: Double) -> Double {
    guard length > 0 else { return resting(near: offset) }
    let place = offset / length
    let nearest = place.rounded(.toNearestOrAwayFromZero)
    // On a page, but for rounding.
    let onPage = abs(place - nearest) < 1e-6
    if velocity >= constants.pageTurnVelocity {
      return resting(near: ((onPage ? nearest : place.rounded(.down)) + 1) * length)
    }
    if velocity <= -constants.pageTurnVelocity {
      return resting(near: ((onPage ? nearest : place.rounded(.up)) - 1) * length)
    }
    return resting(near: nearest * length)
  }

  private func glide(from offset: Double, velocity: Double) -> AxisMotion {
    var motion = AxisMotion(restingAt: offset)
    let whole = deceleration.distance(from: velocity)
    let target = offset + whole
    let edge = resting(near: target)
    if edge == target {
      guard abs(whole) > constants.restDistance else { return motion }
      let duration = deceleration.duration(from: velocity, untilWithin: constants.restDistance)
      motion.append(
        MotionSegment(
          curve: .decay(deceleration, velocity: velocity), from: offset, toward: target, duration: duration),
        endingAt: target)
      return motion
    }
    guard let time = deceleration.duration(from: velocity, toTravel: edge - offset) else { return motion }
    motion.append(
      MotionSegment(curve: .decay(deceleration, velocity: velocity), from: offset, toward: edge, duration: time),
      endingAt: edge)
    guard bounces else { return motion }
    let most = constants.mostBounceVelocity
    let left = (velocity - deceleration.decay * (edge - offset)).held(from: -most, to: most)
    appendSpring(constants.edgeSpring, to: &motion, from: edge, velocity: left, at: edge)
    return motion
  }

  /// Back from beyond an edge; thrown inwards it runs on along the content.
  private func comeBack(from offset: Double, velocity: Double, to edge: Double) -> AxisMotion {
    let spring = constants.edgeSpring
    let start = offset - edge
    var motion = AxisMotion(restingAt: offset)
    if let time = spring.crossing(from: start, velocity: velocity), time > 0 {
      let left = spring.velocity(from: start, velocity: velocity, after: time)
      if abs(deceleration.distance(from: left)) > constants.restDistance, upper > lower {
        motion.append(
          MotionSegment(curve: .spring(spring, velocity: velocity), from: offset, toward: edge, duration: time),
          endingAt: edge)
        motion.append(glide(from: edge, velocity: left))
        return motion
      }
    }
    appendSpring(spring, to: &motion, from: offset, velocity: velocity, at: edge)
    return motion
  }

  /// A spring to `goal` that never swings beyond it.
  private func settle(from offset: Double, velocity: Double, at goal: Double) -> AxisMotion {
    var motion = AxisMotion(restingAt: offset)
    motion.isAimed = true
    let start = offset - goal
    let spring = constants.pageSpring
    // Away from the goal only where it may leave the content; towards it never so fast that it would swing through.
    let most = spring.rate * abs(start)
    let fastest = bounces ? constants.mostBounceVelocity : 0
    let outwards = goal == lower && velocity < 0 || goal == upper && velocity > 0
    let kept =
      if start > 0 { velocity.held(from: -most, to: fastest) } else if start < 0 {
        velocity.held(from: -fastest, to: most)
      } else { outwards ? velocity.held(from: -fastest, to: fastest) : 0 }
    appendSpring(spring, to: &motion, from: offset, velocity: kept, at: goal)
    return motion
  }

  private func appendSpring(
    _ spring: EdgeSpring, to motion: inout AxisMotion, from offset: Double, velocity: Double, at goal: Double
  ) {
    let duration = spring.duration(
      from: offset - goal, velocity: velocity, untilWithin: constants.restDistance)
    motion.append(
      MotionSegment(curve: .spring(spring, velocity: velocity), from: offset, toward: goal, duration: duration),
      endingAt: goal)
  }
}
