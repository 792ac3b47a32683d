// SPDX-License-Identifier: MIT

/// How a thrown scroll view runs out: each millisecond leaves the same share of its velocity.
///
/// v(t) = v₀·rate^(1000 t), so the way is v₀·(1 − e^(−kt)) / k with k = −1000·ln(rate), and the whole of it v₀ / k.
/// All of it in closed form: no step size, no drift. Sources: Documentation/Simulation.md.
public struct Deceleration: Sendable, Hashable {
  /// The share of the velocity that is left after a millisecond.
  public let rate: Double
  /// The decay constant k, per second: 2.002 for UIKit's normal rate, 10.05 for its fast one.
  public let decay: Double

  /// `UIScrollView.DecelerationRate.normal`.
  public static let normal = Deceleration(rate: 0.998)
  /// `UIScrollView.DecelerationRate.fast`.
  public static let fast = Deceleration(rate: 0.99)

  /// Makes the law for a rate per millisecond, held within 0.1...0.9999; a NaN is the normal rate.
  public init(rate: Double) {
    self.rate = rate.isNaN ? 0.998 : rate.held(from: 0.1, to: 0.9999)
    decay = -1000 * Exponential.ln(self.rate)
  }

  /// Makes the law with which `velocity` runs out after exactly `distance`.
  init(decay: Double) {
    self.decay = decay
    rate = Exponential.exp(-decay / 1000)
  }

  /// The whole way that a velocity (points per second) goes, with its sign.
  public func distance(from velocity: Double) -> Double { velocity / decay }

  /// The way gone after `seconds`.
  public func distance(from velocity: Double, after seconds: Double) -> Double {
    velocity / decay * (1 - Exponential.exp(-decay * seconds))
  }

  /// The velocity left after `seconds`.
  public func velocity(from velocity: Double, after seconds: Double) -> Double {
    velocity * Exponential.exp(-decay * seconds)
  }

  /// Seconds until no more than `rest` points are left to go; zero when that is so at once.
  public func duration(from velocity: Double, untilWithin rest: Double) -> Double {
    let whole = abs(distance(from: velocity))
    guard whole > rest, rest > 0 else { return 0 }
    return Exponential.ln(whole / rest) / decay
  }

  /// Seconds until `way` points are gone; nil when the velocity runs out before, or points the other way.
  public func duration(from velocity: Double, toTravel way: Double) -> Double? {
    if way == 0 { return 0 }
    let share = way / distance(from: velocity)
    guard share > 0, share < 1 else { return nil }
    return -Exponential.ln(1 - share) / decay
  }
}
