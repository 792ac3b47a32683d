// SPDX-License-Identifier: MIT

/// Whether a page controller that scrolls is turning a page: it says so nowhere (F49).
public enum PageTurn {
  /// Whether the scroll view of its pages stands between two of them.
  ///
  /// At rest a page begins where the view does: the offset is a whole number of pages. Flags of motion are not believed,
  /// since they may stay set (F35).
  ///
  /// - Parameters:
  ///   - offset: The content offset along its axis.
  ///   - length: The length of the scroll view along its axis, which is that of a page and the gap after it.
  public static func isTurning(offset: Double, length: Double) -> Bool {
    guard length > 0, offset.isFinite, length.isFinite else { return false }
    let pages = (offset / length).rounded()
    return abs(offset - pages * length) > slack
  }

  /// Offsets are rounded to pixels, a third of a point at most.
  private static var slack: Double { 0.5 }
}
