// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
  import SightlineTrace
#endif

/// `sightline fractions`: how much of each item shows, change by change.
struct FractionsCommand: Command {
  static let specification = CommandSpecification(
    name: "fractions", abstract: "write every change of every item's visible fraction",
    operands: "[TRACE...|-]", operandCount: 0...Int.max,
    discussion: [
      "One line of NDJSON a change, for plots and checks: time, surface, item, and the exact visible fraction from "
        + "then on. No rule is asked. A hidden surface shows nothing; a scene that is not active and a pause change "
        + "no fraction. With several files each line ends with the name of its file. Traces after one another in "
        + "one file are told apart by their times, which begin again.\n"
        + "  {\"t\":1.25,\"surface\":\"feed\",\"item\":\"item-1\",\"fraction\":0.83}"
    ],
    options: [
      OptionSpecification("item", short: "i", value: "ID", isRepeatable: true, help: "Only these items."),
      OptionSpecification("surface", short: "s", value: "ID", isRepeatable: true, help: "Only these surfaces."),
      OptionSpecification(
        "output", short: "o", value: "FILE", help: "Write to FILE; packed when its name ends in .gz."),
      OptionSpecification(
        "jobs", short: "j", value: "N", help: "Read up to N files at once. Default: one for each processor."),
    ],
    examples: [
      ("sightline fractions feed.trace.jsonl --item item-7", "How item-7 came and went.")
    ])

  private let paths: [String]
  private let items: Set<String>
  private let surfaces: Set<String>
  private let outputPath: String?
  private let jobs: Int?

  init(_ arguments: ParsedArguments) throws {
    paths = arguments.operands
    items = Set(arguments.values("item"))
    surfaces = Set(arguments.values("surface"))
    outputPath = arguments.value("output")
    jobs = try Self.jobs(arguments)
  }

  func run(_ console: Console) throws -> ExitCode {
    let (files, missing) = try InputSelection.files(paths, for: Self.self, console: console)
    try InputSelection.refuseOverwriting(outputPath, files, for: Self.self)
    let output = try outputPath.map { try ByteOutput(path: $0) } ?? console.output
    let progress = Progress(files: files, console: console, isOutputHidden: outputPath != nil)
    let jobs = jobs ?? console.processors
    let source = SegmentSource(files: files, splits: jobs > 1, console: console, progress: progress)
    let work = OrderedWork<Segment>(jobs: jobs, output: output, errors: console.errors)
    defer { progress.clear() }
    let isSeveral = files.count > 1
    let code = try work.run({ source.next() }) { segment, lane in
      try write(segment, of: source, isNamed: isSeveral, lane)
    }
    try output.finish()
    return max(code, missing)
  }

  private func write(
    _ segment: Segment, of source: SegmentSource, isNamed: Bool, _ lane: Lane
  ) throws -> ExitCode {
    // No rule is asked, but a replay has at least one book.
    var replay = TraceReplay(file: segment.file.name, rules: [RuleBook(rules: [])], tracksFractions: true)
    var run = TraceRun(segment, of: source, lane: lane)
    var writer = EventWriter()
    return try run.run(&replay) { output in
      guard case .fractions(let changes) = output else { return }
      writer.clear()
      for change in changes where isWanted(change) {
        writer.write(change, trace: isNamed ? segment.file.name : nil)
      }
      try lane.append { $0.append(contentsOf: writer.bytes) }
    }
  }

  private func isWanted(_ change: FractionChange) -> Bool {
    (items.isEmpty || items.contains(change.item)) && (surfaces.isEmpty || surfaces.contains(change.surface))
  }
}
