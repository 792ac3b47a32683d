// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineTrace
#endif

/// Leads the bytes of one segment through a replay, and what is wrong with them to standard error.
struct TraceRun {
  private let segment: Segment
  private let source: SegmentSource
  private let lane: Lane
  private var hasErrors = false

  init(_ segment: Segment, of source: SegmentSource, lane: Lane) {
    self.segment = segment
    self.source = source
    self.lane = lane
  }

  /// Feeds everything; `body` gets what comes out. What is wrong with the file itself is a problem on line 0.
  mutating func run(
    _ replay: inout TraceReplay, _ body: (TraceReplay.Output) throws -> Void
  ) throws -> ExitCode {
    try segment.forEachPiece { bytes in
      try replay.feed(bytes) { try handle($0, body) }
      if segment.file.isLive, segment.isOpen { try lane.flush() }
      return !replay.hasFailed
    }
    if let failure = segment.failure {
      lane.warn(failure.message)
      hasErrors = true
      try body(.problem(problem(failure.message, isError: true)))
    }
    if let remark = segment.remark {
      note(remark)
      try body(.problem(problem(remark.message, isError: remark.isError)))
    }
    // After an error nothing is closed (fine print 45), and the rest of the file is not read.
    if hasErrors {
      try replay.abandon { try handle($0, body) }
    } else {
      try replay.finish { try handle($0, body) }
    }
    if hasErrors {
      source.stop(segment)
      lane.stopGroup()
    }
    if hasErrors || segment.isLast {
      lane.endGroup(closing: "more warnings in \(segment.file.name); 'sightline validate' shows all")
    }
    return hasErrors ? .unreadable : .done
  }

  private func problem(_ text: String, isError: Bool) -> TraceProblem {
    TraceProblem(file: segment.file.name, line: 0, column: 0, isError: isError, found: text, advice: "")
  }

  private mutating func note(_ remark: ByteInput.Remark) {
    if remark.isError { hasErrors = true }
    lane.warn("\(segment.file.name): \(remark.isError ? "error" : "warning"): \(remark.message)")
  }

  private mutating func handle(
    _ output: TraceReplay.Output, _ body: (TraceReplay.Output) throws -> Void
  ) rethrows {
    switch output {
    case .problem(var problem):
      problem.line += segment.lineOffset
      if problem.isError { hasErrors = true }
      lane.warn("\(problem)", isCapped: !problem.isError)
      try body(.problem(problem))
    case .head(let head, let line): try body(.head(head, line: line + segment.lineOffset))
    case .events, .fractions, .input, .held, .summary: try body(output)
    }
  }
}
