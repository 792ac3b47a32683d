// SPDX-License-Identifier: MIT

/// An object that takes part in relaying, known to a plan by its identity alone.
///
/// A shell makes one for the relay, each delegate and each observer, and keeps the objects themselves weakly.
public struct RelayObject: Sendable, Hashable, CustomStringConvertible {
  /// A number that no other living object has.
  public var number: Int

  /// Makes the handle of the object with this number.
  public init(_ number: Int) {
    self.number = number
  }

  /// The number, for failing tests and logs.
  public var description: String { "#\(number)" }
}
