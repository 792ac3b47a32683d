// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
  import SightlineTrace
#endif

/// Reads traces and goes on behind an error, at the next line, so that every error of a file is found.
///
/// What follows an error is read as if the line had been right: a wrong trace line begins a trace all the same, so that
/// nothing is said of the lines behind it but what is wrong with them.
struct RecoveringReader {
  /// Where in a trace the next line lies.
  private enum Place {
    case outside, inside
    /// Behind the end; `isWarned` once a line there has been left out.
    case ended(isWarned: Bool)
  }

  private let file: String
  private var reader: TraceReader
  private var splitter = LineSplitter()
  private var line: Int
  /// What to add to the reader's line numbers.
  private var offset: Int
  private var place = Place.outside
  /// The last two lines that could not be read and look as if a trace was to begin there.
  private var headLines = (before: 0, last: 0)

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
    // A line that was read without a word needs no second look.
    let isRead = elements.contains { if case .problem = $0.kind { false } else { true } }
    if !isRead, Self.looksLikeHead(bytes) { headLines = (headLines.last, line) }
    for element in elements { try pass(element, body) }
    guard reader.hasFailed, let last = elements.last else { return nil }
    return last.line + offset
  }

  /// A new reader, where the old one was, as if everything before `next` had been right.
  private mutating func restart(at next: Int) {
    reader = TraceReader(file: file)
    offset = next - 1
    var inputs: [Input] = []
    switch place {
    case .outside: return
    case .inside: break
    case .ended(let isWarned): inputs = isWarned ? [.end, .still] : [.end]
    }
    var writer = TraceWriter()
    writer.write(TraceHead())
    for input in inputs { writer.write(input, at: .zero) }
    reader.feed(writer.bytes) { _ in }
    offset -= 1 + inputs.count
  }

  private mutating func pass(_ element: TraceElement, _ body: (TraceElement) throws -> Void) rethrows {
    var element = element
    element.line += offset
    switch element.kind {
    case .head: place = .inside
    case .input(.end, _): place = .ended(isWarned: false)
    case .input: break
    case .problem(var problem):
      problem.line += offset
      element.kind = .problem(problem)
      if problem.isError, problem.line == headLines.last || problem.line == headLines.before {
        place = .inside
        try body(TraceElement(line: problem.line, kind: .head(TraceHead(isImplied: true))))
      } else if case .ended = place, !problem.isError, problem.line == line {
        place = .ended(isWarned: true)
      }
    }
    try body(element)
  }

  /// Whether a line says `"op":"trace"`, whatever else is wrong with it.
  private static func looksLikeHead(_ line: [UInt8]) -> Bool {
    func skipSpace(_ rest: inout ArraySlice<UInt8>) { rest = rest.drop { $0 == 0x20 || $0 == 0x09 } }
    var rest = line[...]
    while let quote = rest.firstIndex(of: UInt8(ascii: "\"")) {
      rest = rest[quote...]
      if rest.starts(with: Array(#""op""#.utf8)) {
        var value = rest.dropFirst(4)
        skipSpace(&value)
        if value.popFirst() == UInt8(ascii: ":") {
          skipSpace(&value)
          if value.starts(with: Array(#""trace""#.utf8)) { return true }
        }
      }
      rest = rest.dropFirst()
    }
    return false
  }
}
