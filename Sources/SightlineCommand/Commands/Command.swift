// SPDX-License-Identifier: MIT

/// One of the things that `sightline` can do.
protocol Command {
  /// Its name, options and help.
  static var specification: CommandSpecification { get }
  /// Reads its arguments; nothing has been opened yet.
  init(_ arguments: ParsedArguments) throws
  /// Does it.
  func run(_ console: Console) throws -> ExitCode
}

extension Command {
  /// An error of usage that names this command.
  static func usageError(_ message: String) -> UsageError {
    UsageError(message, command: specification.name)
  }

  /// Parses an option whose value is one of several words.
  static func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ value: String, of option: String, as type: Choice.Type = Choice.self
  ) throws -> Choice {
    if let choice = Choice(rawValue: value) { return choice }
    let names = Choice.allCases.map(\.rawValue)
    let near = Nearest.name(to: value, among: names).map { "; did you mean '\($0)'?" } ?? ""
    throw usageError("'\(value)' is no value of --\(option); it takes \(names.joined(separator: ", "))\(near)")
  }

  /// The number of `--jobs`.
  static func jobs(_ arguments: ParsedArguments) throws -> Int? {
    try arguments.value("jobs").map { text in
      guard let jobs = Int(text), jobs > 0 else {
        throw usageError("'\(text)' is no number of jobs; write a whole number from 1 on")
      }
      return jobs
    }
  }
}
