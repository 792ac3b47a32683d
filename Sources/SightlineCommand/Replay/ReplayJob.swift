// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
  import SightlineTrace
#endif

/// Everything that one `replay` does once its arguments are settled: each file under each book, in this order.
struct ReplayJob: @unchecked Sendable {
  // Shared by threads: nothing here changes but `store`, with which there is one thread, and `progress`, which guards
  // itself. The console is asked only to open files.
  let files: [InputFile]
  let books: [RuleSelection.Book]
  let format: ReplayFormatName
  let wish: EventFilter.Wish
  let store: OnceFile?
  let console: Console
  let progress: Progress

  func run(jobs: Int, output: ByteOutput) throws -> ExitCode {
    if format == .csv { try output.write(CSVFormat.header) }
    let work = OrderedWork(
      pieces: files.count * books.count, jobs: store == nil ? jobs : 1, output: output, errors: console.errors)
    defer { progress.clear() }
    return try work.run { index, lane in
      try replay(files[index / books.count], books[index % books.count], lane)
    }
  }

  private func replay(_ file: InputFile, _ book: RuleSelection.Book, _ lane: Lane) throws -> ExitCode {
    var format = makeFormat(file, book)
    var filter = EventFilter(wish)
    let session = store.map { OnceSession($0, book.rules) }
    var replay = TraceReplay(file: file.name, rules: [book.rules], companions: session?.companions)
    var run = TraceRun(file: file, console: console, progress: progress, log: .lane(lane))
    let code = try run.run(&replay) { output in
      switch output {
      case .head(let head, _):
        session?.beginTrace()
        try format.begin(head, to: lane)
      case .events(let events, let lines, _):
        try session?.store(events)
        format.observe(events)
        try filter.pass(events, lines: lines) { try format.add($0, lines: $1, to: lane) }
      case .summary(let summary, _):
        var trailer = filter.trailer(summary)
        if books.count > 1 { trailer.rules = book.name }
        try format.end(trailer, to: lane)
      case .fractions, .problem: break
      }
    }
    try format.finish(to: lane)
    return code
  }

  private func makeFormat(_ file: InputFile, _ book: RuleSelection.Book) -> any ReplayFormat {
    switch format {
    case .ndjson: LinesFormat()
    case .csv: CSVFormat(trace: file.name, rules: book.name)
    case .table: TableFormat(trace: file.name, book: book)
    }
  }
}
