// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
#endif

/// Writes traces in their canonical form: reading its output and writing it again gives the same bytes.
///
/// Keys stand in the order of `Documentation/TraceFormat.md`, what is at its default is left out, there is no white
/// space, and every line ends with a newline.
public struct TraceWriter: Sendable {
  private var text = TextBuffer()

  /// Makes a writer that has written nothing.
  public init() {
  }

  /// What has been written and not been taken.
  public var bytes: [UInt8] { text.bytes }

  /// Writes the line that begins a trace, also when the head is implied.
  public mutating func write(_ head: TraceHead) {
    text.append("{\"t\":")
    text.append(head.time)
    text.append(",\"op\":\"trace\",\"version\":")
    text.append(head.version)
    text.field(",\"source\":", head.source)
    text.field(",\"device\":", head.device)
    if let gap = head.maximumGap {
      text.append(",\"maximumGap\":")
      text.append(gap)
    }
    text.append("}\n")
  }

  /// Writes an input.
  public mutating func write(_ input: Input, at time: Timestamp) {
    if case .scroll(let surface, let offset, let phase) = input {
      return text.appendLine(at: time, scroll: surface, offset, phase)
    }
    text.append("{\"t\":")
    text.append(time)
    text.append(input)
    text.append("}\n")
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
