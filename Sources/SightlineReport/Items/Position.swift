// SPDX-License-Identifier: MIT

/// A place in a list, or a stretch of places far down: what is far down is rare, so it is counted together.
public struct Position: Sendable, Hashable, Comparable {
  /// The first place, from 0.
  public let first: Int
  /// The last place; `first` where it is counted alone.
  public let last: Int

  /// Places up to here are counted alone.
  static let alone = 99

  /// The position with a place in it: alone up to 99, then 100 to 199, 200 to 399, 400 to 799 and so on. What lies before
  /// 0 counts as 0.
  public init(_ place: Int) {
    let place = max(0, place)
    guard place > Self.alone else {
      (first, last) = (place, place)
      return
    }
    var first = Self.alone + 1
    // Halved, so that nothing overflows however far down the place is.
    while place / 2 >= first { first *= 2 }
    self.first = first
    let (end, overflow) = first.multipliedReportingOverflow(by: 2)
    last = overflow ? .max : end - 1
  }

  /// In the order of the list.
  public static func < (left: Position, right: Position) -> Bool { left.first < right.first }

  /// `7`, or `100-199`.
  public var text: String { first == last ? "\(first)" : "\(first)-\(last)" }
}
