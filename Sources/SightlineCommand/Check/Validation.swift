// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
  import SightlineTrace
#endif

/// Finds everything that is wrong with a segment of a file and counts it trace by trace.
struct Validation {
  private struct Counts {
    var inputs = 0
    var errors = 0
    var warnings = 0
  }

  private let segment: Segment
  /// The names of rules that may stand in the trace; `nil`: any.
  private let book: RuleBook?
  private let lane: Lane
  private var traces = 0
  private var counts = Counts()
  private var hasErrors = false
  private var hasWarnings = false

  private var tracker: Tracker?
  /// The time of the last line, that line, and the last line that had another time.
  private var time = Timestamp.zero
  private var line = 0
  private var lineBefore = 0
  /// The line on which the trace begins.
  private var start = 1

  init(_ segment: Segment, book: RuleBook?, lane: Lane) {
    self.segment = segment
    self.book = book
    self.lane = lane
  }

  mutating func run(isStrict: Bool) throws -> ExitCode {
    var reader = RecoveringReader(file: segment.file.name, lineOffset: segment.lineOffset)
    try segment.forEachPiece { bytes in
      try reader.feed(bytes) { try take($0) }
      return true
    }
    if let failure = segment.failure {
      lane.warn(failure.message)
      return .unreadable
    }
    try reader.finish { try take($0) }
    if let remark = segment.remark { try note(remark.message, isError: remark.isError) }
    try close()
    if traces == 0, segment.isFirst { try note("there is no trace in it", isError: true) }
    return hasErrors ? .unreadable : hasWarnings && isStrict ? .checkFailed : .done
  }

  private mutating func take(_ element: TraceElement) throws {
    switch element.kind {
    case .head(let head):
      try close()
      traces += 1
      start = element.line
      tracker = Tracker(rules: book ?? RuleBook(rules: []), maximumGap: head.maximumGap)
      (time, line, lineBefore) = (head.time, element.line, element.line)
    case .input(let input, let time):
      counts.inputs += 1
      guard let effective = tracker?.apply(input, at: time) else { return }
      if effective != self.time { (lineBefore, self.time) = (line, effective) }
      line = element.line
      _ = tracker?.takeSettledEvents()
      try takeDiagnostics()
    case .problem(let problem): try note(problem)
    }
  }

  private mutating func takeDiagnostics() throws {
    for diagnostic in tracker?.takeDiagnostics() ?? [] {
      if book == nil, diagnostic.kind == .unknownRule { continue }
      let words = diagnostic.words
      try note(
        TraceProblem(
          file: segment.file.name, line: diagnostic.time == time ? line : lineBefore, column: 1, isError: false,
          found: words.found, advice: words.advice))
    }
  }

  /// Ends a trace and writes its counts.
  private mutating func close() throws {
    if tracker != nil {
      _ = tracker?.takeEvents()
      try takeDiagnostics()
      try lane.write("\(segment.file.name)\(start > 1 ? " from line \(start)" : ""): \(text(of: counts))\n")
    }
    tracker = nil
    counts = Counts()
  }

  private mutating func note(_ problem: TraceProblem) throws {
    count(isError: problem.isError)
    try lane.write("\(problem)\n")
  }

  private mutating func note(_ message: String, isError: Bool) throws {
    count(isError: isError)
    try lane.write("\(segment.file.name): \(isError ? "error" : "warning"): \(message)\n")
  }

  private mutating func count(isError: Bool) {
    if isError { counts.errors += 1 } else { counts.warnings += 1 }
    if isError { hasErrors = true } else { hasWarnings = true }
  }

  private func text(of counts: Counts) -> String {
    func number(_ count: Int, _ word: String) -> String { "\(count) \(word)\(count == 1 ? "" : "s")" }
    return [number(counts.inputs, "input"), number(counts.errors, "error"), number(counts.warnings, "warning")]
      .joined(separator: ", ")
  }
}
