// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
  import SightlineTrace
#endif

/// `sightline check`: whether a trace still gives the events that it should.
struct CheckCommand: Command {
  static let specification = CommandSpecification(
    name: "check", abstract: "compare the events of a recording with those expected",
    operands: "TRACE", operandCount: 1...1,
    discussion: [
      "Replays TRACE and compares its events with the file EVENTS, which 'replay' or --record wrote, or a person. "
        + "The first event that differs is shown side by side, with a mark at each field that differs. Numbers are "
        + "equal within 1e-9, fields may stand in any order, and the name of the trace does not matter. An EVENTS "
        + "without summary lines expects nothing of them. The exit code is 1 when anything differs.",
      "--record writes what was found to EVENTS and still exits with 1, so that a forgotten --record passes no check.",
    ],
    options: [
      OptionSpecification(
        "expect", short: "e", value: "EVENTS", help: "The expected events, packed or not. Must be given."),
      RuleSelection.option,
      OptionSpecification("record", help: "Write the events to EVENTS instead of comparing."),
    ],
    examples: [
      ("sightline check feed.trace.jsonl --expect feed.events.jsonl", "Says nothing when all is as expected.")
    ])

  private let path: String
  private let expectation: String
  private let rules: [String]
  private let records: Bool

  init(_ arguments: ParsedArguments) throws {
    guard let expectation = arguments.value("expect") else {
      throw Self.usageError("option '--expect' is missing: --expect EVENTS")
    }
    self.expectation = expectation
    path = arguments.operands.first ?? "-"
    rules = arguments.values("rules")
    records = arguments.has("record")
  }

  func run(_ console: Console) throws -> ExitCode {
    let selection = try RuleSelection(rules, for: Self.self, console: console)
    guard selection.books.count == 1, let book = selection.books.first else {
      throw Self.usageError("a check has one rule book: presets, or one file")
    }
    return records ? try record(book, console) : try compare(book, console)
  }

  private func record(_ book: RuleSelection.Book, _ console: Console) throws -> ExitCode {
    if System.identity(of: path) != nil, System.identity(of: path) == System.identity(of: expectation) {
      throw Self.usageError("EVENTS and TRACE are the same file")
    }
    // An expectation that stands is replaced only by a whole one.
    let partial = expectation + ".partial"
    let output = try ByteOutput(path: partial, finalPath: expectation)
    defer { System.remove(partial) }
    let code = try replay(book, console) { try output.write(String(decoding: $0, as: UTF8.self) + "\n") }
    try output.finish()
    guard code == .done else { return code }
    try System.move(partial, to: expectation)
    console.warn("recorded \(expectation); check again without --record")
    return .checkFailed
  }

  private func compare(_ book: RuleSelection.Book, _ console: Console) throws -> ExitCode {
    var expected: ExpectedLines
    do {
      expected = try ExpectedLines(expectation, console)
    } catch let error as SystemError {
      console.warn("\(error.message); --record makes the file")
      return .unreadable
    }
    var comparison = EventComparison(hasTrailers: expected.hasTrailers)
    let code = try replay(book, console) { line in
      if !expected.hasTrailers, EventComparison.isTrailer(line) { return }
      comparison.add(expected: try expected.next(), found: line)
    }
    guard code == .done else { return code }
    while let line = try expected.next() { comparison.add(expected: line, found: nil) }
    guard let difference = comparison.first else { return .done }
    try console.output.write(report(difference, comparison))
    return .checkFailed
  }

  private func report(_ difference: EventComparison.Difference, _ comparison: EventComparison) -> String {
    let more = comparison.differing - 1
    var text = "\(path): line \(difference.line) of \(expectation) differs\n\n"
    text += DifferenceText.text(of: difference)
    if more > 0 { text += "\n\(more) of the lines that follow differ\(more == 1 ? "s" : "") too\n" }
    return text
  }

  /// Hands on each line of the replay's output, trailers too, without its newline.
  private func replay(
    _ book: RuleSelection.Book, _ console: Console, _ body: ([UInt8]) throws -> Void
  ) throws -> ExitCode {
    let file = InputFile(path: path)
    let name = file.isStandardInput ? "-" : path.split(separator: "/").last.map(String.init) ?? path
    var replay = TraceReplay(file: name, rules: [book.rules])
    var writer = EventWriter()
    var splitter = LineSplitter()
    let source = SegmentSource(files: [file], splits: false, console: console, progress: nil)
    let lane = Lane(to: OutputGate(output: console.output, errors: console.errors))
    guard let segment = source.next() else { return .unreadable }
    var run = TraceRun(segment, of: source, lane: lane)
    defer { try? lane.finish() }
    return try run.run(&replay) { output in
      switch output {
      case .events(_, let lines, _):
        try lines.withUnsafeBytes { try splitter.feed($0) { try body(Array($0)) } }
      case .summary(let summary, _):
        writer.clear()
        writer.write(summary)
        try writer.bytes.withUnsafeBytes { try splitter.feed($0) { try body(Array($0)) } }
      case .head, .fractions, .input, .held, .problem: break
      }
    }
  }
}
