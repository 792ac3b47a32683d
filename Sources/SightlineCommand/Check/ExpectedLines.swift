// SPDX-License-Identifier: MIT

/// The lines of a file of events, one after another. Empty lines are left out.
struct ExpectedLines {
  /// Whether its last line is a trailer: then trailers are compared.
  let hasTrailers: Bool

  private let input: ByteInput
  private var splitter = LineSplitter()
  private var lines: [[UInt8]] = []
  private var place = 0
  private var isAtEnd = false

  init(_ path: String, _ console: Console) throws {
    // Read twice, so that no more than a piece of it is held.
    hasTrailers = try Self.lastLine(of: path, console).map(EventComparison.isTrailer) ?? true
    input = try console.open(InputFile(path: path))
  }

  mutating func next() throws -> [UInt8]? {
    while place == lines.count, !isAtEnd { try fill() }
    guard place < lines.count else { return nil }
    place += 1
    return lines[place - 1]
  }

  private mutating func fill() throws {
    lines.removeAll(keepingCapacity: true)
    place = 0
    if let bytes = try input.next() {
      splitter.feed(bytes) { Self.keep($0, in: &lines) }
    } else {
      isAtEnd = true
      splitter.finish { Self.keep($0, in: &lines) }
    }
  }

  private static func keep(_ line: ArraySlice<UInt8>, in lines: inout [[UInt8]]) {
    let line = line.last == 0x0D ? line.dropLast() : line
    if !line.isEmpty { lines.append(Array(line)) }
  }

  private static func lastLine(of path: String, _ console: Console) throws -> [UInt8]? {
    let input = try console.open(InputFile(path: path))
    var splitter = LineSplitter()
    var last: [[UInt8]] = []
    func keep(_ line: ArraySlice<UInt8>) {
      var lines: [[UInt8]] = []
      Self.keep(line, in: &lines)
      if !lines.isEmpty { last = lines }
    }
    while let bytes = try input.next() { splitter.feed(bytes, keep) }
    splitter.finish(keep)
    return last.first
  }
}
