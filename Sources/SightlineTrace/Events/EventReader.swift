// SPDX-License-Identifier: MIT

/// Reads events and summaries from a stream of bytes, in constant memory.
public struct EventReader: Sendable {
  /// Whether an error was found: the rest of the stream is not read.
  public private(set) var hasFailed = false

  /// Makes a reader; `file` is the name in its messages.
  public init(file: String) {
  }

  /// Reads more bytes and calls `body` for what they complete.
  public mutating func feed(_ bytes: UnsafeRawBufferPointer, _ body: (EventElement) throws -> Void) rethrows {
  }

  /// Reads more bytes and calls `body` for what they complete.
  public mutating func feed(_ bytes: [UInt8], _ body: (EventElement) throws -> Void) rethrows {
    try bytes.withUnsafeBytes { try feed($0, body) }
  }

  /// Says that the stream is over: a last line without a newline is read.
  public mutating func finish(_ body: (EventElement) throws -> Void) rethrows {
  }

  /// All elements of a whole file; for tests and small files.
  public static func elements(of bytes: [UInt8], file: String) -> [EventElement] {
    var reader = EventReader(file: file)
    var elements: [EventElement] = []
    reader.feed(bytes) { elements.append($0) }
    reader.finish { elements.append($0) }
    return elements
  }
}
