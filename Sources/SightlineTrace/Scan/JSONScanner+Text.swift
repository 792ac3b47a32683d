// SPDX-License-Identifier: MIT

extension JSONScanner {
  /// Reads a short text as a word; `at` is on the opening quote.
  ///
  /// The usual case, plain ASCII of at most 15 bytes, takes no loop.
  @inline(__always)
  mutating func word() throws(Fault) -> Word {
    let start = at + 1
    if limit - start >= 16 {
      let low = ByteLanes.load(start)
      let marks = ByteLanes.specials(low)
      if marks != 0 {
        let count = marks.trailingZeroBitCount &>> 3
        if start[count] == UInt8(ascii: "\"") {
          at = start + (count &+ 1)
          return Word(low: ByteLanes.first(count, of: low), high: 0)
        }
      } else {
        let high = ByteLanes.load(start + 8)
        let marks = ByteLanes.specials(high)
        if marks != 0 {
          let count = marks.trailingZeroBitCount &>> 3
          if start[8 &+ count] == UInt8(ascii: "\"") {
            at = start + (count &+ 9)
            return Word(low: low, high: ByteLanes.first(count, of: high))
          }
        }
      }
    }
    return try slowWord()
  }

  /// ``word()`` for what is long, escaped, not ASCII or near the end of the bytes.
  @inline(never)
  private mutating func slowWord() throws(Fault) -> Word {
    let span = try span()
    return span.hasEscapes ? Word(unescaped(span)) : Word(span.bytes)
  }

  /// Reads a text and checks it; `at` is on the opening quote.
  @inline(__always)
  mutating func span() throws(Fault) -> TextSpan {
    let start = at + 1
    at = start
    passPlain()
    if at.pointee == UInt8(ascii: "\"") {
      let span = TextSpan(start: start, count: at - start, hasEscapes: false)
      at += 1
      return span
    }
    return try slowSpan(from: start)
  }

  /// Goes on to the first byte of a text that is not simply ASCII, the closing quote included.
  @inline(__always)
  private mutating func passPlain() {
    while limit - at >= 8 {
      let marks = ByteLanes.specials(ByteLanes.load(at))
      if marks != 0 {
        at += marks.trailingZeroBitCount &>> 3
        return
      }
      at += 8
    }
    while at.pointee >= 0x20, at.pointee < 0x80, at.pointee != UInt8(ascii: "\""), at.pointee != UInt8(ascii: "\\") {
      at += 1
    }
  }

  @inline(never)
  private mutating func slowSpan(from start: UnsafePointer<UInt8>) throws(Fault) -> TextSpan {
    var hasEscapes = false
    while true {
      switch at.pointee {
      case UInt8(ascii: "\""):
        let span = TextSpan(start: start, count: at - start, hasEscapes: hasEscapes)
        at += 1
        return span
      case UInt8(ascii: "\\"):
        hasEscapes = true
        try passEscape()
      case 0x80...: try passMultibyte()
      case UInt8(ascii: "\n"): throw broken()
      default: throw Fault(kind: .syntax(.control), place: place)
      }
      passPlain()
    }
  }

  private mutating func passEscape() throws(Fault) {
    let escape = place
    at += 1
    switch at.pointee {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
      UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      at += 1
    case UInt8(ascii: "u"):
      let first = try hexadecimals(of: escape)
      guard first & 0xF800 == 0xD800 else { return }
      guard first < 0xDC00, at[0] == UInt8(ascii: "\\"), at[1] == UInt8(ascii: "u") else {
        throw Fault(kind: .syntax(.surrogate), place: escape)
      }
      at += 1
      guard try hexadecimals(of: escape) & 0xFC00 == 0xDC00 else {
        throw Fault(kind: .syntax(.surrogate), place: escape)
      }
    default: throw Fault(kind: .syntax(.escape), place: escape)
    }
  }

