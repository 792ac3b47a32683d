// SPDX-License-Identifier: MIT

/// Decides where a beacon lies among the subviews of its view, and whether one that was thrown out goes back.
///
/// It only wakes the session a little sooner. A view that throws out whatever it finds at each layout would otherwise
/// be laid out again in each turn, without end.
public struct BeaconCare: Sendable, EquatableInTests {
  private var returned = 0

  /// Makes the care for a beacon that was never thrown out.
  public init() {}

  /// How often it goes back into one view.
  public static var most: Int { 3 }

  /// Its place among so many subviews: neither the first nor the last where that can be, since apps take those for their
  /// own, such as the view that is zoomed.
  public static func place(among subviews: Int) -> Int { subviews < 2 ? max(0, subviews) : subviews - 1 }

  /// Whether it goes back this time.
  public mutating func goesBack() -> Bool {
    guard returned < Self.most else { return false }
    returned += 1
    return true
  }
}
