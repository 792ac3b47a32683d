// SPDX-License-Identifier: MIT

/// What the process tells its caller at the end.
enum ExitCode: Int32, Sendable, Comparable {
  /// All went well; also when whoever read the output has gone.
  case done = 0
  /// The check failed.
  case checkFailed = 1
  /// The command line was wrong.
  case wrongUsage = 2
  /// Something could not be read or written.
  case unreadable = 3

  static let explanation =
    "Exit codes: 0 done, 1 the check failed, 2 wrong usage, 3 something could not be read or written. Errors and "
    + "warnings go to standard error. A closed pipe ends the work quietly with 0."

  static func < (left: ExitCode, right: ExitCode) -> Bool { left.rawValue < right.rawValue }
}
