// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
#endif

/// Writes events and summaries as NDJSON, in the one form that `Documentation/EventFormat.md` gives.
public struct EventWriter: Sendable {
  private var text = TextBuffer()

  /// Makes a writer that has written nothing.
  public init() {
  }

  /// What has been written and not been taken.
  public var bytes: [UInt8] { text.bytes }

  /// Writes an event.
  public mutating func write(_ event: Event) {
    text.append(event)
  }

  /// Writes the trailer of a trace.
  public mutating func write(_ summary: TraceSummary) {
    text.append(summary)
  }

  /// Writes a change of a visible fraction, with the name of its trace where several stand in one output.
  public mutating func write(_ change: FractionChange, trace: String? = nil) {
    text.append(change, trace: trace)
  }

  /// Takes what has been written since the last time.
  public mutating func take() -> [UInt8] {
    defer { text.bytes = [] }
    return text.bytes
  }

  /// Forgets what has been written and keeps the memory.
  public mutating func clear() {
    text.bytes.removeAll(keepingCapacity: true)
  }
}
