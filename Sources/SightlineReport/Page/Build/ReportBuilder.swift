// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineTrace
#endif

/// Turns the outputs of a replay into what a page shows of its traces.
///
/// ```swift
/// var replay = ReportBuilder.replay(file: "feed.trace.jsonl", books: books)
/// var builder = ReportBuilder(file: "feed.trace.jsonl", books: books)
/// replay.feed(bytes) { builder.take($0) }
/// replay.finish { builder.take($0) }
/// builder.finish()
/// for trace in builder.takeTraces() { … }
/// ```
///
/// It holds one trace at a time, and the finished ones until they are taken.
public struct ReportBuilder: Sendable {
  /// How many samples of geometry and fractions a trace keeps unless told otherwise: about a megabyte of page.
  public static let usualSamples = 100_000

  private let file: String
  private let books: [ReportBook]
  private let sampleLimit: Int
  private var trace: ReportTrace?
  private var hasBegun = false
  private var finished: [ReportTrace] = []
  /// What was found before a trace began.
  private var early: [TraceProblem] = []

  /// Makes a builder.
  ///
  /// - Parameters:
  ///   - file: What the page calls the file.
  ///   - books: The books of the replay, in its order.
  ///   - sampleLimit: How many samples of geometry and fractions a trace may keep; more are thinned out.
  public init(file: String, books: [ReportBook], sampleLimit: Int = ReportBuilder.usualSamples) {
    self.file = file
    self.books = books
    self.sampleLimit = max(1, sampleLimit)
  }

  /// A replay that brings out what a builder takes.
  public static func replay(file: String, books: [ReportBook]) -> TraceReplay {
    TraceReplay(
      file: file, rules: books.map(\.replayed), tracksFractions: true, tracksInputs: true, tracksHeld: true,
      writesLines: false)
  }

  /// Takes in one output. A problem on line 0 is one of the file, not of a line.
  public mutating func take(_ output: TraceReplay.Output) {
    switch output {
    case .head(let head, let line):
      close()
      hasBegun = true
      trace = ReportTrace(file: file, head: head, line: line, books: books, sampleLimit: sampleLimit)
      for problem in early { trace?.take(problem) }
      early = []
    case .input(let input, let time, _): trace?.take(input, at: time)
    case .events(let events, _, let book): trace?.take(events, of: book)
    case .fractions(let changes): trace?.take(changes)
    case .held(let impressions, let book): trace?.take(impressions, of: book)
    case .problem(let problem): if trace == nil { early.append(problem) } else { trace?.take(problem) }
    case .summary(let summary, let book): trace?.take(summary, of: book)
    }
  }

  /// Says that the stream is over. One without a trace becomes a trace that holds nothing but what was wrong.
  public mutating func finish() {
    close()
    if hasBegun, early.isEmpty { return }
    var empty = ReportTrace(file: file, unreadable: books)
    if early.isEmpty {
      let found = "there is no trace in it"
      early = [TraceProblem(file: file, line: 0, column: 0, isError: true, found: found, advice: "")]
    }
    for problem in early { empty.take(problem) }
    early = []
    finished.append(empty)
  }

  /// Takes the traces that are finished.
  public mutating func takeTraces() -> [ReportTrace] {
    defer { finished = [] }
    return finished
  }

  private mutating func close() {
    guard var trace else { return }
    self.trace = nil
    trace.finish()
    finished.append(trace)
  }
}
