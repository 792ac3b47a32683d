// SPDX-License-Identifier: MIT

import ProofSupport
import SightlineCore
import Testing

@testable import SightlineTrace

@Suite("Numbers")
struct NumberTests {
  @Test(
    "fine print 14: times are exact to the nanosecond, then rounded, halves to even",
    arguments: [
      ("0", 0), ("-0", 0), ("1", 1_000_000_000), ("1.5", 1_500_000_000), ("0.000000001", 1), ("-0.000000001", -1),
      ("12.3456", 12_345_600_000), ("1.123456789", 1_123_456_789), ("1.1234567885", 1_123_456_788),
      ("1.1234567895", 1_123_456_790), ("1.12345678850000000000000000000000001", 1_123_456_789),
      ("0.0000000005", 0), ("0.0000000015", 2), ("0.00000000050000000000000000001", 1), ("-0.0000000015", -2),
      ("0.00000000049999999999999999999999", 0), ("1e0", 1_000_000_000), ("15e-1", 1_500_000_000),
      ("1.5E+2", 150_000_000_000),
      ("1e-9", 1), ("5e-10", 0), ("15e-10", 2), ("1e-99999999999999999999", 0), ("0e99999999999999999999", 0),
      ("9223372036.854775807", Int64.max), ("-9223372036.854775808", Int64.min), ("-9223372036.854775807", -Int64.max),
      ("100000000000000000000000e-20", 1_000_000_000_000), ("0.00000000000000000000001e23", 1_000_000_000),
      ("9223372036.8547758074", Int64.max), ("1700000000.123456789", 1_700_000_000_123_456_789),
    ] as [(String, Int64)])
  func times(text: String, nanoseconds: Int64) {
    #expect(scan(text) { try $0.nanoseconds(.time) } == nanoseconds)
  }

  @Test(
    "a time that no nanosecond counter holds is refused",
    arguments: [
      "9223372036.854775808", "-9223372036.854775809", "9223372036.8547758075", "1e10", "1700000000000", "1e999",
      "123456789012345678901234567890",
    ])
  func timesOutOfRange(text: String) {
    #expect(scan(text) { try $0.nanoseconds(.time) } == nil)
  }

  @Test(
    "every time is written so that it reads back",
    arguments: [
      0, 1, -1, 999_999_999, 1_000_000_000, 1_500_000_000, -1_500_000_001, .max, .min, 1_000_000_010, 120_000_000_000,
    ] as [Int64])
  func timesReadBack(nanoseconds: Int64) {
    var buffer = TextBuffer()
    buffer.append(Timestamp(nanoseconds: nanoseconds))
    #expect(scan(text(buffer.bytes)) { try $0.nanoseconds(.time) } == nanoseconds)
  }

  @Test(
    "numbers are written as the shortest text, without an exponent below 1e16 and without -0",
    arguments: [
      (0.0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (0.1, "0.1"), (0.83, "0.83"), (1234.5, "1234.5"), (100, "100"),
      (1.0 / 3, "0.3333333333333333"), (2.0 / 3, "0.6666666666666666"), (1e-7, "0.0000001"), (1.5e-10, "0.00000000015"),
      (123456789.0123, "123456789.0123"), (1e15, "1000000000000000"), (9.999e15, "9999000000000000"), (1e16, "1e16"),
      (12345678901234568, "1.2345678901234568e16"), (1e22, "1e22"), (1.7976931348623157e308, "1.7976931348623157e308"),
      (-2.5e-5, "-0.000025"), (0.0001, "0.0001"), (0.00005, "0.00005"), (2251799813685248.5, "2251799813685248.5"),
      (9007199254740992, "9007199254740992"), (.infinity, "1e999"), (-.infinity, "-1e999"), (.nan, "1e999"),
      (0.1 + 0.2, "0.30000000000000004"),
    ] as [(Double, String)])
  func shortest(value: Double, expected: String) {
    var buffer = TextBuffer()
    buffer.append(value)
    #expect(text(buffer.bytes) == expected)
  }

  @Test("the smallest number is written without an exponent and reads back")
  func smallest() {
    var buffer = TextBuffer()
    buffer.append(Double.leastNonzeroMagnitude)
    #expect(buffer.bytes.count == 326)
    #expect(scan(text(buffer.bytes)) { try $0.number() } == .leastNonzeroMagnitude)
  }

  @Test("every double reads back from what is written, and its digits are no more than needed")
  func doublesReadBack() {
    var random = SplitMix64(seed: 7)
    for round in 0..<40_000 {
      let value: Double =
        switch round % 4 {
        case 0: Double(bitPattern: random.next())
        case 1: Double(random.below(2_000_000) - 1_000_000) / 3
        case 2: Double(random.below(200_000_000) - 100_000_000) / 10_000
        default: Double(random.below(1 << 30)) / Double(1 + random.below(1000))
        }
      guard value.isFinite else { continue }
      var buffer = TextBuffer()
      buffer.append(value)
      let written = text(buffer.bytes)
      #expect(scan(written) { try $0.number() } == value, "\(written)")
      #expect(digits(written) == digits("\(value)"), "\(value) as \(written)")
    }
  }

  @Test("every text of a number reads as the nearest double")
  func nearest() {
    var random = SplitMix64(seed: 11)
    for _ in 0..<40_000 {
      var text = random.pick(["", "-"])
      text += random.pick(["0", "1", "\(random.below(1000))", "\(random.next())", "\(random.next())\(random.next())"])
      if random.below(4) > 0 { text += "." + String(random.next()).prefix(1 + random.below(19)) }
      if random.below(6) == 0 { text += "e\(random.below(640) - 320)" }
      #expect(scan(text) { try $0.number() } == Double(text), "\(text)")
    }
  }

  @Test(
    "a whole number may be written with a point or an exponent",
    arguments: [
      ("4", 4), ("4.0", 4), ("4e0", 4), ("40e-1", 4), ("-7", -7), ("9223372036854775807", Int.max),
      ("-9223372036854775808", Int.min), ("4.5", nil), ("1e30", nil), ("9223372036854775808", nil),
    ] as [(String, Int?)])
  func whole(text: String, value: Int?) {
    #expect(scan(text) { try $0.whole() } == value)
  }

  /// The digits of a number's text, without the zeros around them.
  private func digits(_ text: String) -> String {
    let mantissa = text.lowercased().prefix { $0 != "e" }.filter(\.isNumber)
    let front = mantissa.drop { $0 == "0" }
    return String(String(front.reversed()).drop { $0 == "0" })
  }
}
