// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
#endif

/// Writes events and summaries as NDJSON, in the one form that `Documentation/EventFormat.md` gives.
public struct EventWriter: Sendable {
  /// What has been written and not been taken.
  public private(set) var bytes: [UInt8] = []

  /// Makes a writer that has written nothing.
  public init() {
  }

  /// Writes an event.
  public mutating func write(_ event: Event) {
  }

  /// Writes the trailer of a trace.
  public mutating func write(_ summary: TraceSummary) {
  }

  /// Takes what has been written since the last time.
  public mutating func take() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }

  /// Forgets what has been written and keeps the memory.
  public mutating func clear() {
    bytes.removeAll(keepingCapacity: true)
  }
}
