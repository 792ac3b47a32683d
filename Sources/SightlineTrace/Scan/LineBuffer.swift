// SPDX-License-Identifier: MIT

/// Puts lines together that came in pieces.
///
/// It holds the beginning of one line at most; whole lines are read where they lie.
struct LineBuffer: Sendable {
  /// The longest line that is read, in bytes. Anything longer is no trace.
  static let maximumLength = 1 << 28

  /// The beginning of a line whose end has not come.
  private var rest: [UInt8] = []
  private let maximumLength: Int

  init(maximumLength: Int = LineBuffer.maximumLength) {
    self.maximumLength = maximumLength
  }

  /// Whether the line that has begun is longer than a line may be.
  var isTooLong: Bool { rest.count > maximumLength }

  /// Ends the line that has begun, if `bytes` hold its end: returns it, and where in `bytes` the next one begins.
  mutating func completed(by bytes: UnsafeBufferPointer<UInt8>) -> (line: [UInt8], next: Int)? {
    guard !rest.isEmpty, let newline = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    var line = rest
    rest = []
    line.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[...newline]))
    return (line, newline + 1)
  }

  /// Keeps the beginning of a line.
  mutating func append(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) {
    rest.append(contentsOf: UnsafeBufferPointer(rebasing: bytes))
  }

  /// Takes a last line without a newline, with one put to it; `nil` if there is none.
  mutating func takeLast() -> [UInt8]? {
    guard !rest.isEmpty else { return nil }
    defer { rest = [] }
    return rest + [UInt8(ascii: "\n")]
  }

  /// Whether the first byte of a line that is no white space begins an object.
  static func beginsAsObject(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.first { $0 > 0x20 } == UInt8(ascii: "{")
  }

  /// How many bytes at the start of a stream are a byte order mark: three or none.
  static func byteOrderMark(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
    bytes.count > 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF ? 3 : 0
  }

  /// The error for a line that does not end.
  static func tooLong(file: String, line: Int) -> TraceProblem {
    TraceProblem(
      file: file, line: line, column: 1, isError: true, found: "this line is longer than 256 MiB",
      advice: Want.object.advice)
  }
}
