// SPDX-License-Identifier: MIT

@testable import SightlineTrace

/// The bytes as a text, for comparing in a readable way.
func text(_ bytes: [UInt8]) -> String {
  String(decoding: bytes, as: UTF8.self)
}

/// Whether the scanner takes `line`, which has no newline, for JSON.
func isJSON(_ line: [UInt8]) -> Bool {
  (line + [UInt8(ascii: "\n")]).withUnsafeBufferPointer { bytes in
    guard var scanner = JSONScanner(bytes, texts: TextCache()) else { return false }
    do throws(Fault) {
      try scanner.checkLine()
      return scanner.at == scanner.limit + 1
    } catch {
      return false
    }
  }
}

/// Reads one value with the scanner; `nil` if it throws or does not take all of the text.
func scan<Value>(_ text: String, _ read: (inout JSONScanner) throws -> Value) -> Value? {
  Array((text + "\n").utf8).withUnsafeBufferPointer { bytes in
    guard var scanner = JSONScanner(bytes, texts: TextCache()) else { return nil }
    guard let value = try? read(&scanner), scanner.at == scanner.limit else { return nil }
    return value
  }
}
