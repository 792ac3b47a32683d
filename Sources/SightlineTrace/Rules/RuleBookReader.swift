// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
#endif

/// Reads a file of rules, and tells all that is wrong with it.
///
/// A key that nobody knows is an error, since a misspelled key would silently change what counts. The format is in
/// `Documentation/RulesFormat.md`.
public enum RuleBookReader {
  /// What a file of rules holds.
  public struct Reading: Sendable, Equatable {
    /// The rules, or `nil` if there is an error among the problems.
    public var book: RuleBook?
    /// All that is wrong, in the order of the file.
    public var problems: [TraceProblem]

    /// Makes a reading.
    public init(book: RuleBook?, problems: [TraceProblem]) {
      self.book = book
      self.problems = problems
    }
  }

  /// Reads a whole file; `file` is the name in its messages.
  public static func read(_ bytes: [UInt8], file: String) -> Reading {
    // To the scanner a newline ends all, and a carriage return is the white space that may not stand in a text either.
    var line = bytes.map { $0 == UInt8(ascii: "\n") ? UInt8(ascii: "\r") : $0 }
    line.append(UInt8(ascii: "\n"))
    return line.withUnsafeBufferPointer { buffer in
      guard var scanner = JSONScanner(buffer, texts: TextCache()) else { return Reading(book: nil, problems: []) }
      scanner.at += LineBuffer.byteOrderMark(of: buffer)
      scanner.skipSpace()
      do throws(Fault) {
        let root = try scanner.ruleNode()
        try scanner.endLine()
        var parser = RuleBookParser(file: file, bytes: bytes)
        let book = parser.book(root)
        return parser.reading(of: book)
      } catch {
        var parser = RuleBookParser(file: file, bytes: bytes)
        var (found, advice) = error.words(in: buffer)
        if case .syntax(.endOfLine) = error.kind { found = "this is not JSON: the file ends too early" }
        if error.isSyntax { advice = Want.rulesFile.advice }
        parser.error(at: error.place, found, advice)
        return Reading(book: nil, problems: parser.problems)
      }
    }
  }
}
