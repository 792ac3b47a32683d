// SPDX-License-Identifier: MIT

extension ByteCursor {
  /// Writes a whole number.
  mutating func append(integer value: Int64) {
    if value < 0 { append(UInt8(ascii: "-")) }
    append(digits: value.magnitude)
  }

  /// Writes seconds with up to nine decimals, exactly.
  mutating func append(nanoseconds: Int64) {
    if nanoseconds < 0 { append(UInt8(ascii: "-")) }
    let (whole, fraction) = nanoseconds.magnitude.quotientAndRemainder(dividingBy: 1_000_000_000)
    append(digits: whole)
    if fraction > 0 { append(fraction: UInt32(truncatingIfNeeded: fraction), digits: 9) }
  }

  /// Writes the shortest text that reads back as the same number, without an exponent below 1e16, and never `-0`.
  ///
  /// JSON has no infinities: they are written as `1e999`, which reads back as one. So is a NaN, which means the same to
  /// the engine: a bad number.
  mutating func append(_ value: Double) {
    if value == 0 { return append(UInt8(ascii: "0")) }
    guard value.isFinite else { return value < 0 ? append("-1e999") : append("1e999") }
    if value < 0 { append(UInt8(ascii: "-")) }
    let magnitude = value.magnitude
    // A decimal of up to 15 digits that reads back as the number is the shortest: two such never read as one number.
    if magnitude < 1e11 {
      let scaled = (magnitude * 1e4).rounded()
      if scaled / 1e4 == magnitude {
        let (whole, fraction) = UInt64(scaled).quotientAndRemainder(dividingBy: 10_000)
        append(digits: whole)
        if fraction > 0 { append(fraction: UInt32(truncatingIfNeeded: fraction), digits: 4) }
        return
      }
    }
    appendShortest(magnitude)
  }

  private mutating func append(digits value: UInt64) {
    if value < 10 { return append(0x30 + UInt8(truncatingIfNeeded: value)) }
    var count = 0
    var rest = value
    repeat {
      count &+= 1
      rest /= 10
    } while rest > 0
    var place = at + count
    at = place
    rest = value
    repeat {
      place -= 1
      let (next, digit) = rest.quotientAndRemainder(dividingBy: 10)
      place.pointee = 0x30 + UInt8(truncatingIfNeeded: digit)
      rest = next
    } while rest > 0
  }

  /// Writes the point and the digits behind it, without zeros at their end; `fraction` is not zero.
  private mutating func append(fraction: UInt32, digits: Int) {
    append(UInt8(ascii: "."))
    var rest = fraction
    var count = digits
    while rest % 10 == 0 {
      rest /= 10
      count &-= 1
    }
    var place = at + count
    at = place
    for _ in 0..<count {
      place -= 1
      place.pointee = 0x30 + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    }
  }

  /// Writes the digits that the standard library finds, with the point where this format wants it.
  private mutating func appendShortest(_ value: Double) {
    var text = value.description
    text.withUTF8 { bytes in
      if value >= 1e16 || bytes.contains(UInt8(ascii: "e")) { return rearrange(bytes) }
      // The library's text is the format's, but for a point with nothing behind it.
      let isWhole = bytes.count > 2 && bytes[bytes.count - 1] == 0x30 && bytes[bytes.count - 2] == UInt8(ascii: ".")
      append(UnsafeBufferPointer(rebasing: bytes.dropLast(isWhole ? 2 : 0)))
    }
  }

  @inline(never)
  private mutating func rearrange(_ bytes: UnsafeBufferPointer<UInt8>) {
    var digits: [UInt8] = []
    var exponent = 0
    var point: Int?
    let mark = bytes.firstIndex(of: UInt8(ascii: "e"))
    for byte in bytes[..<(mark ?? bytes.count)] {
      if byte == UInt8(ascii: ".") { point = digits.count } else { digits.append(byte) }
    }
    if let mark {
      for byte in bytes[(mark + 1)...] where byte &- 0x30 <= 9 { exponent = exponent * 10 + Int(byte &- 0x30) }
      if bytes[mark + 1] == UInt8(ascii: "-") { exponent = -exponent }
    }
    // The value is 0.d₁d₂d₃… times ten to the power of `magnitude`.
    var magnitude = (point ?? digits.count) + exponent
    let zeros = digits.prefix { $0 == 0x30 }.count
    digits.removeFirst(zeros)
    magnitude -= zeros
    while digits.last == 0x30 { digits.removeLast() }
    if magnitude > 0, magnitude <= 16 {
      for place in 0..<max(magnitude, digits.count) {
        if place == magnitude { append(UInt8(ascii: ".")) }
        append(place < digits.count ? digits[place] : UInt8(ascii: "0"))
      }
    } else if magnitude > 0 {
      append(digits[0])
      if digits.count > 1 { append(UInt8(ascii: ".")) }
      for digit in digits.dropFirst() { append(digit) }
      append(UInt8(ascii: "e"))
      append(integer: Int64(magnitude - 1))
    } else {
      append("0.")
      for _ in magnitude..<0 { append(UInt8(ascii: "0")) }
      for digit in digits { append(digit) }
    }
  }
}
