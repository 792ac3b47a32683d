// SPDX-License-Identifier: MIT

/// A number as it stands in the text: a mantissa of digits and how many of them lie behind the point.
///
/// Valid as long as the scanner's bytes are.
struct Decimal {
  var start: UnsafePointer<UInt8>
  var length: Int
  var isNegative: Bool
  /// The digits as one number, if `isPlain`.
  var mantissa: UInt64
  var fractionDigits: Int
  /// Whether there is a point or an exponent.
  var isWhole: Bool
  /// Whether there is no exponent and at most 19 digits, so that `mantissa` is exact.
  var isPlain: Bool

  private static let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20,
    1e21, 1e22,
  ]
  private static let wholePowers: [UInt64] = [
    1, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000, 10_000_000_000,
    100_000_000_000, 1_000_000_000_000, 10_000_000_000_000, 100_000_000_000_000, 1_000_000_000_000_000,
    10_000_000_000_000_000, 100_000_000_000_000_000, 1_000_000_000_000_000_000, 10_000_000_000_000_000_000,
  ]

  // MARK: As a double

  /// The nearest double, halves to even; too large a number is an infinity.
  @inline(__always)
  var double: Double {
    if isPlain {
      if mantissa < 1 << 53 {
        // Both are exact, so one division rounds once. Plain numbers have at most 19 digits behind the point.
        let value = Double(Int64(truncatingIfNeeded: mantissa))
        let quotient = fractionDigits == 0 ? value : value / Decimal.powers[fractionDigits]
        return isNegative ? -quotient : quotient
      }
      return Decimal.divide(mantissa, by: Decimal.wholePowers[fractionDigits], isNegative: isNegative)
    }
    return doubleFromText
  }

  /// `mantissa / divisor` rounded once, for a mantissa that a double cannot hold.
  ///
  /// The divisor is moved up to its top bit and the mantissa to one bit below, so that the quotient fits 64 bits and
  /// has at least 62: nine to spare over a double's 53. The rest only matters as zero or not.
  private static func divide(_ mantissa: UInt64, by divisor: UInt64, isNegative: Bool) -> Double {
    let up = divisor.leadingZeroBitCount
    let rise = mantissa.leadingZeroBitCount
    let (quotient, rest) = (divisor << up).dividingFullWidth(((mantissa << rise) >> 1, (mantissa << rise) << 63))
    // A lowest bit set for the rest makes the conversion, which rounds halves to even, see that it is no half.
    let sticky = Double(quotient | (rest == 0 ? 0 : 1))
    let scale = Double(bitPattern: UInt64(truncatingIfNeeded: 1023 + up - rise - 63) << 52)
    let value = sticky * scale
    return isNegative ? -value : value
  }

  @inline(never)
  private var doubleFromText: Double {
    Double(String(decoding: UnsafeBufferPointer(start: start, count: length), as: UTF8.self)) ?? .nan
  }

  // MARK: As a whole number

  /// The whole number that this is, also when written as `4.0` or `4e0`; `nil` if it is none or out of range.
  var int64: Int64? {
    if isPlain, fractionDigits == 0 {
      guard isNegative else { return Int64(exactly: mantissa) }
      return mantissa <= 1 << 63 ? Int64(truncatingIfNeeded: 0 &- mantissa) : nil
    }
    return Int64(exactly: double)
  }

  // MARK: As nanoseconds

  /// Seconds as nanoseconds, exact up to nine decimals, then rounded, halves to even; `nil` if out of range.
  @inline(__always)
  var nanoseconds: Int64? {
    if isPlain, fractionDigits <= 9 {
      let (product, overflow) = mantissa.multipliedReportingOverflow(by: Decimal.wholePowers[9 &- fractionDigits])
      if !overflow, product < 1 << 63 {
        let value = Int64(truncatingIfNeeded: product)
        return isNegative ? 0 &- value : value
      }
    }
    return nanosecondsFromText
  }

  @inline(never)
  private var nanosecondsFromText: Int64? {
    let (digits, point) = digitsFromText()
    // The digit at `unit` is the first that is worth less than a nanosecond.
    let unit = point.addingReportingOverflow(9).partialValue
    var value: UInt64 = 0
    for place in 0..<max(unit, 0) {
      if value == 0, place >= digits.count { break }
      let ten = value.multipliedReportingOverflow(by: 10)
      let next = ten.partialValue.addingReportingOverflow(place < digits.count ? UInt64(digits[place]) : 0)
      if ten.overflow || next.overflow { return nil }
      value = next.partialValue
    }
    if unit >= 0, unit < digits.count {
      let half = digits[unit]
      let isMoreThanHalf = half > 5 || (half == 5 && digits[(unit + 1)...].contains { $0 != 0 })
      if isMoreThanHalf || (half == 5 && value % 2 == 1) {
        if value == .max { return nil }
        value += 1
      }
    }
    if isNegative { return value <= 1 << 63 ? Int64(truncatingIfNeeded: 0 &- value) : nil }
    return Int64(exactly: value)
  }

  /// All digits, and how many of them stand before the point once the exponent is worked in.
  private func digitsFromText() -> (digits: [UInt8], point: Int) {
    var digits: [UInt8] = []
    var point: Int?
    var exponent = 0
    var index = isNegative ? 1 : 0
    while index < length, start[index] | 0x20 != UInt8(ascii: "e") {
      if start[index] == UInt8(ascii: ".") { point = digits.count } else { digits.append(start[index] &- 0x30) }
      index += 1
    }
    if index < length {
      index += 1
      let isDown = start[index] == UInt8(ascii: "-")
      if isDown || start[index] == UInt8(ascii: "+") { index += 1 }
      while index < length {
        // Far beyond every line's length; whatever is larger changes nothing.
        if exponent < 1 << 40 { exponent = exponent * 10 + Int(start[index] &- 0x30) }
        index += 1
      }
      if isDown { exponent = -exponent }
    }
    return (digits, (point ?? digits.count) + exponent)
  }
}
