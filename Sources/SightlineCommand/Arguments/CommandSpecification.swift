// SPDX-License-Identifier: MIT

/// What a command is called, takes and does: the one source of parsing and of help.
struct CommandSpecification: Sendable {
  /// The word after `sightline`.
  let name: String
  /// One line on what it does, without a full stop.
  let abstract: String
  /// What follows the options in the usage line.
  let operands: String
  /// How many operands it takes.
  let operandCount: ClosedRange<Int>
  /// Paragraphs below the usage line. Lines that begin with two spaces stay as they are.
  let discussion: [String]
  /// Its options without `--help`, which every command has.
  let options: [OptionSpecification]
  /// Lines to try, each with what it does.
  let examples: [(line: String, meaning: String)]

  /// Its options and those that every command has.
  var allOptions: [OptionSpecification] { options + [.help] }
}

extension OptionSpecification {
  /// Every command explains itself.
  static let help = OptionSpecification("help", short: "h", help: "Show this text.")
}
