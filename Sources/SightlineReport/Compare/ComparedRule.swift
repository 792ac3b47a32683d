// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
#endif

/// One of the rules that are compared: a rule, and the book in whose company it is replayed.
public struct ComparedRule: Sendable, Equatable {
  /// What people call it.
  public let name: String
  /// The place of its book among those that are replayed.
  public let book: Int
  /// The rule.
  public let rule: Rule

  /// Makes one.
  public init(name: String, book: Int, rule: Rule) {
    self.name = name
    self.book = book
    self.rule = rule
  }
}
