// SPDX-License-Identifier: MIT

extension JSONScanner {
  /// Passes a value of any kind, and checks it.
  mutating func skipValue() throws(Fault) {
    switch at.pointee {
    case UInt8(ascii: "\""): _ = try span()
    case UInt8(ascii: "{"):
      try openObject(.anything)
      while try nextKey() != nil { try skipValue() }
    case UInt8(ascii: "["):
      try openList(.anything)
      while try nextElement() { try skipValue() }
    case UInt8(ascii: "t"): try literal("true")
    case UInt8(ascii: "f"): try literal("false")
    case UInt8(ascii: "n"): try literal("null")
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): _ = try decimal(.anything)
    default: throw broken()
    }
  }

  /// Goes back to the line's start and passes it whole, as one value and nothing after it; throws only what is not JSON.
  mutating func checkLine() throws(Fault) {
    at = lineStart
    depth = 0
    needsComma = false
    skipSpace()
    try skipValue()
    try endLine()
  }

  /// The fault to report for a line in which `fault` was met first, and the way behind that line.
  ///
  /// A line that is not JSON is that before all else, wherever it stops being JSON.
  mutating func settle(_ fault: Fault) -> Fault {
    defer { abandonLine() }
    do {
      try checkLine()
      return fault
    } catch {
      return error
    }
  }
}
