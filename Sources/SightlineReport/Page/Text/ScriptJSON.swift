// SPDX-License-Identifier: MIT

/// JSON text that can stand in a script element of HTML: no text in it can close the element or begin a comment.
///
/// Every `<` is written as an escape, and so are control characters and the two separators that end a line in old
/// scripts. All other text stands as it is, in UTF-8.
struct ScriptJSON: Sendable {
  private(set) var bytes: [UInt8] = []
  /// Whether a comma is due before the next element.
  private var needsComma = false

  // MARK: Values

  mutating func null() { raw("null") }

  mutating func value(_ value: Bool) { raw(value ? "true" : "false") }

  mutating func value(_ value: Int64) {
    comma()
    append(digits: value)
    needsComma = true
  }

  mutating func value(_ value: Int) { self.value(Int64(value)) }

  /// Writes a number; JSON has no infinities, so they are null.
  mutating func value(_ value: Double) {
    guard value.isFinite else { return null() }
    if value == value.rounded(), abs(value) < 1e15 { return self.value(Int64(value)) }
    comma()
    bytes.append(contentsOf: value.description.utf8)
    needsComma = true
  }

  mutating func value(_ text: String) {
    comma()
    append(quoted: text)
    needsComma = true
  }

  mutating func value(_ text: String?) {
    if let text { value(text) } else { null() }
  }

  /// Writes a value that is JSON of this kind already.
  mutating func value(json: [UInt8]) {
    comma()
    bytes += json
    needsComma = true
  }

  // MARK: Lists and objects

  mutating func list(_ body: (inout ScriptJSON) -> Void) { nested("[", "]", body) }

  mutating func object(_ body: (inout ScriptJSON) -> Void) { nested("{", "}", body) }

  mutating func list<Element>(_ elements: some Sequence<Element>, _ body: (inout ScriptJSON, Element) -> Void) {
    list { json in for element in elements { body(&json, element) } }
  }

  // MARK: Fields

  /// Writes the name of a field; its value follows.
  mutating func field(_ name: String) {
    comma()
    append(quoted: name)
    bytes.append(UInt8(ascii: ":"))
  }

  mutating func field(_ name: String, _ value: Bool) { field(name); self.value(value) }
  mutating func field(_ name: String, _ value: Int) { field(name); self.value(value) }
  mutating func field(_ name: String, _ value: Int64) { field(name); self.value(value) }
  mutating func field(_ name: String, _ value: Double) { field(name); self.value(value) }
  mutating func field(_ name: String, _ value: String?) { field(name); self.value(value) }

  /// Writes a field with a list.
  mutating func field<Element>(
    _ name: String, _ elements: some Sequence<Element>, _ body: (inout ScriptJSON, Element) -> Void
  ) {
    field(name)
    list(elements, body)
  }

  /// Writes a field with an object.
  mutating func field(_ name: String, _ body: (inout ScriptJSON) -> Void) {
    field(name)
    object(body)
  }

  // MARK: Bytes

  private mutating func raw(_ text: StaticString) {
    comma()
    bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    needsComma = true
  }

  private mutating func comma() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = false
  }

  private mutating func nested(_ open: Unicode.Scalar, _ close: Unicode.Scalar, _ body: (inout ScriptJSON) -> Void) {
    comma()
    bytes.append(UInt8(truncatingIfNeeded: open.value))
    body(&self)
    bytes.append(UInt8(truncatingIfNeeded: close.value))
    needsComma = true
  }

  private mutating func append(digits value: Int64) {
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    var rest = value.magnitude
    let start = bytes.count
    repeat {
      bytes.append(0x30 + UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    } while rest > 0
    bytes[start...].reverse()
  }

  private mutating func append(quoted text: String) {
    bytes.append(UInt8(ascii: "\""))
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": bytes += [UInt8(ascii: "\\"), UInt8(truncatingIfNeeded: scalar.value)]
      case "\0"..<" ", "\u{7F}"..<"\u{A0}", "<", "\u{2028}", "\u{2029}": append(escaped: scalar.value)
      default: bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func append(escaped value: UInt32) {
    bytes += [UInt8(ascii: "\\"), UInt8(ascii: "u")]
    for shift in [12, 8, 4, 0] as [UInt32] {
      let digit = UInt8(truncatingIfNeeded: (value >> shift) & 0xF)
      bytes.append(digit < 10 ? 0x30 + digit : 0x61 + digit - 10)
    }
  }
}
