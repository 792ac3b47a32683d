// SPDX-License-Identifier: MIT

/// The critically damped spring that brings content back to its edge, or to a page.
///
/// x(t) = (x₀ + (v₀ + ωx₀)·t)·e^(−ωt): as fast as a spring can return without swinging. Sources:
/// Documentation/Simulation.md.
public struct EdgeSpring: Sendable, Hashable {
  /// The spring's own rate ω, per second: the square root of stiffness over mass.
  public let rate: Double

  /// Makes a spring, its rate held within 0.1...1000; a NaN is 10.
  public init(rate: Double = 10) {
    self.rate = rate.isNaN ? 10 : rate.held(from: 0.1, to: 1000)
  }

  /// Where it is after `seconds`, in points from rest.
  public func displacement(from start: Double, velocity: Double, after seconds: Double) -> Double {
    (start + (velocity + rate * start) * seconds) * Exponential.exp(-rate * seconds)
  }

  /// How fast it moves after `seconds`, in points per second.
  public func velocity(from start: Double, velocity: Double, after seconds: Double) -> Double {
    let slope = velocity + rate * start
    return (slope - rate * (start + slope * seconds)) * Exponential.exp(-rate * seconds)
  }

  /// Seconds until it passes its place of rest; nil when it never does.
  public func crossing(from start: Double, velocity: Double) -> Double? {
    let slope = velocity + rate * start
    guard start != 0, slope != 0, (start < 0) != (slope < 0) else { return nil }
    return -start / slope
  }

  /// Seconds after which it stays within `rest` points for good.
  ///
  /// Found by halving an interval on the side where the motion only shrinks; a fixed number of steps, so the same on
  /// every machine.
  public func duration(from start: Double, velocity: Double, untilWithin rest: Double) -> Double {
    let slope = velocity + rate * start
    guard rest > 0, start.isFinite, slope.isFinite else { return 0 }
    // The turning point: from here on the distance only shrinks. One that lies out of reach of time is none.
    let zero = slope == 0 ? 0 : 1 / rate - start / slope
    let turn = zero > 0 && zero < 1e6 ? zero : 0
    if abs(displacement(from: start, velocity: velocity, after: turn)) <= rest {
      return earlier(from: start, velocity: velocity, before: turn, rest: rest)
    }
    var (near, far) = (turn, turn + 1 / rate)
    for _ in 0..<64 where abs(displacement(from: start, velocity: velocity, after: far)) > rest {
      near = far
      far += 1 / rate
    }
    return halved(from: start, velocity: velocity, near: near, far: far, rest: rest)
  }

  /// The answer when the swing at the turning point is itself within `rest`: before that the motion shrinks too.
  private func earlier(from start: Double, velocity: Double, before turn: Double, rest: Double) -> Double {
    guard abs(start) > rest, turn > 0 else { return 0 }
    return halved(
      from: start, velocity: velocity, near: 0, far: crossing(from: start, velocity: velocity) ?? turn, rest: rest)
  }

  private func halved(from start: Double, velocity: Double, near: Double, far: Double, rest: Double) -> Double {
    var (near, far) = (near, far)
    for _ in 0..<60 {
      let middle = (near + far) / 2
      if abs(displacement(from: start, velocity: velocity, after: middle)) > rest {
        near = middle
      } else {
        far = middle
      }
    }
    return far
  }
}
