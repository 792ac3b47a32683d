// SPDX-License-Identifier: MIT

/// One option of a command, as the parser and the help text need to know it.
struct OptionSpecification: Sendable, Equatable {
  /// The long name without dashes.
  let name: String
  /// The letter of the short form, if it has one.
  let short: Character?
  /// What stands for the value in help texts, or `nil` for an option without one.
  let value: String?
  /// Whether it may be given more than once.
  let isRepeatable: Bool
  /// Whether its value is a list with commas.
  let isList: Bool
  /// What it does; wrapped by the help text.
  let help: String

  init(
    _ name: String, short: Character? = nil, value: String? = nil, isRepeatable: Bool = false, isList: Bool = false,
    help: String
  ) {
    self.name = name
    self.short = short
    self.value = value
    self.isRepeatable = isRepeatable
    self.isList = isList
    self.help = help
  }

  /// How help texts show it: `-o, --output FILE`.
  var usage: String {
    let letter = short.map { "-\($0), " } ?? "    "
    let placeholder = value.map { " \($0)" } ?? ""
    return "\(letter)--\(name)\(placeholder)"
  }
}
