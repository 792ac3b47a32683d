// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
  import SightlineReport
  import SightlineTrace
#endif

/// Replays traces under all combinations of a plan at once.
struct SweepJob: Sendable {
  let plan: SweepPlan

  func run(_ files: [InputFile], jobs: Int, console: Console) throws -> (Sweep, ExitCode) {
    let empty = Sweep(plan)
    let books = plan.books
    return try OrderedFold.run(
      over: files, jobs: jobs, console: console, from: empty, merge: { $0.merge($1) },
      body: { segment, source, lane in
        var sweep = empty
        var seen = books.map { _ in SeenItems() }
        var replay = TraceReplay(file: segment.file.name, rules: books, writesLines: false, hasVariants: true)
        var run = TraceRun(segment, of: source, lane: lane)
        let code = try run.run(&replay) { output in
          switch output {
          case .head: seen = books.map { _ in SeenItems() }
          case .events(let events, _, let book): seen[book].add(events)
          case .summary(let summary, let book): sweep.add(book: book, seen: seen[book].count, summary.variants)
          case .fractions, .input, .held, .problem: break
          }
        }
        return (sweep, code)
      })
  }
}
