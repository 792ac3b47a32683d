// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
  import SightlineReport
  import SightlineTrace
#endif

/// `sightline report`: traces in, one page out that shows them.
struct ReportCommand: Command {
  /// What the page can speak.
  enum Language: String, CaseIterable {
    case en, zh
  }

  static let specification = CommandSpecification(
    name: "report", abstract: "make one page that shows recordings: what was seen, and why",
    operands: "[PATH...|-]", operandCount: 0...Int.max,
    discussion: [
      "Writes one file of HTML that needs nothing else, no network either: open it in a browser, send it by mail. It "
        + "plays each trace back as it was on screen, with what counted under each rule, what nearly did, and why. "
        + "PATHs are as in 'replay': traces, several in one file, folders, '-'. Several traces give a page that begins "
        + "with a row for each.",
      "A page holds ids, contents and attributes as the traces have them. Files are named by their paths below the "
        + "folder that they share. Large traces are thinned out, and the page says how far: samples of positions "
        + "and fractions, never events.",
      "A trace that cannot be read to its end is shown up to the fault, a file that holds none is a row with what was "
        + "wrong, and the exit code is 3.",
    ],
    options: [
      RuleSelection.option,
      OptionSpecification(
        "output", short: "o", value: "FILE", help: "Write to FILE. Must be given when the output is a terminal."),
      OptionSpecification("title", value: "TEXT", help: "The heading of the page."),
      OptionSpecification(
        "language", value: "LANG",
        help: "Begin in en (English) or zh (Chinese). Default: as the reader's browser. Readers can change it."),
    ],
    examples: [
      ("sightline report feed.trace.jsonl -o feed.html", "What was seen under mrcDisplay."),
      (
        "sightline report Traces --rules mrcDisplay,mine.json -o week.html",
        "All traces of a folder, with two rule books side by side."
      ),
    ])

  private let paths: [String]
  private let rules: [String]
  private let outputPath: String?
  private let title: String?
  private let language: Language?

  init(_ arguments: ParsedArguments) throws {
    paths = arguments.operands
    rules = arguments.values("rules")
    outputPath = arguments.value("output")
    title = arguments.value("title")
    language = try arguments.value("language").map { try Self.choice($0, of: "language") }
  }

  func run(_ console: Console) throws -> ExitCode {
    if outputPath == nil, console.isOutputTerminal {
      throw Self.usageError("option '--output' is missing: --output FILE")
    }
    let (files, missing) = try InputSelection.files(paths, for: Self.self, console: console)
    let selection = try RuleSelection(rules, for: Self.self, console: console)
    try InputSelection.refuseOverwriting(outputPath, files, for: Self.self)
    let output = try outputPath.map { try ByteOutput(path: $0) } ?? console.output
    let progress = Progress(files: files, console: console, isOutputHidden: outputPath != nil)
    defer { progress.clear() }
    var writer = ReportWriter(
      books: Self.books(selection), names: FileNames(files),
      index: ReportIndex(
        tool: "sightline \(SightlineTool.version)", title: title, language: language?.rawValue),
      page: ReportPage(title: title), output: output)
    let code = try writer.write(files, console: console, progress: progress)
    try output.finish()
    if let remark = writer.remark() { console.warn("sightline report: \(remark)") }
    return max(code, missing)
  }

  /// The books with files named as traces are. What has a slash is no list of presets.
  private static func books(_ selection: RuleSelection) -> [ReportBook] {
    let names = FileNames(paths: selection.books.map(\.name).filter { $0.contains("/") })
    return selection.books.map { book in
      ReportBook(name: book.name.contains("/") ? names.name(of: book.name) : book.name, rules: book.rules)
    }
  }
}
