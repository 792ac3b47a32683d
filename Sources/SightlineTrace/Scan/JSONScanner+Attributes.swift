// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
#endif

extension JSONScanner {
  /// Reads what an app attached to an item: any object.
  mutating func attributes() throws(Fault) -> Attributes {
    var attributes = Attributes()
    try openObject(.attributes)
    while let key = try nextName() { attributes[key.name] = try attributeValue() }
    return attributes
  }

  /// As ``nextKey()``, with the key as a text, and its place.
  mutating func nextName() throws(Fault) -> (name: String, place: Int)? {
    skipSpace()
    let key = at
    guard try nextKey() != nil else { return nil }
    let value = at
    // The key stands behind the comma, if there is one, and its check is done.
    at = key
    if at.pointee == UInt8(ascii: ",") {
      at += 1
      skipSpace()
    }
    let start = place
    let name = try text()
    at = value
    return (name, start)
  }

  private mutating func attributeValue() throws(Fault) -> AttributeValue {
    switch at.pointee {
    case UInt8(ascii: "\""): return .string(try text())
    case UInt8(ascii: "{"): return .object(try attributes())
    case UInt8(ascii: "["):
      var values: [AttributeValue] = []
      try openList(.attributes)
      while try nextElement() { values.append(try attributeValue()) }
      return .array(values)
    case UInt8(ascii: "t"), UInt8(ascii: "f"): return .bool(try boolean(.boolean))
    case UInt8(ascii: "n"):
      try literal("null")
      return .null
    default:
      let decimal = try decimal(.anything)
      if decimal.isWhole, let integer = decimal.int64 { return .integer(integer) }
      return .number(decimal.double)
    }
  }
}
