// SPDX-License-Identifier: MIT

/// Decides whether a beacon that was thrown out of its view goes back.
///
/// It only wakes the session a little sooner. A view that throws out whatever it finds at each layout would otherwise
/// be laid out again in each turn, without end.
public struct BeaconCare: Sendable, Hashable {
  private var returned = 0

  /// Makes the care for a beacon that was never thrown out.
  public init() {}

  /// How often it goes back into one view.
  public static var most: Int { 3 }

  /// Whether it goes back this time.
  public mutating func goesBack() -> Bool {
    guard returned < Self.most else { return false }
    returned += 1
    return true
  }
}
