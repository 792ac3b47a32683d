// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
#endif

extension TextBuffer {
  /// Appends what an app attached to an item. `depth` lists and objects are open around it; what would lie deeper than
  /// a reader goes is written as `null`.
  mutating func append(_ attributes: Attributes, depth: Int) {
    append("{")
    for (index, entry) in attributes.entries.enumerated() {
      if index > 0 { append(",") }
      append(quoted: entry.name)
      append(":")
      append(entry.value, depth: depth + 1)
    }
    append("}")
  }

  private mutating func append(_ value: AttributeValue, depth: Int) {
    switch value {
    case .null: append("null")
    case .bool(let isTrue): isTrue ? append("true") : append("false")
    case .integer(let integer): append(integer: integer)
    case .number(let number): number.isFinite ? append(number) : append("null")
    case .string(let text): append(quoted: text)
    case .array(let values) where depth < JSONScanner.maximumDepth:
      append("[")
      for (index, value) in values.enumerated() {
        if index > 0 { append(",") }
        append(value, depth: depth + 1)
      }
      append("]")
    case .object(let attributes) where depth < JSONScanner.maximumDepth: append(attributes, depth: depth)
    case .array, .object: append("null")
    }
  }
}
