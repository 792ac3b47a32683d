// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
#endif

/// Writes into memory that is known to be enough: whoever lends the memory adds up the bounds before.
///
/// Growing an array for each of the forty pieces of an event's line costs more than all else about it.
struct ByteCursor {
  var at: UnsafeMutablePointer<UInt8>

  /// No whole number and no time is longer.
  static let integerBound = 21

  /// What a number may take: those of everyday size are at most 24 bytes long.
  static func bound(_ value: Double) -> Int {
    value == 0 || (value.magnitude >= 1e-5 && value.isFinite) ? 25 : 350
  }

  /// What a text in quotes may take, if every byte of it needs an escape.
  static func bound(_ text: String?) -> Int {
    text.map { $0.utf8.count &* 6 &+ 2 } ?? 0
  }

  /// Writes one byte.
  @inline(__always)
  mutating func append(_ byte: UInt8) {
    at.pointee = byte
    at += 1
  }

  /// Writes text that stands for itself.
  @inline(__always)
  mutating func append(_ text: StaticString) {
    at.update(from: text.utf8Start, count: text.utf8CodeUnitCount)
    at += text.utf8CodeUnitCount
  }

  /// Writes bytes that stand for themselves.
  @inline(__always)
  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let base = bytes.baseAddress else { return }
    at.update(from: base, count: bytes.count)
    at += bytes.count
  }

  /// Writes a text in quotes.
  mutating func append(quoted text: String) {
    append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { bytes in
      for byte in bytes {
        if byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
          append(byte)
        } else {
          appendEscape(byte)
        }
      }
    }
    append(UInt8(ascii: "\""))
  }

  @inline(never)
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

  /// Writes the lowest `digits` hexadecimal digits.
  mutating func append(hexadecimal value: UInt64, digits: Int) {
    for place in (0..<digits).reversed() {
      let digit = UInt8(truncatingIfNeeded: (value >> (UInt64(place) * 4)) & 0xF)
      append(digit < 10 ? 0x30 + digit : 0x61 + digit - 10)
    }
  }

  // MARK: Fields

  /// Writes a key and a text, if there is one.
  @inline(__always)
  mutating func append(_ key: StaticString, _ value: String?) {
    guard let value else { return }
    append(key)
    append(quoted: value)
  }

  /// Writes a key and a whole number, if there is one.
  @inline(__always)
  mutating func append(_ key: StaticString, _ value: Int?) {
    guard let value else { return }
    append(key)
    append(integer: Int64(value))
  }

  /// Writes a key and a number.
  @inline(__always)
  mutating func append(_ key: StaticString, _ value: Double) {
    append(key)
    append(value)
  }

  /// Writes a key and a length of time, if there is one.
  @inline(__always)
  mutating func append(_ key: StaticString, _ value: TimeSpan?) {
    guard let value else { return }
    append(key)
    append(nanoseconds: value.nanoseconds)
  }
}
