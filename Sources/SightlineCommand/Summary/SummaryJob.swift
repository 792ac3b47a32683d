// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
  import SightlineReport
  import SightlineTrace
#endif

/// Replays traces under one book and sums up what was seen.
struct SummaryJob: Sendable {
  let book: RuleBook

  func run(_ files: [InputFile], jobs: Int, console: Console) throws -> (ExposureSummary, ExitCode) {
    let book = book
    return try OrderedFold.run(
      over: files, jobs: jobs, console: console, from: ExposureSummary(rules: book.rules), merge: { $0.merge($1) },
      body: { segment, source, lane in
        // What a trace brings counts when it is over, so that one with a fault in it counts for nothing.
        var summary = ExposureSummary(rules: book.rules)
        var trace = ExposureSummary(rules: book.rules)
        var replay = TraceReplay(file: segment.file.name, rules: [book], writesLines: false)
        var run = TraceRun(segment, of: source, lane: lane)
        let code = try run.run(&replay) { output in
          switch output {
          case .head(let head, _):
            trace = ExposureSummary(rules: book.rules)
            trace.begin(at: head.time)
          case .events(let events, _, _): trace.add(events)
          case .summary:
            trace.end()
            summary.merge(trace)
          case .fractions, .input, .held, .problem: break
          }
        }
        return (summary, code)
      })
  }
}
