// SPDX-License-Identifier: MIT

/// Waits for a list that has not laid out what has changed, but not for one that always says so.
///
/// Only a turn that has ended since counts, since its commit would have brought the layout: while the main queue never
/// rests a list may wait for long.
///
/// | the list         | turns that ended while it waited | answer |
/// |------------------|----------------------------------|--------|
/// | is laid out      | any                              | go on  |
/// | wants to lay out | fewer than ``most``              | wait   |
/// | wants to lay out | as many                          | go on  |
public struct LayoutPatience: Sendable, EquatableInTests {
  private var waited = 0
  private var lastTurn: UInt64?

  /// Makes the patience with a list that was never looked at.
  public init() {}

  /// How many turns in a row may be waited for. A list that asks for a layout inside each of its layouts never comes to
  /// an end.
  public static var most: Int { 3 }

  /// Whether to wait once more.
  ///
  /// - Parameters:
  ///   - needsLayout: Whether the list says that it has to be laid out.
  ///   - turn: The number of turns that have ended so far.
  public mutating func waits(needsLayout: Bool, turn: UInt64) -> Bool {
    guard needsLayout else {
      (waited, lastTurn) = (0, nil)
      return false
    }
    if let lastTurn, lastTurn != turn { waited = min(waited + 1, Self.most) }
    lastTurn = turn
    return waited < Self.most
  }
}
