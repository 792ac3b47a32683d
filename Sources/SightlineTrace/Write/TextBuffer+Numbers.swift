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
    append(nanoseconds.magnitude, decimals: 9)
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
        return append(UInt64(scaled), decimals: 4)
      }
    }
    appendShortest(value)
  }

  /// Appends `value` divided by ten to the power of `decimals`, without zeros at its end.
  private mutating func append(_ value: UInt64, decimals: Int) {
    var unit: UInt64 = 1
    for _ in 0..<decimals { unit *= 10 }
    let (whole, fraction) = value.quotientAndRemainder(dividingBy: unit)
    append(digits: whole)
    if fraction == 0 { return }
    append(UInt8(ascii: "."))
    var rest = fraction
    while rest > 0 {
      unit /= 10
      let (digit, next) = rest.quotientAndRemainder(dividingBy: unit)
      append(0x30 + UInt8(truncatingIfNeeded: digit))
      rest = next
    }
  }

  private mutating func append(digits value: UInt64) {
    if value < 10 { return append(0x30 + UInt8(truncatingIfNeeded: value)) }
    let start = bytes.count
    var rest = value
    while rest > 0 {
      let (next, digit) = rest.quotientAndRemainder(dividingBy: 10)
      append(0x30 + UInt8(truncatingIfNeeded: digit))
      rest = next
    }
    bytes[start...].reverse()
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
