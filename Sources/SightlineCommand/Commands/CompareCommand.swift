// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
  import SightlineReport
#endif

/// `sightline compare`: what other rules would have counted.
struct CompareCommand: Command {
  static let specification = CommandSpecification(
    name: "compare", abstract: "hold what several rules count against each other",
    operands: "[PATH...|-]", operandCount: 0...Int.max,
    discussion: [
      "Replays traces under all rules that are named and holds each rule against the first: how many items each "
        + "counted, which it gained and lost and why, by surface and by position, and how near it came to what it did "
        + "not count. A PATH is as for 'replay'. An item is counted once a trace; its position is its index, or, "
        + "where the trace gives none, the order in which items of its surface were first seen, from 0.",
      "With --sweep each rule is varied by itself instead, and what all combinations of the values would have counted "
        + "is told, exactly, in one pass over each trace. What can be swept:\n"
        + "  fraction continuous cumulative extent minimumAlpha largeItem.area\n"
        + "  largeItem.fraction slowerThan cooldown                    numbers\n"
        + "  of motion repeat                                          words",
      "Formats: table for people, csv, json and, of a sweep, html: a page with heat maps that needs nothing else. "
        + "Without --format the name of the output decides, else it is a table.",
      "What could not be read to its end counts up to the last whole trace before the fault; the exit code is 3.",
    ],
    options: [
      RuleSelection.option, SweepOption.option,
      OptionSpecification(
        "format", short: "f", value: "FORMAT", help: "table, csv, json or html. Default: by the name of the output."),
      OptionSpecification(
        "examples", value: "N", help: "Items to show of those gained, and of those lost. Default: 10."),
      OptionSpecification(
        "output", short: "o", value: "FILE", help: "Write to FILE; packed when its name ends in .gz."),
      OptionSpecification(
        "jobs", short: "j", value: "N", help: "Read up to N files at once. Default: one for each processor."),
    ],
    examples: [
      (
        "sightline compare --rules mrcDisplay,mrcVideo Traces",
        "What two seconds instead of one lose, in all traces of a folder."
      ),
      ("sightline compare --rules now.json --rules next.json Traces -o compare.csv", "Two files of rules."),
      (
        "sightline compare --sweep fraction=0.1..1:0.1 --sweep continuous=0.2..2:0.2 Traces -o map.html",
        "A hundred variants of mrcDisplay as a heat map."
      ),
    ])

  private let paths: [String]
  private let rules: [String]
  private let axes: [SweepAxis]
  private let format: CompareFormatName?
  private let exampleLimit: Int
  private let outputPath: String?
  private let jobs: Int?

  init(_ arguments: ParsedArguments) throws {
    paths = arguments.operands
    rules = arguments.values("rules")
    do {
      axes = try SweepOption.axes(arguments.values("sweep"))
    } catch {
      throw Self.usageError(error.message)
    }
    format = try arguments.value("format").map { try Self.choice($0, of: "format") }
    exampleLimit = try Self.examples(arguments)
    outputPath = arguments.value("output")
    jobs = try Self.jobs(arguments)
  }

  private static func examples(_ arguments: ParsedArguments) throws -> Int {
    guard let text = arguments.value("examples") else { return 10 }
    guard let count = Int(text), count >= 0 else {
      throw usageError("'\(text)' is no number of examples; write a whole number from 0 on")
    }
    return count
  }

  func run(_ console: Console) throws -> ExitCode {
    let (files, missing) = try InputSelection.files(paths, for: Self.self, console: console)
    let selection = try RuleSelection(rules, for: Self.self, console: console)
    try InputSelection.refuseOverwriting(outputPath, files, for: Self.self)
    let format = format ?? outputPath.flatMap { CompareFormatName(fileName: $0) } ?? .table
    let job = CompareJob(books: selection.books, exampleLimit: exampleLimit)
    if axes.isEmpty { try check(job, format) }
    let output = try outputPath.map { try ByteOutput(path: $0) } ?? console.output
    let jobs = jobs ?? console.processors
    let books = selection.books.map(\.name)
    let (text, code) =
      axes.isEmpty
      ? try compared(job, books, format, files, jobs, console)
      : try swept(
        SweepPlan(rules: job.rules, axes: axes, books: selection.books.map(\.rules)), books, format, files, jobs,
        console)
    try output.write(text)
    try output.finish()
    return max(code, missing)
  }

  private func check(_ job: CompareJob, _ format: CompareFormatName) throws {
    if job.rules.count < 2 {
      throw Self.usageError("there is one rule only; name what to compare it with: --rules A --rules B, or --sweep")
    }
    if format == .html { throw Self.usageError("html is for sweeps; take table, csv or json, or add --sweep") }
  }

  private func compared(
    _ job: CompareJob, _ books: [String], _ format: CompareFormatName, _ files: [InputFile], _ jobs: Int,
    _ console: Console
  ) throws -> (String, ExitCode) {
    let (comparison, code) = try job.run(files, jobs: jobs, console: console)
    let written = ComparisonFiles(comparison: comparison, books: books)
    switch format {
    case .table, .html: return (ComparisonTable(comparison: comparison).text, code)
    case .csv: return (written.csv, code)
    case .json: return (written.json, code)
    }
  }

  private func swept(
    _ plan: SweepPlan, _ books: [String], _ format: CompareFormatName, _ files: [InputFile], _ jobs: Int,
    _ console: Console
  ) throws -> (String, ExitCode) {
    let (sweep, code) = try SweepJob(plan: plan).run(files, jobs: jobs, console: console)
    switch format {
    case .table: return (SweepTable(sweep: sweep).text, code)
    case .csv: return (SweepFiles(sweep: sweep, books: books).csv, code)
    case .json: return (SweepFiles(sweep: sweep, books: books).json, code)
    case .html: return (SweepPage(sweep: sweep).html, code)
    }
  }
}
