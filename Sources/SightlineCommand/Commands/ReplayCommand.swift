// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
  import SightlineTrace
#endif

/// `sightline replay`: traces in, events out.
struct ReplayCommand: Command {
  static let specification = CommandSpecification(
    name: "replay", abstract: "turn recordings into the events of what was seen",
    operands: "[PATH...|-]", operandCount: 0...Int.max,
    discussion: [
      "Replays traces under rules and writes their events. A PATH is a trace, several traces one after another, a "
        + "folder, or '-' for standard input, which is also read when no PATH is given; each may be gzip. In a folder, "
        + "files named *.trace.jsonl or *.trace are traces, or, where there are none of them, all named *.jsonl.",
      "Formats:\n"
        + "  ndjson  one event a line; the last line of each trace is a summary with\n"
        + "          counts, ledger and the checksum of the lines above it\n"
        + "  csv     RFC 4180, one header, one row an event; the last row of each trace\n"
        + "          is a summary, with the same line in its last column\n"
        + "  table   for people: events, items seen, counted, nearly counted and why",
      "With --only, counts and checksum of the summary are those of the events that are written. Files are replayed "
        + "in parallel; the output is in the order of the files. With several rule books (presets are one, every "
        + "file is one) each file is replayed under one after another, and summaries name theirs in 'rules'.",
      "A trace that cannot be read to its end gives the events before the fault and no summary; other files are "
        + "read, and the exit code is 3.",
    ],
    options: [
      RuleSelection.option,
      OptionSpecification(
        "format", short: "f", value: "FORMAT",
        help: "ndjson, csv or table. Default: by the name of the output, else table on a terminal and ndjson "
          + "elsewhere."),
      OptionSpecification(
        "only", value: "KINDS", isRepeatable: true, isList: true,
        help: "Write only these events, with commas between them: impression, appear, disappear, enter, leave."),
      OptionSpecification("summary-only", help: "Write only the summaries; they speak of all events."),
      OptionSpecification(
        "output", short: "o", value: "FILE", help: "Write to FILE; packed when its name ends in .gz."),
      OptionSpecification(
        "once-store", value: "FILE",
        help: "Keep what rules with 'once' have reported in FILE, so that they hold over traces and runs. Traces "
          + "are then replayed one after another."),
      OptionSpecification(
        "jobs", short: "j", value: "N", help: "Replay up to N files at once. Default: one for each processor."),
    ],
    examples: [
      ("sightline replay feed.trace.jsonl", "A table of events, and what nearly counted."),
      (
        "sightline replay Traces --rules mrcDisplay,mrcVideo --only impression -o out.csv",
        "Impressions of all traces in a folder, for a spreadsheet."
      ),
      ("zcat part-*.gz | sightline replay --rules rules.json - | gzip > events.gz", "As a step of a pipeline."),
    ])

  private let paths: [String]
  private let rules: [String]
  private let format: ReplayFormatName?
  private let wish: EventFilter.Wish
  private let outputPath: String?
  private let storePath: String?
  private let jobs: Int?

  init(_ arguments: ParsedArguments) throws {
    paths = arguments.operands
    rules = arguments.values("rules")
    outputPath = arguments.value("output")
    storePath = arguments.value("once-store")
    format = try arguments.value("format").map { try Self.choice($0, of: "format") }
    let kinds = try arguments.list("only").map { try Self.choice($0, of: "only", as: EventName.self) }
    if arguments.has("only"), arguments.has("summary-only") {
      throw Self.usageError("--only and --summary-only exclude each other")
    }
    wish = arguments.has("summary-only") ? .trailers : arguments.has("only") ? .only(Set(kinds)) : .everything
    jobs = try Self.jobs(arguments)
  }

  func run(_ console: Console) throws -> ExitCode {
    let (files, missing) = try InputSelection.files(paths, for: Self.self, console: console)
    let selection = try RuleSelection(rules, for: Self.self, console: console)
    try InputSelection.refuseOverwriting(outputPath, files, for: Self.self)
    let isSeveral = selection.books.count > 1
    let readable = try isSeveral ? files.map { try $0.rereadable(console) } : files
    // Before the output, which opening empties: a store that cannot be used leaves everything as it was.
    let store = try storePath.map { try OnceFile(path: $0) }
    if let storePath, let outputPath, System.identity(of: storePath) == System.identity(of: outputPath) {
      throw Self.usageError("the output '\(outputPath)' is also the store; name another file")
    }
    let output = try outputPath.map { try ByteOutput(path: $0) } ?? console.output
    let job = ReplayJob(
      files: readable, books: selection.books, format: formatName(console), wish: wish,
      store: store, console: console,
      progress: Progress(
        files: files, passes: selection.books.count, console: console, isOutputHidden: outputPath != nil))
    let code = try job.run(jobs: jobs ?? console.processors, output: output)
    try output.finish()
    return max(code, missing)
  }

  private func formatName(_ console: Console) -> ReplayFormatName {
    if let format { return format }
    guard let outputPath else { return console.isOutputTerminal ? .table : .ndjson }
    let name = outputPath.hasSuffix(".gz") ? outputPath.dropLast(3) : outputPath[...]
    return name.hasSuffix(".csv") ? .csv : .ndjson
  }
}
