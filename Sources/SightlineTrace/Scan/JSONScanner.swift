// SPDX-License-Identifier: MIT

/// Walks over the bytes of whole lines once, and checks them as it goes.
///
/// The bytes end with a newline, and no function passes a newline: it is no white space here, and nothing that may
/// stand in a line. So a single byte at `at` can always be looked at without asking whether there is one; several are
/// loaded at once only where `limit` allows it.
struct JSONScanner {
  /// How many lists and objects may lie in each other, the outermost included.
  static let maximumDepth = 512

  /// Where the line begins; places are counted from here.
  var lineStart: UnsafePointer<UInt8>
  /// The byte that is looked at next.
  var at: UnsafePointer<UInt8>
  /// The last byte, a newline.
  let limit: UnsafePointer<UInt8>
  /// How many lists and objects are open.
  var depth = 0
  /// Whether a value has been read in the innermost list or object.
  var needsComma = false
  /// Whether `t` and `op` of this line were read already, from wherever they stand.
  var isReordered = false
  /// A doubt about the line that is no error.
  var doubt: Fault?
  /// Texts that came before, so that they are not built again.
  var texts: TextCache

  /// Makes a scanner that begins `offset` bytes behind the start of `bytes`, whose last byte must be a newline; `nil`
  /// if it is not.
  init?(_ bytes: UnsafeBufferPointer<UInt8>, from offset: Int = 0, texts: TextCache) {
    guard let base = bytes.baseAddress, offset < bytes.count, bytes[bytes.count - 1] == UInt8(ascii: "\n") else {
      return nil
    }
    lineStart = base + offset
    at = lineStart
    limit = base + (bytes.count - 1)
    self.texts = texts
  }

  /// Begins a line at `at`.
  @inline(__always)
  mutating func beginLine() {
    lineStart = at
    depth = 0
    needsComma = false
    isReordered = false
    doubt = nil
  }

  /// The line and what follows it.
  var lineBytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: lineStart, count: limit - lineStart + 1)
  }

  /// The place of `at` in the line.
  var place: Int { at - lineStart }

  // MARK: Faults

  /// The line is not JSON because of what stands at `at`.
  func broken() -> Fault {
    Fault(kind: .syntax(at.pointee == UInt8(ascii: "\n") ? .endOfLine : .character), place: place)
  }

  /// What stands at `at` is not what is wanted.
  func wrong(_ want: Want) -> Fault {
    at.pointee == UInt8(ascii: "\n") ? broken() : Fault(kind: .wrong(want), place: place)
  }

  // MARK: White space and structure

  /// Passes spaces, tabs and carriage returns.
  @inline(__always)
  mutating func skipSpace() {
    while at.pointee <= 0x20 {
      guard at.pointee == 0x20 || at.pointee == 0x09 || at.pointee == 0x0D else { return }
      at += 1
    }
  }

  /// Enters an object; `at` is on its brace, or the value is not the one wanted.
  @inline(__always)
  mutating func openObject(_ want: Want) throws(Fault) {
    guard at.pointee == UInt8(ascii: "{") else { throw wrong(want) }
    try open()
  }

  /// Enters a list; `at` is on its bracket, or the value is not the one wanted.
  @inline(__always)
  mutating func openList(_ want: Want) throws(Fault) {
    guard at.pointee == UInt8(ascii: "[") else { throw wrong(want) }
    try open()
  }

  @inline(__always)
  private mutating func open() throws(Fault) {
    guard depth < JSONScanner.maximumDepth else { throw Fault(kind: .syntax(.depth), place: place) }
    at += 1
    depth &+= 1
    needsComma = false
  }

  /// Goes to the next value of a list; `false` when the list is over and left.
  @inline(__always)
  mutating func nextElement() throws(Fault) -> Bool {
    skipSpace()
    if at.pointee == UInt8(ascii: "]") {
      at += 1
      depth &-= 1
      needsComma = true
      return false
    }
    try passComma()
    // A bracket here would be a comma too many, and is no value of any kind.
    return true
  }

  /// Goes to the value of the next key of an object; `nil` when the object is over and left.
  @inline(__always)
  mutating func nextKey() throws(Fault) -> Word? {
    skipSpace()
    if at.pointee == UInt8(ascii: "}") {
      at += 1
      depth &-= 1
      needsComma = true
      return nil
    }
    try passComma()
    guard at.pointee == UInt8(ascii: "\"") else { throw broken() }
    let key = try word()
    skipSpace()
    guard at.pointee == UInt8(ascii: ":") else { throw broken() }
    at += 1
    skipSpace()
    return key
  }

  @inline(__always)
  private mutating func passComma() throws(Fault) {
    if needsComma {
      guard at.pointee == UInt8(ascii: ",") else { throw broken() }
      at += 1
      skipSpace()
    }
    needsComma = true
  }

  /// Passes the line's end; something else before it is a fault.
  @inline(__always)
  mutating func endLine() throws(Fault) {
    skipSpace()
    guard at.pointee == UInt8(ascii: "\n") else { throw Fault(kind: .syntax(.trailing), place: place) }
    at += 1
  }

  /// Passes white space, and the line with it if it holds nothing else.
  @inline(__always)
  mutating func passBlankLine() -> Bool {
    skipSpace()
    guard at.pointee == UInt8(ascii: "\n") else { return false }
    at += 1
    return true
  }

  /// Goes behind the line, wherever the scanner stands.
  mutating func abandonLine() {
    at = lineStart
    while at.pointee != UInt8(ascii: "\n") { at += 1 }
    at += 1
  }

  // MARK: Literals

  /// Passes `null` if it stands here.
  @inline(__always)
  mutating func passNull() throws(Fault) -> Bool {
    guard at.pointee == UInt8(ascii: "n") else { return false }
    try literal("null")
    return true
  }

  /// Reads `true` or `false`.
  mutating func boolean(_ want: Want) throws(Fault) -> Bool {
    switch at.pointee {
    case UInt8(ascii: "t"):
      try literal("true")
      return true
    case UInt8(ascii: "f"):
      try literal("false")
      return false
    default: throw wrong(want)
    }
  }

  /// Passes a literal, byte for byte.
  mutating func literal(_ text: StaticString) throws(Fault) {
    for index in 0..<text.utf8CodeUnitCount {
      guard at.pointee == text.utf8Start[index] else { throw broken() }
      at += 1
    }
  }
}
