// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineTrace

/// All that a replay brings out, gathered.
struct ReplayOutcome {
  /// The lines of the first rule book.
  var lines: [UInt8] = []
  /// A word for each output, runs of events of one book as one.
  var sequence: [String] = []
  var summaries: [TraceSummary] = []
  var problems: [TraceProblem] = []
  var hasFailed = false

  init() {}

  init(_ trace: [UInt8], rules: [RuleBook], pieces: Int = .max) {
    var replay = TraceReplay(file: "x", rules: rules)
    for start in stride(from: 0, to: trace.count, by: min(pieces, max(trace.count, 1))) {
      replay.feed(Array(trace[start...].prefix(pieces))) { take($0) }
    }
    replay.finish { take($0) }
    hasFailed = replay.hasFailed
  }

  mutating func take(_ output: TraceReplay.Output) {
    switch output {
    case .head(_, let line): sequence.append("head \(line)")
    case .events(let events, let bytes, let book):
      var writer = EventWriter()
      for event in events { writer.write(event) }
      // Lines that are not those of the events would make every check of them worthless.
      if writer.bytes != bytes { sequence.append("wrong lines") }
      if sequence.last != "events \(book)" { sequence.append("events \(book)") }
      if book == 0 { lines += bytes }
    case .fractions: sequence.append("fractions")
    case .input: sequence.append("input")
    case .held: sequence.append("held")
    case .problem(let problem):
      sequence.append(problem.isError ? "error" : "warning")
      problems.append(problem)
    case .summary(let summary, let book):
      sequence.append("summary \(book)")
      summaries.append(summary)
    }
  }
}
