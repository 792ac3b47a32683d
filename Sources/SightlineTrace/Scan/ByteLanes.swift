// SPDX-License-Identifier: MIT

/// Eight bytes looked at together; the first byte is the lowest.
///
/// The marks have the top bit of every byte found set. Marks above the lowest one may be false (a borrow runs on), so
/// only the lowest counts.
enum ByteLanes {
  static var ones: UInt64 { 0x0101_0101_0101_0101 }
  static var tops: UInt64 { 0x8080_8080_8080_8080 }

  /// The eight bytes from `place` on.
  @inline(__always)
  static func load(_ place: UnsafePointer<UInt8>) -> UInt64 {
    UInt64(littleEndian: UnsafeRawPointer(place).loadUnaligned(as: UInt64.self))
  }

  /// Marks bytes equal to `byte`.
  @inline(__always)
  static func marks(_ lanes: UInt64, equalTo byte: UInt8) -> UInt64 {
    let difference = lanes ^ (ones &* UInt64(byte))
    return (difference &- ones) & ~difference & tops
  }

  /// Marks what cannot simply be passed over in a text: a quote, a backslash, a control character, not ASCII.
  @inline(__always)
  static func specials(_ lanes: UInt64) -> UInt64 {
    marks(lanes, equalTo: 0x22) | marks(lanes, equalTo: 0x5C) | ((lanes &- (ones &* 0x20)) & ~lanes & tops)
      | (lanes & tops)
  }

  /// The first `count` of eight bytes, the others zero; `count` is below 8.
  @inline(__always)
  static func first(_ count: Int, of lanes: UInt64) -> UInt64 {
    lanes & ((1 &<< UInt64(truncatingIfNeeded: count &* 8)) &- 1)
  }
}
