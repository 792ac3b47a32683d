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
    let jobs = store == nil ? jobs : 1
    let source = SegmentSource(
      files: files, passes: books.count, splits: jobs > 1, console: console, progress: progress)
    let work = OrderedWork<Segment>(jobs: jobs, output: output, errors: console.errors)
    defer { progress.clear() }
    return try work.run({ source.next() }, { try replay($0, of: source, $1) })
  }

  private func replay(_ segment: Segment, of source: SegmentSource, _ lane: Lane) throws -> ExitCode {
    let book = books[segment.pass]
    let session = store.map { OnceSession($0, book.rules) }
    var format = makeFormat(segment.file, book)
    var filter = EventFilter(wish)
    var replay = TraceReplay(file: segment.file.name, rules: [book.rules], companions: session?.companions)
    var run = TraceRun(segment, of: source, lane: lane)
    let code = try run.run(&replay) { output in
      switch output {
      case .head(let head, let line):
        session?.beginTrace()
        try format.begin(head, line: line, to: lane)
      case .events(let events, let lines, _):
        try session?.store(events)
        format.observe(events)
        try filter.pass(events, lines: lines) { try format.add($0, lines: $1, to: lane) }
      case .summary(let summary, _):
        var trailer = filter.trailer(summary)
        if books.count > 1 { trailer.rules = book.name }
        try format.end(trailer, to: lane)
      case .fractions, .input, .held, .problem: break
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
