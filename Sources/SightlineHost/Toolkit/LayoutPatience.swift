// SPDX-License-Identifier: MIT

/// Waits for a list that has not laid out what has changed, but not for one that always says so.
///
/// | the list          | looks before that waited | answer  |
/// |-------------------|--------------------------|---------|
/// | is laid out       | any                      | go on   |
/// | wants to lay out  | fewer than ``most``      | wait    |
/// | wants to lay out  | as many                  | go on   |
public struct LayoutPatience: Sendable, Hashable {
  private var waited = 0

  /// Makes the patience with a list that was never looked at.
  public init() {}

  /// How many looks in a row may wait. A list that asks for a layout inside each of its layouts never comes to an end.
  public static var most: Int { 3 }

  /// Whether to wait once more.
  public mutating func waits(needsLayout: Bool) -> Bool {
    guard needsLayout else {
      waited = 0
      return false
    }
    waited = min(waited + 1, Self.most + 1)
    return waited <= Self.most
  }
}
