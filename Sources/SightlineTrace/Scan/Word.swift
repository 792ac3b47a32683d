// SPDX-License-Identifier: MIT

/// A short text in two registers, so that keys and words are compared without a loop.
///
/// The first byte is the lowest. No key of ours has a zero byte, so the length need not be kept; a text longer than 16
/// bytes is ``other``, which equals no literal.
struct Word: Equatable, ExpressibleByStringLiteral {
  var low: UInt64
  var high: UInt64

  /// Any text that is too long for a word.
  static var other: Word { Word(low: .max, high: .max) }

  @inline(__always)
  init(low: UInt64, high: UInt64) {
    self.low = low
    self.high = high
  }

  /// The literal's first 16 bytes. The optimizer turns this into two constants.
  @inline(__always)
  init(stringLiteral text: StaticString) {
    var low: UInt64 = 0
    var high: UInt64 = 0
    var place = 0
    while place < text.utf8CodeUnitCount {
      let byte = UInt64(text.utf8Start[place])
      if place < 8 {
        low |= byte << UInt64(truncatingIfNeeded: place &* 8)
      } else {
        high |= byte << UInt64(truncatingIfNeeded: (place &- 8) &* 8)
      }
      place &+= 1
    }
    self.low = low
    self.high = high
  }

  /// The word of a text that came another way than from a scanner.
  init(_ text: some Sequence<UInt8>) {
    var low: UInt64 = 0
    var high: UInt64 = 0
    var place: UInt64 = 0
    for byte in text {
      if place < 8 { low |= UInt64(byte) << (place * 8) } else { high |= UInt64(byte) << ((place &- 8) * 8) }
      place += 1
      if place > 16 { break }
    }
    self = place > 16 ? .other : Word(low: low, high: high)
  }

  @inline(__always)
  static func == (left: Word, right: Word) -> Bool {
    (left.low ^ right.low) | (left.high ^ right.high) == 0
  }

  @inline(__always)
  static func ~= (left: Word, right: Word) -> Bool { left == right }
}
