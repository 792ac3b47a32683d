// SPDX-License-Identifier: MIT

/// Cuts pieces of bytes into lines; what has no newline yet waits for the next piece.
struct LineSplitter {
  private var rest: [UInt8] = []

  /// Calls `body` for each line that `bytes` completes, without its newline.
  mutating func feed(_ bytes: UnsafeRawBufferPointer, _ body: (ArraySlice<UInt8>) throws -> Void) rethrows {
    var bytes = bytes
    while let newline = bytes.firstIndex(of: 0x0A) {
      rest.append(contentsOf: bytes[..<newline])
      try body(rest[...])
      rest.removeAll(keepingCapacity: true)
      bytes = UnsafeRawBufferPointer(rebasing: bytes[(newline + 1)...])
    }
    rest.append(contentsOf: bytes)
  }

  /// Calls `body` for a last line without a newline.
  mutating func finish(_ body: (ArraySlice<UInt8>) throws -> Void) rethrows {
    if !rest.isEmpty { try body(rest[...]) }
    rest = []
  }
}
