// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
#endif

/// Reads traces from a stream of bytes, in constant memory: it holds one line at most.
///
/// Feed the bytes in pieces of any size; elements come out in order as soon as their line is complete.
///
/// ```swift
/// var reader = TraceReader(file: "feed.trace.jsonl")
/// reader.feed(bytes) { element in print(element) }
/// reader.finish { element in print(element) }
/// ```
///
/// Lines without anything but white space are passed over, and so is a byte order mark at the start of the stream. A
/// line with several problems gives the first. After an error nothing comes out.
///
/// | state    | line          | next    | elements                                   |
/// |----------|---------------|---------|--------------------------------------------|
/// | before   | trace         | running | head                                       |
/// | before   | input         | running | an implied head, a warning, the input      |
/// | running  | trace         | running | head                                       |
/// | running  | input         | running | the input                                  |
/// | running  | end           | ended   | the input                                  |
/// | ended    | trace         | running | head                                       |
/// | ended    | input         | ended   | a warning, for the first one               |
/// | any      | not JSON      | broken  | none yet                                   |
/// | broken   | trace         | running | a warning about the line before, head      |
/// | broken   | none: the end | broken  | a warning about the line before            |
/// | broken   | any other     | failed  | an error about the line before             |
/// | any      | a wrong line  | failed  | an error                                   |
///
/// A trace that was cut off is often followed by another on the same line, since its last newline is missing. Such a
/// line is read as two.
public struct TraceReader: Sendable {
  /// What takes an input with its time and line.
  typealias Take = (Input, Timestamp, Int) throws -> Void

  private enum State: Sendable {
    case before, running, failed
    case ended(isWarned: Bool)
    case broken(TraceProblem)
  }

  private let file: String
  private var state = State.before
  private var line = 0
  private var buffer: LineBuffer
  private var texts = TextCache()

  /// Whether an error was found: the rest of the stream is not read.
  public var hasFailed: Bool {
    if case .failed = state { true } else { false }
  }

  /// Makes a reader; `file` is the name in its messages.
  public init(file: String) {
    self.init(file: file, buffer: LineBuffer())
  }

  init(file: String, buffer: LineBuffer) {
    self.file = file
    self.buffer = buffer
  }

  /// Reads more bytes and calls `body` for what they complete.
  ///
  /// If `body` throws, the rest of `bytes` is lost and the reader must not be used again.
  public mutating func feed(_ bytes: UnsafeRawBufferPointer, _ body: (TraceElement) throws -> Void) rethrows {
    // No closure around `body` here: the compiler (6.3) loses what such a one throws when both are passed on.
    try feed(bytes, { _, _, _ in }, body, wraps: true)
  }

  /// The same for a replay: most inputs come by `take`, unwrapped, since wrapping costs as much as reading them; with
  /// `wraps` all come by `body`.
  mutating func feed(
    _ bytes: UnsafeRawBufferPointer, _ take: Take, _ body: (TraceElement) throws -> Void, wraps: Bool = false
  ) rethrows {
    try feed(bytes.assumingMemoryBound(to: UInt8.self), take, body, wraps: wraps)
  }

  /// Reads more bytes and calls `body` for what they complete.
  public mutating func feed(_ bytes: [UInt8], _ body: (TraceElement) throws -> Void) rethrows {
    try bytes.withUnsafeBytes { try feed($0, body) }
  }

  /// Says that the stream is over: a last line without a newline is read.
  public mutating func finish(_ body: (TraceElement) throws -> Void) rethrows {
    if let line = buffer.takeLast() {
      try line.withUnsafeBufferPointer {
        try read($0, { _, _, _ in }, body, wraps: true)
      }
    }
    guard case .broken(let problem) = state else { return }
    state = .failed
    try body(TraceElement(line: problem.line, kind: .problem(problem)))
  }

  /// All elements of a whole file; for tests and small files.
  public static func elements(of bytes: [UInt8], file: String) -> [TraceElement] {
    var reader = TraceReader(file: file)
    var elements: [TraceElement] = []
    reader.feed(bytes) { elements.append($0) }
    reader.finish { elements.append($0) }
    return elements
  }

  private mutating func feed(
    _ bytes: UnsafeBufferPointer<UInt8>, _ take: Take, _ body: (TraceElement) throws -> Void, wraps: Bool
  ) rethrows {
    if hasFailed { return }
    var next = 0
    if let completed = buffer.completed(by: bytes) {
      next = completed.next
      try completed.line.withUnsafeBufferPointer { try read($0, take, body, wraps: wraps) }
    }
    if let last = bytes[next...].lastIndex(of: UInt8(ascii: "\n")) {
      try read(UnsafeBufferPointer(rebasing: bytes[next...last]), take, body, wraps: wraps)
      next = last + 1
    }
    if hasFailed { return }
    buffer.append(bytes[next...])
    if buffer.isTooLong { try fail(LineBuffer.tooLong(file: file, line: line + 1), body) }
  }

