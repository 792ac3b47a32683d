// SPDX-License-Identifier: MIT

/// The command line does not say something that can be done; exit code 2.
struct UsageError: Error, Equatable {
  /// What is wrong and what to write, without the name of the command.
  let message: String
  /// The command it was meant for, or `nil` where none was found.
  var command: String?

  init(_ message: String, command: String? = nil) {
    self.message = message
    self.command = command
  }

  /// What is printed.
  var text: String {
    let name = command.map { "sightline \($0)" } ?? "sightline"
    let help = command.map { "sightline help \($0)" } ?? "sightline help"
    return "\(name): \(message)\nTry '\(help)'.\n"
  }
}
