// SPDX-License-Identifier: MIT

/// The fields of one line of events: names with the text of their values as it stands there.
///
/// The lines were written by the event writer or read by its reader; what is no object has no fields.
struct LineFields: Equatable {
  struct Field: Equatable {
    let name: String
    /// The value as JSON.
    let raw: String
  }

  private(set) var fields: [Field] = []

  /// The value of a field as JSON.
  subscript(name: String) -> String? {
    fields.first { $0.name == name }?.raw
  }

  /// Takes a line apart.
  init(_ line: some Collection<UInt8>) {
    var scanner = Scanner(bytes: Array(line))
    guard scanner.skip(UInt8(ascii: "{")) else { return }
    while let name = scanner.value(), scanner.skip(UInt8(ascii: ":")), let raw = scanner.value() {
      fields.append(Field(name: JSONText.string(name) ?? name, raw: raw))
      if !scanner.skip(UInt8(ascii: ",")) { break }
    }
  }

  private struct Scanner {
    let bytes: [UInt8]
    var place = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    mutating func skip(_ byte: UInt8) -> Bool {
      skipSpace()
      guard place < bytes.count, bytes[place] == byte else { return false }
      place += 1
      return true
    }

    private mutating func skipSpace() {
      while place < bytes.count, JSONText.isSpace(bytes[place]) { place += 1 }
    }

    /// The text of the next value, nested ones whole.
    mutating func value() -> String? {
      skipSpace()
      let start = place
      var depth = 0
      while place < bytes.count {
        switch bytes[place] {
        case UInt8(ascii: "\""):
          skipString()
          continue
        case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
        case UInt8(ascii: "}"), UInt8(ascii: "]"):
          if depth == 0 { return text(from: start) }
          depth -= 1
        case UInt8(ascii: ","), UInt8(ascii: ":"):
          if depth == 0 { return text(from: start) }
        default: break
        }
        place += 1
      }
      return text(from: start)
    }

    private mutating func skipString() {
      place += 1
      while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
        place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
      }
      place = min(place + 1, bytes.count)
    }

    private func text(from start: Int) -> String? {
      var end = place
      while end > start, JSONText.isSpace(bytes[end - 1]) { end -= 1 }
      return start < end ? String(decoding: bytes[start..<end], as: UTF8.self) : nil
    }
  }
}
