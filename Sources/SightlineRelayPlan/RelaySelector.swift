// SPDX-License-Identifier: MIT

/// The name of a message, as Objective-C writes it: `scrollViewDidScroll:`.
public struct RelaySelector: Sendable, Hashable, Comparable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name.
  public var name: String

  /// Makes the selector of this name.
  public init(_ name: String) {
    self.name = name
  }

  /// Makes the selector of this name.
  public init(stringLiteral name: String) {
    self.name = name
  }

  /// The name.
  public var description: String { name }

  /// Whether the left name comes first in the alphabet, so that lists of them have one order.
  public static func < (left: RelaySelector, right: RelaySelector) -> Bool {
    left.name < right.name
  }
}
