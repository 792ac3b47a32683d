// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
  import SightlineTrace
#endif

/// `sightline rules`: what presets there are, one of them as a file, and whether a file is right.
struct RulesCommand: Command {
  static let specification = CommandSpecification(
    name: "rules", abstract: "list presets, print one as JSON, or check a file of rules",
    operands: "[NAME|FILE]", operandCount: 0...1,
    discussion: [
      "Without an operand: the presets. With the name of a preset: a whole file of rules with it, to begin your own "
        + "with. With a file: every problem with line and column, or what its rules ask for; the exit code is 3 when "
        + "it cannot be used. A file wins over a preset when its name has a dot or a slash."
    ],
    options: [
      OptionSpecification("json", help: "Print the rules of a file as JSON, in the order and form of the docs.")
    ],
    examples: [
      ("sightline rules", "The presets."),
      ("sightline rules mrcDisplay > rules.json", "A file to change."),
      ("sightline rules rules.json", "Checks it."),
    ])

  private let name: String?
  private let isJSON: Bool

  init(_ arguments: ParsedArguments) {
    name = arguments.operands.first
    isJSON = arguments.has("json")
  }

  func run(_ console: Console) throws -> ExitCode {
    guard let name else {
      try console.output.write(RuleTable.text(of: Rule.presets))
      return .done
    }
    if let preset = Rule.presets.first(where: { $0.name == name }) {
      return try write(RuleBook(rules: [preset]), console)
    }
    if !name.contains("."), !name.contains("/"), name != "-", (try? System.kind(of: name)) == nil {
      let names = Rule.presets.map(\.name)
      let near = Nearest.name(to: name, among: names).map { "; did you mean '\($0)'?" } ?? ""
      throw Self.usageError("'\(name)' is neither a preset (\(names.joined(separator: ", "))) nor a file\(near)")
    }
    return try check(name, console)
  }

  private func check(_ path: String, _ console: Console) throws -> ExitCode {
    let reading = try RuleBookReader.read(FileBytes.read(path, console), file: path)
    for problem in reading.problems { console.warn("\(problem)") }
    guard let book = reading.book else { return .unreadable }
    if isJSON { return try write(book, console) }
    let count = book.rules.count
    let warnings = reading.problems.isEmpty ? "no problems" : "\(reading.problems.count) warnings"
    try console.output.write("\(path): \(count) rule\(count == 1 ? "" : "s"), \(warnings)\n\n")
    try console.output.write(RuleTable.text(of: book.rules))
    return .done
  }

  private func write(_ book: RuleBook, _ console: Console) throws -> ExitCode {
    try console.output.write(String(decoding: RuleBookWriter.bytes(of: book), as: UTF8.self))
    return .done
  }
}
