// SPDX-License-Identifier: MIT

/// Why a line could not be read, and where. Small, because it is thrown on the way of every line.
struct Fault: Error {
  enum Kind {
    /// It is not JSON.
    case syntax(Syntax)
    /// There is a value, but not of the kind wanted.
    case wrong(Want)
    /// A word stands where one of a few must stand, and it is none of them.
    case unknownWord(Want)
    /// The object that begins here lacks a field.
    case missing(Field)
    /// `t` or `op` stand elsewhere than at the front; never seen outside the line scanner.
    case reordered
  }

  /// What is not JSON about a line.
  enum Syntax: String {
    case endOfLine = "the line ends too early"
    case character = "a character that cannot stand here"
    case escape = "a broken escape in a text"
    case surrogate = "half of a surrogate pair"
    case encoding = "bytes that are not UTF-8"
    case control = "a bare control character in a text"
    case number = "a broken number"
    case depth = "more than 512 lists and objects in each other"
    case trailing = "something after the object"
  }

  var kind: Kind
  /// Where, in bytes from the start of the line.
  var place: Int

  var isSyntax: Bool {
    if case .syntax = kind { true } else { false }
  }
}
