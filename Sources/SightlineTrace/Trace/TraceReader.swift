// SPDX-License-Identifier: MIT

/// Reads traces from a stream of bytes, in constant memory.
///
/// Feed the bytes in pieces of any size; elements come out in order as soon as their line is complete.
///
/// ```swift
/// var reader = TraceReader(file: "feed.trace.jsonl")
/// reader.feed(bytes) { element in print(element) }
/// reader.finish { element in print(element) }
/// ```
public struct TraceReader: Sendable {
  /// Whether an error was found: the rest of the stream is not read.
  public private(set) var hasFailed = false

  /// Makes a reader; `file` is the name in its messages.
  public init(file: String) {
  }

  /// Reads more bytes and calls `body` for what they complete.
  public mutating func feed(_ bytes: UnsafeRawBufferPointer, _ body: (TraceElement) throws -> Void) rethrows {
  }

  /// Reads more bytes and calls `body` for what they complete.
  public mutating func feed(_ bytes: [UInt8], _ body: (TraceElement) throws -> Void) rethrows {
    try bytes.withUnsafeBytes { try feed($0, body) }
  }

  /// Says that the stream is over: a last line without a newline is read.
  public mutating func finish(_ body: (TraceElement) throws -> Void) rethrows {
  }

  /// All elements of a whole file; for tests and small files.
  public static func elements(of bytes: [UInt8], file: String) -> [TraceElement] {
    var reader = TraceReader(file: file)
    var elements: [TraceElement] = []
    reader.feed(bytes) { elements.append($0) }
    reader.finish { elements.append($0) }
    return elements
  }
}
