// SPDX-License-Identifier: MIT

/// A change of one item's visible fraction, for plots and checks.
///
/// The fraction is of geometry: what clips and covers count, and a hidden surface shows nothing, but a scene that is
/// not active and a pause do not change it.
public struct FractionChange: Sendable {
  /// When it changed.
  public var time: Timestamp
  /// The surface.
  public var surface: String
  /// The item's id.
  public var item: String
  /// The fraction from then on; 0 when nothing of it shows.
  public var fraction: Double

  /// Makes a change.
  public init(time: Timestamp, surface: String, item: String, fraction: Double) {
    self.time = time
    self.surface = surface
    self.item = item
    self.fraction = fraction
  }
}

// Tests compare it, apps do not: for telephones this is in debug builds alone.
#if DEBUG || !(os(iOS) || os(tvOS) || os(visionOS))
  extension FractionChange: Equatable {}
#endif