  /// Reads whole lines.
  private mutating func read(
    _ bytes: UnsafeBufferPointer<UInt8>, _ take: Take, _ body: (TraceElement) throws -> Void, wraps: Bool
  ) rethrows {
    let start = line == 0 ? LineBuffer.byteOrderMark(of: bytes) : 0
    guard var scanner = JSONScanner(bytes, from: start, texts: texts.take()) else { return }
    defer { texts = scanner.texts }
    while scanner.at <= scanner.limit {
      line &+= 1
      scanner.beginLine()
      if scanner.passBlankLine() { continue }
      try readLine(&scanner, take, body, wraps: wraps)
      if hasFailed { return }
    }
  }

  @inline(__always)
  private mutating func readLine(
    _ scanner: inout JSONScanner, _ take: Take, _ body: (TraceElement) throws -> Void, wraps: Bool
  ) rethrows {
    let kind: TraceElement.Kind
    do throws(Fault) {
      kind = try scanner.traceLine()
    } catch {
      return try self.take(scanner.settle(error), in: scanner.lineBytes, body)
    }
    if case .running = state, scanner.doubt == nil {
      switch kind {
      case .input(let input, let time):
        if case .end = input { state = .ended(isWarned: false) }
        if wraps { try body(TraceElement(line: line, kind: kind)) } else { try take(input, time, line) }
      case .head, .problem: try body(TraceElement(line: line, kind: kind))
      }
    } else {
      try takeRare(kind, scanner, body)
    }
  }

  /// Takes a line that could be read, in every state but the usual one.
  @inline(never)
  private mutating func takeRare(
    _ kind: TraceElement.Kind, _ scanner: JSONScanner, _ body: (TraceElement) throws -> Void
  ) rethrows {
    if case .broken(let problem) = state {
      if case .head = kind {} else { return try fail(problem, body) }
      try body(TraceElement(line: problem.line, kind: .problem(problem)))
    }
    guard case .input(let input, let time) = kind else {
      state = .running
      return try body(TraceElement(line: line, kind: kind))
    }
    switch state {
    case .ended(true): return
    case .ended(false):
      state = .ended(isWarned: true)
      return try warn(at: 0, "the trace has ended before this line", "lines after the end are left out", body)
    case .before:
      try body(TraceElement(line: line, kind: .head(TraceHead(time: time, isImplied: true))))
      try warn(at: 0, "there is no trace line before this one", "a trace begins here", body)
      state = .running
    case .running, .broken, .failed: break
    }
    if let doubt = scanner.doubt {
      let words = doubt.words(in: scanner.lineBytes)
      try warn(at: doubt.place, words.found, "it is taken as 'other'; " + words.advice, body)
    }
    if case .end = input { state = .ended(isWarned: false) }
    try body(TraceElement(line: line, kind: kind))
  }

  /// Takes a line that could not be read.
  @inline(never)
  private mutating func take(
    _ fault: Fault, in bytes: UnsafeBufferPointer<UInt8>, _ body: (TraceElement) throws -> Void
  ) rethrows {
    if case .broken(let problem) = state { return try fail(problem, body) }
    if fault.isSyntax, let glued = GluedHead(in: bytes) { return try take(glued, body) }
    let words = fault.words(in: bytes)
    var problem = TraceProblem(
      file: file, line: line, column: fault.place + 1, isError: false, found: words.found, advice: words.advice)
    // What does not even begin as a line of a trace is no recording that was cut off.
    if case .before = state, !LineBuffer.beginsAsObject(bytes) { return try fail(problem, body) }
    guard fault.isSyntax else { return try fail(problem, body) }
    problem.advice = "the trace ends before this line"
    state = .broken(problem)
  }

  /// Takes a line in which a trace begins behind what was cut off.
  private mutating func take(_ glued: GluedHead, _ body: (TraceElement) throws -> Void) rethrows {
    let line = glued.before + [UInt8(ascii: "\n")]
    try line.withUnsafeBufferPointer { bytes in
      guard var scanner = JSONScanner(bytes, texts: TextCache()) else { return }
      try readLine(&scanner, { _, _, _ in }, body, wraps: true)
      if !hasFailed { try takeRare(.head(glued.head), scanner, body) }
    }
  }

  private mutating func fail(_ problem: TraceProblem, _ body: (TraceElement) throws -> Void) rethrows {
    var problem = problem
    if !problem.isError, case .broken = state { problem.advice = Want.object.advice }
    problem.isError = true
    state = .failed
    try body(TraceElement(line: problem.line, kind: .problem(problem)))
  }

  private func warn(
    at place: Int, _ found: String, _ advice: String, _ body: (TraceElement) throws -> Void
  ) rethrows {
    let problem = TraceProblem(
      file: file, line: line, column: place + 1, isError: false, found: found, advice: advice)
    try body(TraceElement(line: line, kind: .problem(problem)))
  }
}
