// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
#endif

/// Replays a stream of one or several traces: bytes in, events out, in constant memory.
///
/// Each trace gets fresh trackers, one for each rule book. A trace without `end` is closed at the time of its last line.
/// After an error nothing is closed, no summary comes, and the rest of the stream is not read.
public struct TraceReplay: Sendable {
  /// What a replay brings out.
  public enum Output: Sendable {
    /// A trace begins on this line.
    case head(TraceHead, line: Int)
    /// Events of one rule book in their order, and the same as NDJSON lines.
    case events([Event], lines: [UInt8], book: Int)
    /// Changes of visible fractions, where asked for. They come from the first rule book alone.
    case fractions([FractionChange])
    /// An error or a warning, of the reader or of a tracker.
    case problem(TraceProblem)
    /// A trace is over, for one rule book.
    case summary(TraceSummary, book: Int)
  }

  /// Whether an error was found: the rest of the stream is not read.
  public private(set) var hasFailed = false

  /// Makes a replay.
  ///
  /// - Parameters:
  ///   - file: The name in messages and summaries.
  ///   - rules: The rule books that are replayed side by side.
  ///   - tracksFractions: Whether `fractions` comes out.
  public init(file: String, rules: [RuleBook], tracksFractions: Bool = false) {
  }

  /// Reads more bytes and calls `body` for what they bring out.
  public mutating func feed(_ bytes: UnsafeRawBufferPointer, _ body: (Output) throws -> Void) rethrows {
  }

  /// Reads more bytes and calls `body` for what they bring out.
  public mutating func feed(_ bytes: [UInt8], _ body: (Output) throws -> Void) rethrows {
    try bytes.withUnsafeBytes { try feed($0, body) }
  }

  /// Says that the stream is over: closes the last trace.
  public mutating func finish(_ body: (Output) throws -> Void) rethrows {
  }
}
