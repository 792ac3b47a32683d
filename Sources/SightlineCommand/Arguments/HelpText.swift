// SPDX-License-Identifier: MIT

/// Writes help texts from specifications, 80 columns wide whatever the terminal: docs hold the same text.
enum HelpText {
  static let width = 80
  private static let optionColumn = 26

  /// The text of one command.
  static func text(for command: CommandSpecification) -> String {
    let operands = command.operands.isEmpty ? "" : " \(command.operands)"
    let options = command.options.isEmpty ? "" : " [OPTIONS]"
    var text = "sightline \(command.name): \(command.abstract)\n\n"
    text += "Usage: sightline \(command.name)\(options)\(operands)\n"
    for paragraph in command.discussion { text += "\n" + wrapped(paragraph) }
    text += "\nOptions:\n"
    for option in command.allOptions { text += line(option.usage, option.help) }
    if !command.examples.isEmpty { text += "\nExamples:\n" }
    for example in command.examples { text += "  \(example.line)\n      \(example.meaning)\n" }
    return text
  }

  /// The text of the whole tool.
  static func overview(of commands: [CommandSpecification]) -> String {
    var text = "sightline: replays recordings of what was on screen, and says what was seen\n\n"
    text += "Usage: sightline COMMAND [OPTIONS] [OPERANDS]\n\nCommands:\n"
    for command in commands { text += line(command.name, command.abstract, column: 13) }
    text += "\nOptions:\n" + line("-h, --help", "Show this text.") + line("    --version", "Show the version.")
    text += "\n" + wrapped("'sightline help COMMAND' or 'sightline COMMAND --help' explains one command.")
    text += "\n" + wrapped(ExitCode.explanation)
    return text
  }

  private static func line(_ head: String, _ body: String, column: Int = optionColumn) -> String {
    let lines = wrap(body, to: width - column)
    let margin = String(repeating: " ", count: column)
    let first = "  " + head
    let isShort = first.count + 2 <= column
    var text = isShort ? first + margin.dropFirst(first.count) : first + "\n" + margin
    text += lines.joined(separator: "\n" + margin)
    return text + "\n"
  }

  private static func wrapped(_ paragraph: String) -> String {
    var text = ""
    for line in paragraph.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("  ") {
        text += line + "\n"
      } else {
        for part in wrap(String(line), to: width) { text += part + "\n" }
      }
    }
    return text
  }

  /// Breaks at spaces so that no line is longer than `limit`, unless one word is.
  static func wrap(_ text: String, to limit: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, line.count + 1 + word.count > limit {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    lines.append(line)
    return lines
  }
}
