// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
  import SightlineReport
  import SightlineTrace
#endif

/// Replays traces under several books and gathers what their rules make of them.
struct CompareJob: Sendable {
  let books: [RuleSelection.Book]
  let exampleLimit: Int

  /// All rules of all books; where two have one name, the book stands behind it.
  var rules: [ComparedRule] {
    let names = books.flatMap { $0.rules.rules.map(\.name) }
    return books.enumerated().flatMap { place, book in
      book.rules.rules.map { rule in
        let isAlone = names.filter { $0 == rule.name }.count == 1
        return ComparedRule(name: isAlone ? rule.name : "\(rule.name) (\(book.name))", book: place, rule: rule)
      }
    }
  }

  func run(_ files: [InputFile], jobs: Int, console: Console) throws -> (RuleComparison, ExitCode) {
    let rules = rules
    let books = books.map { TraceComparison.reporting($0.rules) }
    let empty = RuleComparison(rules: rules, exampleLimit: exampleLimit)
    return try OrderedFold.run(
      over: files, jobs: jobs, console: console, from: empty, merge: { $0.merge($1) },
      body: { segment, source, lane in
        var comparison = empty
        var trace: TraceComparison?
        var replay = TraceReplay(file: segment.file.name, rules: books, writesLines: false)
        var run = TraceRun(segment, of: source, lane: lane)
        let code = try run.run(&replay) { output in
          switch output {
          case .head(_, let line): trace = TraceComparison(trace: segment.file.name, line: line, rules: rules)
          case .events(let events, _, let book): trace?.add(events, book: book)
          case .summary(_, let book):
            guard book + 1 == books.count, let over = trace.take() else { return }
            comparison.add(over)
          case .fractions, .input, .held, .problem: break
          }
        }
        return (comparison, code)
      })
  }
}
