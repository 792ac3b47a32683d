// SPDX-License-Identifier: MIT

@testable import SightlineTrace

/// The bytes as a text, for comparing in a readable way.
func text(_ bytes: [UInt8]) -> String {
  String(decoding: bytes, as: UTF8.self)
}

/// Whether the scanner takes `line`, which has no newline, for JSON.
func isJSON(_ line: [UInt8]) -> Bool {
  (line + [UInt8(ascii: "\n")]).withUnsafeBufferPointer { bytes in
    guard let base = bytes.baseAddress else { return false }
    var scanner = JSONScanner(bytes, start: base, texts: TextCache())
    do throws(Fault) {
      try scanner.checkLine()
      return scanner.at == base + bytes.count
    } catch {
      return false
    }
  }
}

/// Reads one value with the scanner; `nil` if it throws or does not take all of the text.
func scan<Value>(_ text: String, _ read: (inout JSONScanner) throws -> Value) -> Value? {
  Array((text + "\n").utf8).withUnsafeBufferPointer { bytes in
    guard let base = bytes.baseAddress else { return nil }
    var scanner = JSONScanner(bytes, start: base, texts: TextCache())
    guard let value = try? read(&scanner), scanner.at == base + (bytes.count - 1) else { return nil }
    return value
  }
}
