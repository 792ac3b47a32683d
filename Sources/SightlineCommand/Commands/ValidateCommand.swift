// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
  import SightlineTrace
#endif

/// `sightline validate`: whether traces can be relied on.
struct ValidateCommand: Command {
  static let specification = CommandSpecification(
    name: "validate", abstract: "list every error and warning of traces",
    operands: "[PATH...|-]", operandCount: 0...Int.max,
    discussion: [
      "Reads traces as 'replay' does and writes each error and warning on a line with file, line and column, then a "
        + "line of counts for each trace. An error says that a trace cannot be read further; a warning, that something "
        + "was read with a doubt.",
      "The exit code is 3 after an error. Warnings alone leave it at 0, with --strict they make it 1.",
    ],
    options: [
      OptionSpecification(
        "rules", short: "r", value: "RULES", isRepeatable: true, isList: true,
        help: "Also check the names of rules that traces use against these presets or files."),
      OptionSpecification("strict", help: "Let warnings fail the check."),
      OptionSpecification(
        "jobs", short: "j", value: "N", help: "Read up to N files at once. Default: one for each processor."),
    ],
    examples: [
      ("sightline validate Traces", "Checks all traces in a folder."),
      ("sightline validate --strict feed.trace.jsonl.gz", "For a script: fails on a warning too."),
    ])

  private let paths: [String]
  private let rules: [String]
  private let isStrict: Bool
  private let jobs: Int?

  init(_ arguments: ParsedArguments) throws {
    paths = arguments.operands
    rules = arguments.values("rules")
    isStrict = arguments.has("strict")
    jobs = try Self.jobs(arguments)
  }

  func run(_ console: Console) throws -> ExitCode {
    let (files, missing) = try InputSelection.files(paths, for: Self.self, console: console)
    let books = rules.isEmpty ? [] : try RuleSelection(rules, for: Self.self, console: console).books
    let book = books.isEmpty ? nil : RuleBook(rules: books.flatMap(\.rules.rules))
    let progress = Progress(files: files, console: console, isOutputHidden: false)
    let jobs = jobs ?? console.processors
    let source = SegmentSource(files: files, splits: jobs > 1, console: console, progress: progress)
    let work = OrderedWork<Segment>(jobs: jobs, output: console.output, errors: console.errors)
    defer { progress.clear() }
    let code = try work.run({ source.next() }) { segment, lane in
      var validation = Validation(segment, book: book, lane: lane)
      return try validation.run(isStrict: isStrict)
    }
    return max(code, missing)
  }
}
