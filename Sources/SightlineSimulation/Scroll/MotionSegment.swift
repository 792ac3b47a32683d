// SPDX-License-Identifier: MIT

/// One stretch of a motion along one axis that has a single closed form.
struct MotionSegment: Sendable, Hashable {
  enum Curve: Sendable, Hashable {
    case decay(Deceleration, velocity: Double)
    case spring(EdgeSpring, velocity: Double)
    case ease(EaseCurve)
  }

  var curve: Curve
  /// Where it begins.
  var from: Double
  /// Where it ends, or for a spring the place of rest.
  var toward: Double
  /// How long it lasts, in seconds.
  var duration: Double

  func offset(after seconds: Double) -> Double {
    switch curve {
    case .decay(let law, let velocity): from + law.distance(from: velocity, after: seconds)
    case .spring(let spring, let velocity):
      toward + spring.displacement(from: from - toward, velocity: velocity, after: seconds)
    case .ease(let curve): from + (toward - from) * curve.progress(at: duration > 0 ? seconds / duration : 1)
    }
  }

  /// Points per second; a programmatic scroll throws nothing when it is interrupted, so it has none.
  func velocity(after seconds: Double) -> Double {
    switch curve {
    case .decay(let law, let velocity): law.velocity(from: velocity, after: seconds)
    case .spring(let spring, let velocity):
      spring.velocity(from: from - toward, velocity: velocity, after: seconds)
    case .ease: 0
    }
  }
}
