// SPDX-License-Identifier: MIT

/// What is wrong with a file of facts: where, what was found, what to write or do.
public struct FactProblem: Error, Sendable, Hashable, CustomStringConvertible {
  /// The name of the file.
  public var file: String
  /// The line, from 1.
  public var line: Int
  /// What was found, and what should stand there.
  public var message: String

  /// Makes a problem.
  public init(file: String, line: Int, message: String) {
    self.file = file
    self.line = line
    self.message = message
  }

  /// All in one line: `facts.ndjson:3: …`.
  public var description: String { "\(file):\(line): \(message)" }
}
