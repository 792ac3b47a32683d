// SPDX-License-Identifier: MIT

/// The rule that an event speaks of.
public struct RuleReference: Sendable, Equatable {
  /// The rule's name.
  public var name: String
  /// The rule's version.
  public var version: String

  /// Makes a reference.
  public init(name: String, version: String) {
    self.name = name
    self.version = version
  }
}
