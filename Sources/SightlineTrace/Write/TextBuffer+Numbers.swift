// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
#endif

extension TextBuffer {
  /// Appends a whole number.
  mutating func append(_ value: Int) {
    append(integer: Int64(value))
  }

  /// Appends a whole number.
  mutating func append(integer value: Int64) {
    if value < 0 { append(UInt8(ascii: "-")) }
    append(digits: value.magnitude)
  }

  /// Appends seconds with up to nine decimals, exactly.
  mutating func append(_ time: Timestamp) {
    append(nanoseconds: time.nanoseconds)
  }

  /// Appends seconds with up to nine decimals, exactly.
  mutating func append(_ span: TimeSpan) {
    append(nanoseconds: span.nanoseconds)
  }

  private mutating func append(nanoseconds: Int64) {
    if nanoseconds < 0 { append(UInt8(ascii: "-")) }
    let (whole, fraction) = nanoseconds.magnitude.quotientAndRemainder(dividingBy: 1_000_000_000)
    append(whole, fraction: fraction, decimals: 9)
  }

  /// Appends the shortest text that reads back as the same number, without an exponent below 1e16, and never `-0`.
  ///
  /// JSON has no infinities: they are written as `1e999`, which reads back as one. So is a NaN, which means the same to
  /// the engine: a bad number.
  mutating func append(_ value: Double) {
    if value == 0 { return append(UInt8(ascii: "0")) }
    guard value.isFinite else { return value < 0 ? append("-1e999") : append("1e999") }
    if value < 0 { append(UInt8(ascii: "-")) }
    append(magnitude: abs(value))
  }

  private mutating func append(magnitude value: Double) {
    // A decimal of up to 15 digits that reads back as the number is the shortest: two such never read as one number.
    if value < 1e15 {
      let scaled = (value * 1e4).rounded()
      if scaled < 1e15, scaled / 1e4 == value, scaled >= 1 {
        let (whole, fraction) = UInt64(scaled).quotientAndRemainder(dividingBy: 10_000)
        return append(whole, fraction: fraction, decimals: 4)
      }
    }
    // Between these bounds the standard library writes no exponent, and digits behind the point as we do.
    if value >= 1e-4, value < 9e15 {
      var text = value.description
      return text.withUTF8 { text in
        let isWhole = text.count > 2 && text[text.count - 1] == 0x30 && text[text.count - 2] == UInt8(ascii: ".")
        bytes.append(contentsOf: isWhole ? UnsafeBufferPointer(rebasing: text.dropLast(2)) : text)
      }
    }
    appendShortest(value)
  }

  /// Appends a number by its whole part and `fraction` of `decimals` digits, without zeros at its end.
  @inline(__always)
  private mutating func append(_ whole: UInt64, fraction: UInt64, decimals: Int) {
    append(digits: whole)
    if fraction == 0 { return }
    var rest = fraction
    var count = decimals
    while rest % 10 == 0 {
      rest /= 10
      count -= 1
    }
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 24) { buffer in
      buffer[0] = UInt8(ascii: ".")
      for place in stride(from: count, to: 0, by: -1) {
        buffer[place] = 0x30 + UInt8(truncatingIfNeeded: rest % 10)
        rest /= 10
      }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: buffer[...count]))
    }
  }

  private mutating func append(digits value: UInt64) {
    if value < 10 { return append(0x30 + UInt8(truncatingIfNeeded: value)) }
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 24) { buffer in
      var rest = value
      var start = 24
      while rest > 0 {
        start -= 1
        buffer[start] = 0x30 + UInt8(truncatingIfNeeded: rest % 10)
        rest /= 10
      }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: buffer[start...]))
    }
  }

  /// Appends the digits that the standard library finds, with the point where this format wants it.
  private mutating func appendShortest(_ value: Double) {
    var digits: [UInt8] = []
    var exponent = 0
    var point: Int?
    var text = value.description
    text.withUTF8 { bytes in
      let mark = bytes.firstIndex(of: UInt8(ascii: "e"))
      for byte in bytes[..<(mark ?? bytes.count)] {
        if byte == UInt8(ascii: ".") { point = digits.count } else { digits.append(byte) }
      }
      guard let mark else { return }
      for byte in bytes[(mark + 1)...] where byte &- 0x30 <= 9 { exponent = exponent * 10 + Int(byte &- 0x30) }
      if bytes[mark + 1] == UInt8(ascii: "-") { exponent = -exponent }
    }
    // The value is 0.d₁d₂d₃… times ten to the power of `magnitude`.
    var magnitude = (point ?? digits.count) + exponent
    let zeros = digits.prefix { $0 == 0x30 }.count
    digits.removeFirst(zeros)
    magnitude -= zeros
    while digits.last == 0x30 { digits.removeLast() }
    place(digits, magnitude)
  }

  private mutating func place(_ digits: [UInt8], _ magnitude: Int) {
    if magnitude > 16 {
      append(digits[0])
      if digits.count > 1 {
        append(UInt8(ascii: "."))
        bytes.append(contentsOf: digits[1...])
      }
      append(UInt8(ascii: "e"))
      append(magnitude - 1)
    } else if magnitude <= 0 {
      append("0.")
      bytes.append(contentsOf: repeatElement(0x30, count: -magnitude))
      bytes.append(contentsOf: digits)
    } else {
      bytes.append(contentsOf: digits.prefix(magnitude))
      bytes.append(contentsOf: repeatElement(0x30, count: max(0, magnitude - digits.count)))
      if digits.count > magnitude {
        append(UInt8(ascii: "."))
        bytes.append(contentsOf: digits[magnitude...])
      }
    }
  }
}
