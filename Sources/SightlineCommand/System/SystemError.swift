// SPDX-License-Identifier: MIT

/// The system refused something.
struct SystemError: Error, Equatable {
  /// The file concerned, or what was tried.
  let subject: String
  /// The system's number for the reason.
  let code: Int32

  /// What is printed: `feed.jsonl: No such file or directory`.
  var message: String { "\(subject): \(System.text(of: code))" }
}
