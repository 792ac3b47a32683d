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
      "Formats: table for people, csv, json; without --format the name of the output decides, else it is a table.",
      "What could not be read to its end counts up to the last whole trace before the fault; the exit code is 3.",
    ],
    options: [
      RuleSelection.option,
      OptionSpecification(
        "format", short: "f", value: "FORMAT", help: "table, csv or json. Default: by the name of the output."),
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
    ])

  private let paths: [String]
  private let rules: [String]
  private let format: CompareFormatName?
  private let exampleLimit: Int
  private let outputPath: String?
  private let jobs: Int?

  init(_ arguments: ParsedArguments) throws {
    paths = arguments.operands
    rules = arguments.values("rules")
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
    let job = CompareJob(books: selection.books, exampleLimit: exampleLimit)
    if job.rules.count < 2 {
      throw Self.usageError("there is one rule only; name what to compare it with: --rules A --rules B")
    }
    let output = try outputPath.map { try ByteOutput(path: $0) } ?? console.output
    let (comparison, code) = try job.run(files, jobs: jobs ?? console.processors, console: console)
    let written = ComparisonFiles(comparison: comparison, books: selection.books.map(\.name))
    let named = outputPath.flatMap { CompareFormatName(fileName: $0) }
    switch format ?? named ?? .table {
    case .table, .html: try output.write(ComparisonTable(comparison: comparison).text)
    case .csv: try output.write(written.csv)
    case .json: try output.write(written.json)
    }
    try output.finish()
    return max(code, missing)
  }
}
