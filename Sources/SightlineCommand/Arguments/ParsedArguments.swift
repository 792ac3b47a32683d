// SPDX-License-Identifier: MIT

/// A command line after parsing: options with their values, and operands, both in the order given.
struct ParsedArguments: Sendable, Equatable {
  struct Option: Sendable, Equatable {
    let name: String
    let value: String
  }

  fileprivate(set) var options: [Option] = []
  fileprivate(set) var operands: [String] = []

  /// Whether the option was given.
  func has(_ name: String) -> Bool {
    options.contains { $0.name == name }
  }

  /// The value of an option that is given at most once.
  func value(_ name: String) -> String? {
    options.last { $0.name == name }?.value
  }

  /// All values of a repeatable option.
  func values(_ name: String) -> [String] {
    options.filter { $0.name == name }.map(\.value)
  }

  /// All parts of the comma lists given to a repeatable option; empty parts are left out.
  func list(_ name: String) -> [String] {
    values(name).flatMap { $0.split(separator: ",").map(String.init) }
  }
}

extension ParsedArguments {
  /// Parses the words after the command's name.
  ///
  /// `--name value`, `--name=value`, `-o value`, `-ovalue`, letters of options without value in one word; `--` ends the
  /// options, `-` is an operand. The word after an option with a value is its value even if it begins with a dash,
  /// unless it is an option of the command. An empty value or operand, as a shell makes it of a variable that is not
  /// set, is an error: what it stands for would else be taken as left out.
  init(_ words: some Sequence<String>, for command: CommandSpecification) throws(UsageError) {
    var parser = Parser(command: command, words: Array(words))
    try parser.run()
    self = parser.result
    guard !has("help") else { return }
    let count = operands.count
    if count < command.operandCount.lowerBound {
      throw UsageError("\(command.operands) is missing", command: command.name)
    }
    if count > command.operandCount.upperBound {
      let extra = operands[command.operandCount.upperBound]
      throw UsageError("'\(extra)' is one word too many", command: command.name)
    }
  }
}

private struct Parser {
  let command: CommandSpecification
  let words: [String]
  var place = 0
  var result = ParsedArguments()

  init(command: CommandSpecification, words: [String]) {
    self.command = command
    self.words = words
  }

  mutating func run() throws(UsageError) {
    while place < words.count {
      let word = words[place]
      place += 1
      if word == "--" {
        for operand in words[place...] { try add(operand) }
        return
      } else if word.hasPrefix("--") {
        try long(word.dropFirst(2))
      } else if word.hasPrefix("-"), word != "-" {
        try short(word.dropFirst())
      } else {
        try add(word)
      }
    }
  }

  private mutating func long(_ word: Substring) throws(UsageError) {
    let equals = word.firstIndex(of: "=")
    let name = String(word[..<(equals ?? word.endIndex)])
    guard let option = command.allOptions.first(where: { $0.name == name }) else {
      let near = Nearest.name(to: name, among: command.allOptions.map(\.name))
      throw error("unknown option '--\(name)'" + (near.map { "; did you mean '--\($0)'?" } ?? ""))
    }
    let attached = equals.map { String(word[word.index(after: $0)...]) }
    guard let placeholder = option.value else {
      if attached != nil { throw error("option '--\(name)' takes no value") }
      return try add(option, "")
    }
    if let attached { return try add(option, attached) }
    try add(option, next("--\(name)", placeholder))
  }

  private mutating func short(_ letters: Substring) throws(UsageError) {
    var rest = letters
    while let letter = rest.popFirst() {
      guard let option = command.allOptions.first(where: { $0.short == letter }) else {
        throw error("unknown option '-\(letter)'")
      }
      guard let placeholder = option.value else {
        try add(option, "")
        continue
      }
      return try add(option, rest.isEmpty ? next("-\(letter)", placeholder) : String(rest))
    }
  }

  private mutating func next(_ shown: String, _ placeholder: String) throws(UsageError) -> String {
    guard place < words.count, !isOption(words[place]) else {
      throw error("option '\(shown)' needs a value: \(shown) \(placeholder)")
    }
    place += 1
    return words[place - 1]
  }

  private func isOption(_ word: String) -> Bool {
    let name = word.prefix { $0 != "=" }
    return word == "--" || command.allOptions.contains { name == "--\($0.name)" }
  }

  private mutating func add(_ operand: String) throws(UsageError) {
    if operand.isEmpty { throw error("an operand is empty: \(command.operands)") }
    result.operands.append(operand)
  }

  private mutating func add(_ option: OptionSpecification, _ value: String) throws(UsageError) {
    if let placeholder = option.value, option.isList ? value.allSatisfy({ $0 == "," }) : value.isEmpty {
      throw error("option '--\(option.name)' needs a value: --\(option.name) \(placeholder)")
    }
    if !option.isRepeatable, option.value != nil, result.has(option.name) {
      throw error("option '--\(option.name)' is given twice")
    }
    result.options.append(.init(name: option.name, value: value))
  }

  private func error(_ message: String) -> UsageError {
    UsageError(message, command: command.name)
  }
}
