// SPDX-License-Identifier: MIT

/// Reads and compares single JSON values that stand in lines of events.
enum JSONText {
  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  /// The text that a JSON string stands for, or `nil` if `raw` is none.
  static func string(_ raw: String) -> String? {
    guard raw.utf8.count >= 2, raw.hasPrefix("\""), raw.hasSuffix("\"") else { return nil }
    let inner = raw.utf8.dropFirst().dropLast()
    guard inner.contains(UInt8(ascii: "\\")) else { return String(decoding: inner, as: UTF8.self) }
    var units: [UInt16] = []
    var rest = String(decoding: inner, as: UTF8.self).utf16.makeIterator()
    while let unit = rest.next() {
      guard unit == 0x5C else {
        units.append(unit)
        continue
      }
      guard let escape = rest.next(), let meaning = meaning(of: escape, &rest) else { return nil }
      units.append(meaning)
    }
    return String(decoding: units, as: UTF16.self)
  }

  private static func meaning(of escape: UInt16, _ rest: inout String.UTF16View.Iterator) -> UInt16? {
    switch escape {
    case 0x22, 0x5C, 0x2F: return escape
    case 0x62: return 0x08
    case 0x66: return 0x0C
    case 0x6E: return 0x0A
    case 0x72: return 0x0D
    case 0x74: return 0x09
    case 0x75:
      var value: UInt16 = 0
      for _ in 0..<4 {
        guard let unit = rest.next(), let digit = digit(unit) else { return nil }
        value = value << 4 | digit
      }
      return value
    default: return nil
    }
  }

  private static func digit(_ unit: UInt16) -> UInt16? {
    switch unit {
    case 0x30...0x39: unit - 0x30
    case 0x41...0x46: unit - 0x41 + 10
    case 0x61...0x66: unit - 0x61 + 10
    default: nil
    }
  }

  /// Whether two values say the same: numbers anywhere in them within 1e-9, relative from 1 on; all else exactly,
  /// without regard to white space outside strings.
  static func isSame(_ left: String, _ right: String) -> Bool {
    if left == right { return true }
    let (left, right) = (tokens(left), tokens(right))
    guard left.count == right.count else { return false }
    return zip(left, right).allSatisfy { left, right in
      if left == right { return true }
      if let text = string(left) { return text == string(right) }
      guard let left = Double(left), let right = Double(right) else { return false }
      return abs(left - right) <= 1e-9 * max(1, abs(left))
    }
  }

  private static func tokens(_ raw: String) -> [String] {
    var tokens: [String] = []
    var token: [UInt8] = []
    var isInString = false
    var isEscaped = false
    func end() {
      if !token.isEmpty { tokens.append(String(decoding: token, as: UTF8.self)) }
      token = []
    }
    for byte in raw.utf8 {
      if isInString {
        token.append(byte)
        if byte == UInt8(ascii: "\""), !isEscaped {
          isInString = false
          end()
        }
        isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
        continue
      }
      switch byte {
      case UInt8(ascii: "\""):
        end()
        token = [byte]
        isInString = true
      case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ","),
        UInt8(ascii: ":"):
        end()
        tokens.append(String(UnicodeScalar(byte)))
      case _ where isSpace(byte): end()
      default: token.append(byte)
      }
    }
    end()
    return tokens
  }
}