  /// Reads the four digits behind a `u`, which `at` is on.
  private mutating func hexadecimals(of escape: Int) throws(Fault) -> UInt32 {
    at += 1
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = JSONScanner.hexadecimal(at.pointee) else {
        throw Fault(kind: .syntax(.escape), place: escape)
      }
      value = value << 4 | digit
      at += 1
    }
    return value
  }

  private static func hexadecimal(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte) - 0x30
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte) - 0x61 + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte) - 0x41 + 10
    default: nil
    }
  }

  /// Passes one character of several bytes: the shortest form only, no surrogates, nothing above U+10FFFF.
  private mutating func passMultibyte() throws(Fault) {
    let first = at[0]
    let second: ClosedRange<UInt8>
    var more = 1
    switch first {
    case 0xC2...0xDF: (second, more) = (0x80...0xBF, 0)
    case 0xE0: second = 0xA0...0xBF
    case 0xE1...0xEC, 0xEE...0xEF: second = 0x80...0xBF
    case 0xED: second = 0x80...0x9F
    case 0xF0: (second, more) = (0x90...0xBF, 2)
    case 0xF1...0xF3: (second, more) = (0x80...0xBF, 2)
    case 0xF4: (second, more) = (0x80...0x8F, 2)
    default: throw Fault(kind: .syntax(.encoding), place: place)
    }
    guard second.contains(at[1]) else { throw Fault(kind: .syntax(.encoding), place: place) }
    for index in 0..<more where at[2 + index] & 0xC0 != 0x80 {
      // Each byte is looked at only when the one before it was no newline.
      throw Fault(kind: .syntax(.encoding), place: place)
    }
    at += 2 + more
  }

  /// The bytes of a text without its escapes.
  func unescaped(_ span: TextSpan) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(span.count)
    var index = 0
    while index < span.count {
      let byte = span.start[index]
      guard byte == UInt8(ascii: "\\") else {
        bytes.append(byte)
        index += 1
        continue
      }
      let (scalar, length) = JSONScanner.escape(at: span.start + index)
      if let encoded = UTF8.encode(scalar) { bytes.append(contentsOf: encoded) }
      index += length
    }
    return bytes
  }

  /// The character that a checked escape stands for, and how many bytes it takes.
  private static func escape(at place: UnsafePointer<UInt8>) -> (Unicode.Scalar, Int) {
    switch place[1] {
    case UInt8(ascii: "b"): return ("\u{08}", 2)
    case UInt8(ascii: "f"): return ("\u{0C}", 2)
    case UInt8(ascii: "n"): return ("\n", 2)
    case UInt8(ascii: "r"): return ("\r", 2)
    case UInt8(ascii: "t"): return ("\t", 2)
    case UInt8(ascii: "u"):
      let first = unit(at: place + 2)
      guard first & 0xFC00 == 0xD800 else { return (Unicode.Scalar(first) ?? "\u{FFFD}", 6) }
      let pair = 0x10000 + (first & 0x3FF) << 10 + unit(at: place + 8) & 0x3FF
      return (Unicode.Scalar(pair) ?? "\u{FFFD}", 12)
    default: return (Unicode.Scalar(place[1]), 2)
    }
  }

  private static func unit(at place: UnsafePointer<UInt8>) -> UInt32 {
    var value: UInt32 = 0
    for index in 0..<4 { value = value << 4 | (hexadecimal(place[index]) ?? 0) }
    return value
  }

  /// Reads a text.
  @inline(__always)
  mutating func text(_ want: Want = .text) throws(Fault) -> String {
    guard at.pointee == UInt8(ascii: "\"") else { throw wrong(want) }
    let span = try span()
    if span.hasEscapes { return String(decoding: unescaped(span), as: UTF8.self) }
    return texts.text(span, limit: limit)
  }

  /// Reads a text; `null` is none.
  @inline(__always)
  mutating func optionalText(_ want: Want = .text) throws(Fault) -> String? {
    try passNull() ? nil : text(want)
  }
}
