// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineReport
  import SightlineTrace
#endif

/// Writes a page trace by trace, and holds one at a time.
struct ReportWriter {
  /// Pages from this size on are more than browsers can be trusted with.
  static let largePage = 100_000_000

  let books: [ReportBook]
  let names: FileNames
  var index: ReportIndex
  let page: ReportPage
  let output: ByteOutput
  private(set) var bytes = 0

  init(books: [ReportBook], names: FileNames, index: ReportIndex, page: ReportPage, output: ByteOutput) {
    self.books = books
    self.names = names
    self.index = index
    self.page = page
    self.output = output
  }

  /// What to say of a page that is too large, if it is.
  func remark(from limit: Int = ReportWriter.largePage) -> String? {
    guard bytes >= limit else { return nil }
    return "the page has \(bytes / 1_000_000) MB, which a browser may not open; make it from fewer traces"
  }

  mutating func write(_ files: [InputFile], console: Console, progress: Progress) throws -> ExitCode {
    let source = SegmentSource(files: files, splits: false, console: console, progress: progress)
    let gate = OutputGate(output: console.output, errors: console.errors)
    var code = ExitCode.done
    try write(page.opening)
    while let segment = source.next() {
      let lane = Lane(group: segment.group) { content, _ in
        try gate.write(content)
        return true
      }
      code = max(code, try write(segment, of: source, lane))
      try lane.finish()
    }
    try write(page.closing(index))
    return code
  }

  private mutating func write(_ segment: Segment, of source: SegmentSource, _ lane: Lane) throws -> ExitCode {
    let name = names.name(of: segment.file)
    var replay = ReportBuilder.replay(file: segment.file.name, books: books)
    var builder = ReportBuilder(file: name, books: books)
    var run = TraceRun(segment, of: source, lane: lane)
    let code = try run.run(&replay) { output in
      builder.take(output)
      if case .head = output { try write(builder.takeTraces()) }
    }
    builder.finish()
    try write(builder.takeTraces())
    return code
  }

  private mutating func write(_ traces: [ReportTrace]) throws {
    for trace in traces {
      let element = "trace-\(index.count)"
      if trace.isReadable { try write(page.element(trace, id: element)) }
      index.add(trace, element: element)
    }
  }

  private mutating func write(_ bytes: [UInt8]) throws {
    self.bytes += bytes.count
    try bytes.withUnsafeBytes { try output.write($0) }
  }
}
