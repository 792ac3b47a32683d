// SPDX-License-Identifier: MIT

/// A text between its quotes, checked, not yet unescaped. Valid as long as the scanner's bytes are.
struct TextSpan {
  var start: UnsafePointer<UInt8>
  var count: Int
  var hasEscapes: Bool

  /// The bytes between the quotes.
  var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: count) }
}
