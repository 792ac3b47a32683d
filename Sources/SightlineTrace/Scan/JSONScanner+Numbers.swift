// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
#endif

extension JSONScanner {
  /// Reads a number as it stands.
  @inline(__always)
  mutating func decimal(_ want: Want) throws(Fault) -> Decimal {
    let start = at
    let isNegative = at.pointee == UInt8(ascii: "-")
    if isNegative { at += 1 }
    let first = at
    var mantissa: UInt64 = 0
    var digit = at.pointee &- 0x30
    if digit > 9 {
      at = start
      throw isNegative ? Fault(kind: .syntax(.number), place: place) : wrong(want)
    }
    var digits = 0
    if digit == 0 {
      // A further digit would be a leading zero, and is found to be out of place by whoever reads on.
      at += 1
    } else {
      repeat {
        mantissa = mantissa &* 10 &+ UInt64(digit)
        at += 1
        digit = at.pointee &- 0x30
      } while digit <= 9
      digits = at - first
    }
    var fractionDigits = 0
    var isWhole = true
    if at.pointee == UInt8(ascii: ".") {
      isWhole = false
      at += 1
      let fraction = at
      digit = at.pointee &- 0x30
      if digit > 9 { throw Fault(kind: .syntax(.number), place: place) }
      repeat {
        mantissa = mantissa &* 10 &+ UInt64(digit)
        at += 1
        digit = at.pointee &- 0x30
      } while digit <= 9
      fractionDigits = at - fraction
      digits &+= fractionDigits
    }
    var isPlain = digits <= 19
    if at.pointee | 0x20 == UInt8(ascii: "e") {
      try passExponent()
      isWhole = false
      isPlain = false
    }
    return Decimal(
      start: start, length: at - start, isNegative: isNegative, mantissa: mantissa, fractionDigits: fractionDigits,
      isWhole: isWhole, isPlain: isPlain)
  }

  @inline(never)
  private mutating func passExponent() throws(Fault) {
    at += 1
    if at.pointee == UInt8(ascii: "+") || at.pointee == UInt8(ascii: "-") { at += 1 }
    guard at.pointee &- 0x30 <= 9 else { throw Fault(kind: .syntax(.number), place: place) }
    while at.pointee &- 0x30 <= 9 { at += 1 }
  }

  /// Reads a number.
  @inline(__always)
  mutating func number(_ want: Want = .number) throws(Fault) -> Double {
    try decimal(want).double
  }

  /// Reads a whole number.
  mutating func whole(_ want: Want = .whole) throws(Fault) -> Int {
    let start = place
    guard let value = try decimal(want).int64, let whole = Int(exactly: value) else {
      throw Fault(kind: .wrong(want), place: start)
    }
    return whole
  }

  /// Reads seconds as nanoseconds.
  @inline(__always)
  mutating func nanoseconds(_ want: Want) throws(Fault) -> Int64 {
    let start = place
    guard let value = try decimal(want).nanoseconds else { throw Fault(kind: .wrong(want), place: start) }
    return value
  }
}
