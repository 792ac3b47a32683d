// SPDX-License-Identifier: MIT

/// The whole tool: finds the command, runs it, and turns what goes wrong into words and an exit code.
enum SightlineTool {
  static let version = "0.1.0"

  static var commands: [any Command.Type] {
    [
      ReplayCommand.self, CheckCommand.self, ExplainCommand.self, ValidateCommand.self, FractionsCommand.self,
      CompareCommand.self, SummaryCommand.self, RulesCommand.self, ReportCommand.self, FactsCommand.self,
      SimulateCommand.self,
    ]
  }

  static var specifications: [CommandSpecification] { commands.map { $0.specification } }

  /// Runs the command that `words` (without the name of the program) ask for.
  static func run(_ words: [String], console: Console) -> ExitCode {
    let code = ending(console) { try dispatch(words, console) }
    // What was printed before an error still goes out; a pipe may turn out closed only here.
    return max(
      code,
      ending(console) {
        try console.output.finish(); return .done
      })
  }

  private static func ending(_ console: Console, _ body: () throws -> ExitCode) -> ExitCode {
    do {
      return try body()
    } catch let error as UsageError {
      try? console.errors.write(error.text)
      try? console.errors.flush()
      return .wrongUsage
    } catch ByteOutput.Failure.closed {
      return .done
    } catch ByteOutput.Failure.failed(let error) {
      console.warn("sightline: \(error.message)")
      return .unreadable
    } catch let error as SystemError {
      console.warn("sightline: \(error.message)")
      return .unreadable
    } catch is RuleSelection.Unreadable {
      return .unreadable
    } catch let error as OnceFile.Damaged {
      console.warn("sightline: \(error.message)")
      return .unreadable
    } catch {
      console.warn("sightline: \(error)")
      return .unreadable
    }
  }

  private static func dispatch(_ words: [String], _ console: Console) throws -> ExitCode {
    guard let first = words.first else {
      throw UsageError("a command is missing: \(specifications.map(\.name).joined(separator: ", "))")
    }
    switch first {
    case "--version", "version":
      try console.output.write("sightline \(version)\n")
      return .done
    case "--help", "-h", "help": return try help(Array(words.dropFirst()), console)
    default: break
    }
    let command = try command(named: first)
    let arguments = try ParsedArguments(words.dropFirst(), for: command.specification)
    if arguments.has("help") {
      try console.output.write(HelpText.text(for: command.specification))
      return .done
    }
    return try command.init(arguments).run(console)
  }

  private static func help(_ words: [String], _ console: Console) throws -> ExitCode {
    let names = words.filter { !$0.hasPrefix("-") }
    guard let name = names.first else {
      try console.output.write(HelpText.overview(of: specifications))
      return .done
    }
    try console.output.write(HelpText.text(for: command(named: name).specification))
    return .done
  }

  private static func command(named name: String) throws -> any Command.Type {
    if let command = commands.first(where: { $0.specification.name == name }) { return command }
    let kind = name.hasPrefix("-") ? "option" : "command"
    let names = specifications.map(\.name) + ["help", "version"]
    let near = Nearest.name(to: name, among: kind == "option" ? ["--help", "--version"] : names)
    throw UsageError("unknown \(kind) '\(name)'" + (near.map { "; did you mean '\($0)'?" } ?? ""))
  }
}
