// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
#endif

extension TextBuffer {
  mutating func append(_ items: [ItemLine]) {
    append(",\"items\":[")
    for (index, item) in items.enumerated() {
      if index > 0 { append(",") }
      append(item)
    }
    append("]")
  }

  private mutating func append(_ item: ItemLine) {
    append("[")
    append(quoted: item.id)
    for number in [item.frame.x, item.frame.y, item.frame.width, item.frame.height] {
      append(",")
      append(number)
    }
    // Each field begins with a comma; the first one's becomes the brace.
    append(",")
    let start = bytes.count
    appendFields(item)
    if bytes.count == start {
      bytes.removeLast()
    } else {
      bytes[start] = UInt8(ascii: "{")
      append("}")
    }
    append("]")
  }

  private mutating func appendFields(_ item: ItemLine) {
    field(",\"content\":", item.content)
    if let index = item.index {
      append(",\"index\":")
      append(index)
    }
    if item.alpha != 1 {
      append(",\"alpha\":")
      append(item.alpha)
    }
    if item.hidden { append(",\"hidden\":true") }
    if !item.measurable { append(",\"measurable\":false") }
    field(",\"rules\":", item.rules)
    if let attributes = item.attributes {
      append(",\"attributes\":")
      append(attributes, depth: 4)
    }
  }

  mutating func append(_ covers: [Cover]) {
    append(",\"covers\":[")
    for (index, cover) in covers.enumerated() {
      if index > 0 { append(",") }
      append(cover)
    }
    append("]")
  }

  private mutating func append(_ cover: Cover) {
    append("{\"rect\":")
    append(cover.rect)
    field(",\"kind\":", cover.kind?.rawValue)
    if let opacity = cover.opacity {
      append(",\"opacity\":")
      append(opacity)
    }
    if !cover.except.isEmpty {
      append(",\"except\":[")
      for (index, exception) in cover.except.enumerated() {
        if index > 0 { append(",") }
        append(exception)
      }
      append("]")
    }
    field(",\"by\":", cover.by)
    append("}")
  }

  private mutating func append(_ exception: Cover.Exception) {
    guard let surface = exception.surface else { return append(quoted: exception.item) }
    append(list: [surface, exception.item])
  }
}
