// SPDX-License-Identifier: MIT

/// A trace line that stands behind something else on one line, because a trace before it lost its last newline.
struct GluedHead {
  /// What stands before it.
  var before: [UInt8]
  var head: TraceHead

  /// Looks for a trace line that reaches to the end of the first line of `bytes`; `nil` if there is none.
  init?(in bytes: UnsafeBufferPointer<UInt8>) {
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")),
      var scanner = JSONScanner(bytes, texts: TextCache())
    else { return nil }
    let base = scanner.at
    let front: StaticString = "{\"t\":"
    let opening = UnsafeBufferPointer(start: front.utf8Start, count: front.utf8CodeUnitCount)
    for place in stride(from: 1, to: end, by: 1) where bytes[place...].starts(with: opening) {
      scanner.at = base + place
      scanner.beginLine()
      guard case .head(let head)? = try? scanner.traceLine() else { continue }
      before = Array(bytes[..<place])
      self.head = head
      // A line before it that was read to its end is whole and of one piece; a further trace line in it is not looked
      // for.
      return
    }
    return nil
  }
}
