// SPDX-License-Identifier: MIT

/// A value of JSON as it stands in a file.
indirect enum FactNode {
  case value(FactValue)
  case object([(name: String, node: FactNode)])

  /// How messages name it.
  var words: String {
    switch self {
    case .value(.none): "null"
    case .value(.flag): "true or false"
    case .value(.number): "a number"
    case .value(.text): "a text"
    case .value(.list): "a list"
    case .object: "an object"
    }
  }
}

/// Reads one line of JSON. Files come from anywhere, so it goes no deeper than it must and never traps.
struct FactScanner {
  /// What was found instead of JSON.
  struct Failure: Error {
    var message: String
  }

  private let bytes: [UInt8]
  private var place = 0
  private static let deepest = 8

  init(_ bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

  /// The whole line as one value.
  static func read(_ line: some Sequence<UInt8>) throws(Failure) -> FactNode {
    var scanner = FactScanner(line)
    let node = try scanner.node(depth: 0)
    scanner.skipSpace()
    guard scanner.place == scanner.bytes.count else {
      throw Failure(message: "something follows the JSON at column \(scanner.place + 1); one line is one object")
    }
    return node
  }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0D { place += 1 }
  }

  private mutating func takes(_ character: Unicode.Scalar) -> Bool {
    skipSpace()
    guard next == UInt8(ascii: character) else { return false }
    place += 1
    return true
  }

  private func fail(_ wanted: String) -> Failure {
    guard let byte = next else { return Failure(message: "the line ends where \(wanted) should stand; it was cut off") }
    let found = byte < 0x80 && byte > 0x20 ? "'\(Character(UnicodeScalar(byte)))'" : "byte \(byte)"
    return Failure(message: "\(found) at column \(place + 1), where \(wanted) should stand")
  }

  private mutating func node(depth: Int) throws(Failure) -> FactNode {
    guard depth < Self.deepest else {
      throw Failure(message: "values lie more than \(Self.deepest) deep in each other")
    }
    skipSpace()
    switch next {
    case UInt8(ascii: "{"): return .object(try object(depth: depth))
    case UInt8(ascii: "["): return .value(.list(try list(depth: depth)))
    case UInt8(ascii: "\""): return .value(.text(try string()))
    case UInt8(ascii: "t"): return try word("true", .flag(true))
    case UInt8(ascii: "f"): return try word("false", .flag(false))
    case UInt8(ascii: "n"): return try word("null", .none)
    default: return .value(.number(try number()))
    }
  }

  private mutating func object(depth: Int) throws(Failure) -> [(name: String, node: FactNode)] {
    place += 1
    var fields: [(name: String, node: FactNode)] = []
    if takes("}") { return fields }
    repeat {
      skipSpace()
      guard next == UInt8(ascii: "\"") else { throw fail("the name of a field") }
      let name = try string()
      guard takes(":") else { throw fail("':'") }
      guard !fields.contains(where: { $0.name == name }) else { throw Failure(message: "'\(name)' stands twice") }
      fields.append((name, try node(depth: depth + 1)))
    } while takes(",")
    guard takes("}") else { throw fail("',' or '}'") }
    return fields
  }

  private mutating func list(depth: Int) throws(Failure) -> [FactValue] {
    place += 1
    var values: [FactValue] = []
    if takes("]") { return values }
    repeat {
      guard case .value(let value) = try node(depth: depth + 1) else {
        throw Failure(message: "an object in a list; lists hold numbers, texts, true, false and null")
      }
      values.append(value)
    } while takes(",")
    guard takes("]") else { throw fail("',' or ']'") }
    return values
  }

  private mutating func word(_ word: String, _ value: FactValue) throws(Failure) -> FactNode {
    for byte in word.utf8 {
      guard next == byte else { throw fail("'\(word)'") }
      place += 1
    }
    return .value(value)
  }

  private mutating func number() throws(Failure) -> Double {
    let start = place
    while let byte = next, "+-.0123456789eE".utf8.contains(byte) { place += 1 }
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    guard let first = text.utf8.first, first == UInt8(ascii: "-") || (0x30...0x39).contains(first),
      let number = Double(text), number.isFinite
    else {
      place = start
      throw fail("a value")
    }
    return number
  }

  private mutating func string() throws(Failure) -> String {
    place += 1
    var text: [UInt8] = []
    while let byte = next {
      place += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text += try escape()
      default: text.append(byte)
      }
    }
    throw fail("the end of a text")
  }

  private mutating func escape() throws(Failure) -> [UInt8] {
    guard let byte = next else { throw fail("an escape") }
    place += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "u"):
      let digits = String(decoding: bytes[place..<min(place + 4, bytes.count)], as: UTF8.self)
      guard digits.utf8.count == 4, let code = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(code) else {
        throw fail("four hexadecimal digits of one character")
      }
      place += 4
      return Array(String(Character(scalar)).utf8)
    default:
      place -= 1
      throw fail("an escape")
    }
  }
}
