// SPDX-License-Identifier: MIT

/// How content gives way when a finger pulls it beyond its edge.
///
/// A pull of x points moves it by x·c·d / (d + c·x): at first by c points for each point, never by more than the length
/// d of the view. Sources: Documentation/Simulation.md.
public struct RubberBand: Sendable, Hashable {
  /// The length of the view along the axis, in points.
  public let length: Double
  /// How much of the first point of a pull is seen; UIKit's is 0.55.
  public let constant: Double

  /// Makes the band of a view; bad numbers make one that does not give way at all.
  public init(length: Double, constant: Double = 0.55) {
    self.length = max(0, length.boundedLength)
    self.constant = max(0, constant.boundedLength)
  }

  /// How far the content moves under a pull, with the sign of the pull.
  public func displacement(ofPull pull: Double) -> Double {
    let size = abs(pull.boundedLength) * constant
    guard size > 0, length > 0 else { return 0 }
    let moved = size * length / (length + size)
    return pull < 0 ? -moved : moved
  }

  /// The pull under which the content moves that far: what a finger that catches it in the middle takes over.
  ///
  /// A displacement that no pull can reach (the view's length and more) counts as 0.999 of the length.
  public func pull(ofDisplacement displacement: Double) -> Double {
    guard constant > 0, length > 0 else { return 0 }
    let moved = min(abs(displacement.boundedLength), length * 0.999)
    let size = moved * length / (constant * (length - moved))
    return displacement < 0 ? -size : size
  }

  /// How much of the next point of a pull is seen.
  public func slope(atPull pull: Double) -> Double {
    guard length > 0 else { return 0 }
    let share = length / (length + constant * abs(pull.boundedLength))
    return constant * share * share
  }
}
