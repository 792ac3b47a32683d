// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineTrace
#endif

/// Reads traces and goes on behind an error, at the next line, so that every error of a file is found.
struct RecoveringReader {
  private let file: String
  private var reader: TraceReader
  private var splitter = LineSplitter()
  private var line: Int
  /// What to add to the reader's line numbers.
  private var offset: Int
  private var isInTrace = false

  /// Makes a reader; `lineOffset` is the number of lines of the file before what it is fed.
  init(file: String, lineOffset: Int = 0) {
    self.file = file
    line = lineOffset
    offset = lineOffset
    reader = TraceReader(file: file)
  }

  mutating func feed(_ bytes: UnsafeRawBufferPointer, _ body: (TraceElement) throws -> Void) rethrows {
    var splitter = splitter
    try splitter.feed(bytes) { try read(Array($0) + [0x0A], body) }
    self.splitter = splitter
  }

  mutating func finish(_ body: (TraceElement) throws -> Void) rethrows {
    var splitter = splitter
    // Without its newline, the reader sees that the line was cut off.
    try splitter.finish { try read(Array($0), body) }
    var elements: [TraceElement] = []
    reader.finish { elements.append($0) }
    for element in elements { try pass(element, body) }
  }

  private mutating func read(_ bytes: [UInt8], _ body: (TraceElement) throws -> Void) rethrows {
    line += 1
    guard let error = try failure(of: bytes, body) else { return }
    // An error about the line before, which is known to be wrong only now: this line is still to be read.
    let isEarlier = error < line
    restart(at: isEarlier ? line : line + 1)
    guard isEarlier, try failure(of: bytes, body) != nil else { return }
    restart(at: line + 1)
  }

  /// Reads a line; the line of the error that it brings, if it does.
  private mutating func failure(of bytes: [UInt8], _ body: (TraceElement) throws -> Void) rethrows -> Int? {
    var elements: [TraceElement] = []
    reader.feed(bytes) { elements.append($0) }
    for element in elements {
      if case .head = element.kind { isInTrace = true }
      try pass(element, body)
    }
    return reader.hasFailed ? elements.last.map { $0.line + offset } : nil
  }

  /// A new reader, in the trace that it was in, as if everything before `next` had been right.
  private mutating func restart(at next: Int) {
    reader = TraceReader(file: file)
    offset = next - 1
    guard isInTrace else { return }
    var writer = TraceWriter()
    writer.write(TraceHead())
    reader.feed(writer.bytes) { _ in }
    offset = next - 2
  }

  private func pass(_ element: TraceElement, _ body: (TraceElement) throws -> Void) rethrows {
    var element = element
    element.line += offset
    if case .problem(var problem) = element.kind {
      problem.line += offset
      element.kind = .problem(problem)
    }
    try body(element)
  }
}
