// SPDX-License-Identifier: MIT

import ProofSupport
import SightlineCore
import SightlineTrace

/// A stream of traces, replayed as the command does it.
struct StreamRun {
  /// What came of one trace.
  struct Trace {
    var events: [Event] = []
    var lines: [String] = []
    var summary: TraceSummary?
  }

  var traces: [Trace] = []
  var errors: [TraceProblem] = []
  var warnings: [TraceProblem] = []

  init(_ text: String, rules: String) throws {
    var replay = TraceReplay(file: "stream", rules: [try TraceText.rules(in: rules)])
    replay.feed(Array(text.utf8)) { take($0) }
    replay.finish { take($0) }
  }

  private mutating func take(_ output: TraceReplay.Output) {
    switch output {
    case .head: traces.append(Trace())
    case .events(let events, let lines, _):
      guard !traces.isEmpty else { return }
      traces[traces.count - 1].events += events
      traces[traces.count - 1].lines += String(decoding: lines, as: UTF8.self).split(separator: "\n").map(String.init)
    case .summary(let summary, _):
      guard !traces.isEmpty else { return }
      traces[traces.count - 1].summary = summary
    case .problem(let problem):
      if problem.isError { errors.append(problem) } else { warnings.append(problem) }
    case .fractions, .input, .held: break
    }
  }
}
