// SPDX-License-Identifier: MIT

/// Something in a file that cannot be read (an error) or was read with a doubt (a warning).
///
/// Says where, what was found and what to write. Never shows what an app attached to its items.
public struct TraceProblem: Sendable, Equatable, CustomStringConvertible {
  /// The name of the file, as the reader was given it.
  public var file: String
  /// The line, from 1.
  public var line: Int
  /// The byte in the line, from 1.
  public var column: Int
  /// Whether reading ended here; `false` for a warning.
  public var isError: Bool
  /// What was found.
  public var found: String
  /// What to write instead, or what was done.
  public var advice: String

  /// Makes a problem.
  public init(file: String, line: Int, column: Int, isError: Bool, found: String, advice: String) {
    self.file = file
    self.line = line
    self.column = column
    self.isError = isError
    self.found = found
    self.advice = advice
  }

  /// What was found and what to write, without the place.
  public var message: String { "\(found); \(advice)" }

  /// The line that a person reads: `feed.trace.jsonl:12:6: error: 'soon' is not a time; write …`.
  public var description: String {
    "\(file):\(line):\(column): \(isError ? "error" : "warning"): \(message)"
  }
}
