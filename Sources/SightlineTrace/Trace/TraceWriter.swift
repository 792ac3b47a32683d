// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
#endif

/// Writes traces in their canonical form: reading and writing its output again gives the same bytes.
public struct TraceWriter: Sendable {
  /// What has been written and not been taken.
  public private(set) var bytes: [UInt8] = []

  /// Makes a writer that has written nothing.
  public init() {
  }

  /// Writes the line that begins a trace.
  public mutating func write(_ head: TraceHead) {
  }

  /// Writes an input.
  public mutating func write(_ input: Input, at time: Timestamp) {
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
