// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
  import SightlineTrace
#endif

/// All that a page shows of one trace.
public struct ReportTrace: Sendable {
  /// A warning or an error.
  struct Problem: Sendable {
    /// 0 where no line is to blame.
    let line: Int
    let text: String
    let isError: Bool
  }

  /// Warnings that are kept; more are counted.
  static let problemLimit = 100

  /// The name of the file.
  public let file: String
  /// The line on which the trace begins.
  public let line: Int
  let head: TraceHead?
  private(set) var stage = Stage()
  private(set) var books: [BookRecord]
  private(set) var problems: [Problem] = []
  private(set) var warnings = 0
  /// Why it ends before its end, if it does.
  private(set) var failure: String?
  private(set) var inputs = 0
  private(set) var start: Timestamp
  private(set) var end: Timestamp
  private(set) var thinning: Thinning

  private var hasBegun = false

  init(file: String, head: TraceHead, line: Int, books: [ReportBook], sampleLimit: Int) {
    self.file = file
    self.head = head
    self.line = line
    self.books = books.map { BookRecord($0) }
    (start, end) = (head.time, head.time)
    thinning = Thinning(limit: sampleLimit)
  }

  /// Makes the trace of a file that holds none.
  init(file: String, unreadable books: [ReportBook]) {
    self.file = file
    head = nil
    line = 1
    self.books = books.map { BookRecord($0) }
    (start, end) = (.zero, .zero)
    thinning = Thinning(limit: 1)
  }

  /// Whether there is anything to show but what was wrong.
  public var isReadable: Bool { head != nil }

  /// Microseconds from the start, rounded.
  func micros(_ time: Timestamp) -> Int64 {
    let (quotient, remainder) = (time - start).nanoseconds.quotientAndRemainder(dividingBy: 1000)
    return remainder >= 500 ? quotient + 1 : remainder < -500 ? quotient - 1 : quotient
  }

  mutating func take(_ input: Input, at time: Timestamp) {
    inputs += 1
    if !hasBegun { start = time }
    hasBegun = true
    end = max(end, time)
    stage.take(input, at: micros(time))
    thinning.note(&stage)
  }

  mutating func take(_ events: [Event], of book: Int) {
    for event in events {
      let row = stage.row(surface: event.surface, item: event.item, content: event.content)
      let time = micros(event.time)
      end = max(end, event.time)
      books[book].take(event, item: row, thing: stage.items[row].thing, at: time)
      if book == 0 { stage.note(event, at: time) }
    }
  }

  mutating func take(_ changes: [FractionChange]) {
    for change in changes { stage.take(change, at: micros(change.time)) }
    thinning.note(&stage)
  }

  mutating func take(_ impressions: [HeldImpression], of book: Int) {
    for impression in impressions {
      let row = stage.row(surface: impression.surface, item: impression.item, content: impression.content)
      books[book].take(impression, item: row, at: micros(impression.time))
    }
  }

  mutating func take(_ problem: TraceProblem) {
    let text = problem.advice.isEmpty ? problem.found : problem.message
    if problem.isError {
      failure = problem.line > 0 ? "line \(problem.line): \(text)" : text
    } else {
      warnings += 1
      if warnings > Self.problemLimit { return }
    }
    problems.append(Problem(line: problem.line, text: text, isError: problem.isError))
  }

  mutating func take(_ summary: TraceSummary, of book: Int) { books[book].take(summary.ledger) }

  mutating func finish() {
    stage.finish()
    thinning.finish(&stage)
  }
}
