// SPDX-License-Identifier: MIT

/// Reads events and summaries from a stream of bytes, in constant memory: it holds one line at most.
///
/// Keys may stand in any order, unknown fields are passed over. A last line that is not JSON brings a warning, since a
/// stream may be cut off; anywhere else it is an error. After an error nothing comes out.
public struct EventReader: Sendable {
  private let file: String
  private var line = 0
  private var buffer = LineBuffer()
  private var texts = TextCache()
  /// A line that is not JSON, until it is known whether it is the last.
  private var broken: TraceProblem?

  /// Whether an error was found: the rest of the stream is not read.
  public private(set) var hasFailed = false

  /// Makes a reader; `file` is the name in its messages.
  public init(file: String) {
    self.file = file
  }

  /// Reads more bytes and calls `body` for what they complete.
  ///
  /// If `body` throws, the rest of `bytes` is lost and the reader must not be used again.
  public mutating func feed(_ bytes: UnsafeRawBufferPointer, _ body: (EventElement) throws -> Void) rethrows {
    try feed(bytes.assumingMemoryBound(to: UInt8.self), body)
  }

  /// Reads more bytes and calls `body` for what they complete.
  public mutating func feed(_ bytes: [UInt8], _ body: (EventElement) throws -> Void) rethrows {
    try bytes.withUnsafeBufferPointer { try feed($0, body) }
  }

  /// Says that the stream is over: a last line without a newline is read.
  public mutating func finish(_ body: (EventElement) throws -> Void) rethrows {
    if let line = buffer.takeLast() { try line.withUnsafeBufferPointer { try read($0, body) } }
    if hasFailed { return }
    hasFailed = true
    if let broken { try body(EventElement(line: broken.line, kind: .problem(broken))) }
  }

  /// All elements of a whole file; for tests and small files.
  public static func elements(of bytes: [UInt8], file: String) -> [EventElement] {
    var reader = EventReader(file: file)
    var elements: [EventElement] = []
    reader.feed(bytes) { elements.append($0) }
    reader.finish { elements.append($0) }
    return elements
  }

  private mutating func feed(
    _ bytes: UnsafeBufferPointer<UInt8>, _ body: (EventElement) throws -> Void
  ) rethrows {
    if hasFailed { return }
    var next = 0
    if let completed = buffer.completed(by: bytes) {
      next = completed.next
      try completed.line.withUnsafeBufferPointer { try read($0, body) }
    }
    if let last = bytes[next...].lastIndex(of: UInt8(ascii: "\n")) {
      try read(UnsafeBufferPointer(rebasing: bytes[next...last]), body)
      next = last + 1
    }
    if hasFailed { return }
    buffer.append(bytes[next...])
    if buffer.isTooLong { try fail(LineBuffer.tooLong(file: file, line: line + 1), body) }
  }

  /// Reads whole lines.
  private mutating func read(
    _ bytes: UnsafeBufferPointer<UInt8>, _ body: (EventElement) throws -> Void
  ) rethrows {
    let start = line == 0 ? LineBuffer.byteOrderMark(of: bytes) : 0
    guard var scanner = JSONScanner(bytes, from: start, texts: texts.take()) else { return }
    defer { texts = scanner.texts }
    while scanner.at <= scanner.limit {
      line &+= 1
      scanner.beginLine()
      if scanner.passBlankLine() { continue }
      try readLine(&scanner, body)
      if hasFailed { return }
    }
  }

  private mutating func readLine(_ scanner: inout JSONScanner, _ body: (EventElement) throws -> Void) rethrows {
    if let broken { return try fail(broken, body) }
    let kind: EventElement.Kind
    do throws(Fault) {
      kind = try scanner.eventLine()
    } catch {
      let fault = scanner.settle(error)
      let words = fault.words(in: scanner.lineBytes)
      var problem = TraceProblem(
        file: file, line: line, column: fault.place + 1, isError: false, found: words.found, advice: words.advice)
      guard fault.isSyntax, LineBuffer.beginsAsObject(scanner.lineBytes) else { return try fail(problem, body) }
      problem.advice = "the events end before this line"
      broken = problem
      return
    }
    try body(EventElement(line: line, kind: kind))
  }

  private mutating func fail(_ problem: TraceProblem, _ body: (EventElement) throws -> Void) rethrows {
    var problem = problem
    if broken != nil { problem.advice = Want.object.advice }
    problem.isError = true
    hasFailed = true
    try body(EventElement(line: problem.line, kind: .problem(problem)))
  }
}
