// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineTrace
#endif

/// Finds where traces begin without reading them.
///
/// Only whole lines in the usual form are found, `{"t":0,"op":"trace"` and on, and of them only those without a fault:
/// what an error in such a line means depends on the trace before it. A trace that begins in another form is not missed
/// by the reader; it is merely replayed by the same thread as the one before.
enum TraceLine {
  /// How many bytes before the end a trace line may have begun that could not be recognised yet.
  private static let lookBack = 64

  private static let front = Array(#"{"t":"#.utf8)
  private static let middle = Array(#","op":"trace""#.utf8)

  /// The place of the first trace line that begins at `start` or later, behind a newline.
  static func place(in bytes: [UInt8], from start: Int) -> Int? {
    bytes.withUnsafeBytes { place(in: $0, from: start) }
  }

  static func place(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
    search(in: bytes, from: start).place
  }

  /// The same, and where to search on when more bytes have come.
  static func search(in bytes: UnsafeRawBufferPointer, from start: Int) -> (place: Int?, next: Int) {
    var from = max(0, start - 1)
    while let newline = System.find(0x0A, in: bytes, from: from) {
      from = newline + 1
      guard isTraceLine(bytes, at: from) else { continue }
      guard let end = System.find(0x0A, in: bytes, from: from) else { return (nil, from) }
      if isHead(bytes[from...end]) { return (from, from) }
    }
    // The beginning of a trace line may stand at the end.
    return (nil, max(start, bytes.count - lookBack))
  }

  private static func isHead(_ line: Slice<UnsafeRawBufferPointer>) -> Bool {
    let elements = TraceReader.elements(of: Array(line), file: "")
    guard elements.count == 1, case .head? = elements.first?.kind else { return false }
    return true
  }

  /// How many lines end in these bytes.
  static func newlines(in bytes: UnsafeRawBufferPointer) -> Int {
    var count = 0
    for byte in bytes { count &+= byte == 0x0A ? 1 : 0 }
    return count
  }

  private static func isTraceLine(_ bytes: UnsafeRawBufferPointer, at start: Int) -> Bool {
    var place = start + front.count
    guard place < bytes.count, bytes[start..<place].elementsEqual(front) else { return false }
    while place < bytes.count, isNumeric(bytes[place]) { place += 1 }
    return bytes[place...].starts(with: middle)
  }

  private static func isNumeric(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }
}
