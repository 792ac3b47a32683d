// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
#endif

/// A rule book under which a page shows a trace.
public struct ReportBook: Sendable {
  /// What the page calls it.
  public let name: String
  /// The rules as they were given.
  public let rules: RuleBook

  /// Makes a book.
  public init(name: String, rules: RuleBook) {
    self.name = name
    self.rules = rules
  }

  /// The rules with every stretch reported: it changes no other event but for sequence numbers.
  var replayed: RuleBook {
    var rules = rules
    for place in rules.rules.indices { rules.rules[place].reportsStretches = true }
    return rules
  }
}
