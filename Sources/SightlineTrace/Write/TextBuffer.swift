// SPDX-License-Identifier: MIT

/// Bytes of JSON text that grow.
struct TextBuffer: Sendable {
  var bytes: [UInt8] = []

  /// Appends what `body` writes, which must not be more than `bound` bytes.
  @inline(__always)
  mutating func write(bound: Int, _ body: (inout ByteCursor) -> Void) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: bound) { memory in
      guard let base = memory.baseAddress else { return }
      var cursor = ByteCursor(at: base)
      body(&cursor)
      bytes.append(contentsOf: UnsafeBufferPointer(start: base, count: cursor.at - base))
    }
  }

  /// Appends text that stands for itself.
  @inline(__always)
  mutating func append(_ text: StaticString) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Appends a text in quotes.
  mutating func append(quoted text: String) {
    write(bound: ByteCursor.bound(text)) { $0.append(quoted: text) }
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

  // MARK: Fields

  /// Appends a field with a text.
  mutating func append(_ key: StaticString, _ value: String) {
    append(key)
    append(quoted: value)
  }

  /// Appends a field with a text, if there is one.
  mutating func field(_ key: StaticString, _ value: String?) {
    if let value { append(key, value) }
  }

  /// Appends a field with texts, if it is given.
  mutating func field(_ key: StaticString, _ value: [String]?) {
    guard let value else { return }
    append(key)
    append(list: value)
  }
}
