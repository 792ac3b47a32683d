// SPDX-License-Identifier: MIT

/// Whether a page controller that scrolls is turning a page: it says so nowhere (F49). One for each of its scroll
/// views.
///
/// At rest a page begins where the view does: the offset is a whole number of pages. Where it is not, something moves,
/// or the app has put the pages where they do not belong.
///
/// | the scroll view stands        | it is held, or says that it moves | it has moved in the last turns | turning |
/// |-------------------------------|-----------------------------------|--------------------------------|---------|
/// | at a whole number of pages    | any                               | any                            | no      |
/// | between two                   | yes                               | any                            | yes     |
/// | between two                   | no                                | yes                            | yes     |
/// | between two                   | no                                | no                             | no      |
public struct PageTurn: Sendable, EquatableInTests {
  private var offset: Double?
  private var still = 0
  private var lastTurn: UInt64 = 0

  /// Makes the memory of a scroll view that was never looked at.
  public init() {}

  /// How many turns of the run loop may end with the same offset in a movement of which no flag tells.
  public static var patience: Int { 8 }

  /// Looks once.
  ///
  /// - Parameters:
  ///   - offset: The content offset along its axis.
  ///   - length: The length of the scroll view along its axis, which is that of a page and the gap after it.
  ///   - isMoving: Whether a finger holds it, or it says that it moves on.
  ///   - turn: The number of turns that have ended so far; looks in one turn count as one.
  public mutating func isTurning(offset: Double, length: Double, isMoving: Bool, turn: UInt64) -> Bool {
    if offset != self.offset {
      still = 0
    } else if turn != lastTurn {
      still = min(still + 1, Self.patience)
    }
    lastTurn = turn
    self.offset = offset
    guard Self.isBetween(offset: offset, length: length) else { return false }
    return isMoving || still < Self.patience
  }

  private static func isBetween(offset: Double, length: Double) -> Bool {
    guard length > 0, offset.isFinite, length.isFinite else { return false }
    let pages = (offset / length).rounded()
    return abs(offset - pages * length) > slack
  }

  /// Offsets are rounded to pixels, a third of a point at most.
  private static var slack: Double { 0.5 }
}
