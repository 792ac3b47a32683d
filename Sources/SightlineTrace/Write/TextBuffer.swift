// SPDX-License-Identifier: MIT

/// Bytes of JSON text that grow.
struct TextBuffer: Sendable {
  var bytes: [UInt8] = []

  /// Appends text that stands for itself.
  @inline(__always)
  mutating func append(_ text: StaticString) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Appends one byte.
  @inline(__always)
  mutating func append(_ byte: UInt8) {
    bytes.append(byte)
  }

  /// Appends a text in quotes.
  mutating func append(quoted text: String) {
    bytes.append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { appendEscaped($0) }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Appends texts in a list.
  mutating func append(list texts: [String]) {
    append("[")
    for (index, text) in texts.enumerated() {
      if index > 0 { append(",") }
      append(quoted: text)
    }
    append("]")
  }

  /// Appends the plain stretches whole, and between them escapes for quotes, backslashes and control characters.
  private mutating func appendEscaped(_ text: UnsafeBufferPointer<UInt8>) {
    var start = 0
    for index in 0..<text.count {
      let byte = text[index]
      guard byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") else { continue }
      bytes.append(contentsOf: text[start..<index])
      appendEscape(byte)
      start = index + 1
    }
    bytes.append(contentsOf: text[start...])
  }

  private mutating func appendEscape(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): append("\\\"")
    case UInt8(ascii: "\\"): append("\\\\")
    case 0x08: append("\\b")
    case 0x09: append("\\t")
    case 0x0A: append("\\n")
    case 0x0C: append("\\f")
    case 0x0D: append("\\r")
    default:
      append("\\u00")
      append(hexadecimal: UInt64(byte), digits: 2)
    }
  }

  /// Appends the lowest `digits` hexadecimal digits.
  mutating func append(hexadecimal value: UInt64, digits: Int) {
    for place in (0..<digits).reversed() {
      let digit = UInt8(truncatingIfNeeded: (value >> (UInt64(place) * 4)) & 0xF)
      bytes.append(digit < 10 ? 0x30 + digit : 0x61 + digit - 10)
    }
  }
}
