// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
  import SightlineReport
#endif

/// `sightline summary`: what was seen, in numbers.
struct SummaryCommand: Command {
  /// The names that `--format` takes.
  enum Format: String, CaseIterable, Sendable {
    case table, csv, json
  }

  static let specification = CommandSpecification(
    name: "summary", abstract: "sum up what was seen: by item, position, surface, hour",
    operands: "[PATH...|-]", operandCount: 0...Int.max,
    discussion: [
      "Replays traces and sums up exposures: how many, how long each was visible (dwell), how much of the item came on "
        + "screen in all (extent), what the rules counted, and how long after becoming visible. By position it is the "
        + "curve of position bias: of what was seen at each position, how much was counted. A PATH is as for 'replay'.",
      "An item's position is its index, or, where the trace gives none, the order in which items of its surface were "
        + "first seen, from 0. Traces know no time of day: an hour is one of the trace's own time, from 0, in which "
        + "the exposure began. Quantiles are exact for up to 64 exposures of a group, else within 1/128.",
      "What could not be read to its end counts up to the last whole trace before the fault; the exit code is 3.",
    ],
    options: [
      RuleSelection.option,
      OptionSpecification(
        "by", short: "b", value: "PARTS", isRepeatable: true, isList: true,
        help: "Split by these, with commas between them: surface, position, hour, item. Default: all."),
      OptionSpecification("top", value: "N", help: "Rows of each table. Default: 20. Files have all."),
      OptionSpecification(
        "format", short: "f", value: "FORMAT", help: "table, csv or json. Default: by the name of the output."),
      OptionSpecification(
        "output", short: "o", value: "FILE", help: "Write to FILE; packed when its name ends in .gz."),
      OptionSpecification(
        "jobs", short: "j", value: "N", help: "Read up to N files at once. Default: one for each processor."),
    ],
    examples: [
      ("sightline summary Traces", "What was seen in all traces of a folder."),
      ("sightline summary Traces --by position -f csv -o bias.csv", "The curve of position bias."),
    ])

  private let paths: [String]
  private let rules: [String]
  private let parts: Set<SummaryPart>
  private let top: Int
  private let format: Format?
  private let outputPath: String?
  private let jobs: Int?

  init(_ arguments: ParsedArguments) throws {
    paths = arguments.operands
    rules = arguments.values("rules")
    let named = try arguments.list("by").map { try Self.choice($0, of: "by", as: SummaryPart.self) }
    parts = named.isEmpty ? Set(SummaryPart.allCases) : Set(named)
    format = try arguments.value("format").map { try Self.choice($0, of: "format") }
    top =
      try arguments.value("top").map { text in
        guard let count = Int(text), count > 0 else {
          throw Self.usageError("'\(text)' is no number of rows; write a whole number from 1 on")
        }
        return count
      } ?? 20
    outputPath = arguments.value("output")
    jobs = try Self.jobs(arguments)
  }

  func run(_ console: Console) throws -> ExitCode {
    let (files, missing) = try InputSelection.files(paths, for: Self.self, console: console)
    let selection = try RuleSelection(rules, for: Self.self, console: console)
    guard selection.books.count == 1, let book = selection.books.first else {
      throw Self.usageError("a summary has one rule book: presets, or one file; 'sightline compare' takes several")
    }
    try InputSelection.refuseOverwriting(outputPath, files, for: Self.self)
    let output = try outputPath.map { try ByteOutput(path: $0) } ?? console.output
    let (summary, code) = try SummaryJob(book: book.rules).run(
      files, jobs: jobs ?? console.processors, console: console)
    let written = SummaryFiles(summary: summary, parts: parts)
    switch format ?? formatByName {
    case .table:
      let plot = Plot(hasBlocks: console.hasUTF8)
      try output.write(SummaryTable(summary: summary, parts: parts, limit: top, plot: plot).text)
    case .csv: try output.write(written.csv)
    case .json: try output.write(written.json)
    }
    try output.finish()
    return max(code, missing)
  }

  private var formatByName: Format {
    switch outputPath.flatMap({ CompareFormatName(fileName: $0) }) {
    case .csv: .csv
    case .json: .json
    case .table, .html, nil: .table
    }
  }
}
