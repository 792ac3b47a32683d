// SPDX-License-Identifier: MIT

/// Gives back a text that was built before for the same bytes: ids come again and again in a trace.
///
/// A table of fixed size; a newer text takes an older one's place. It changes only what is built anew, never a text.
struct TextCache: Sendable {
  private struct Slot: Sendable {
    var low: UInt64 = 0
    var high: UInt64 = 0
    var count = 0
    var text = ""
  }

  private static let bits: UInt64 = 9
  private var slots: [Slot]

  /// Makes an empty cache.
  init() {
    slots = [Slot](repeating: Slot(), count: 1 << Int(TextCache.bits))
  }

  /// Leaves a place without memory where a cache was taken away; it must not be asked.
  private init(none: Void) {
    slots = []
  }

  /// Takes the cache out of where it is kept, so that it has one owner.
  mutating func take() -> TextCache {
    let cache = self
    self = TextCache(none: ())
    return cache
  }

  /// The text of a span without escapes. `limit` is the scanner's last byte.
  @inline(__always)
  mutating func text(_ span: TextSpan, limit: UnsafePointer<UInt8>) -> String {
    let count = span.count
    // The first and the last eight bytes tell texts of up to 16 bytes apart; longer ones are compared whole.
    let low: UInt64
    let high: UInt64
    if count >= 8 {
      low = ByteLanes.load(span.start)
      high = ByteLanes.load(span.start + (count &- 8))
    } else if limit - span.start >= 8 {
      low = ByteLanes.first(count, of: ByteLanes.load(span.start))
      high = 0
    } else {
      low = TextCache.assembled(span)
      high = 0
    }
    let mixed = (low ^ (high &* 0x9E37_79B9_7F4A_7C15) ^ UInt64(truncatingIfNeeded: count)) &* 0xD6E8_FEB8_6659_FD93
    let place = Int(truncatingIfNeeded: mixed &>> (64 &- TextCache.bits))
    return slots.withUnsafeMutableBufferPointer { slots in
      if slots[place].low == low, slots[place].high == high, slots[place].count == count,
        count <= 16 || TextCache.isSame(slots[place].text, span)
      {
        return slots[place].text
      }
      let text = String(decoding: span.bytes, as: UTF8.self)
      slots[place] = Slot(low: low, high: high, count: count, text: text)
      return text
    }
  }

  @inline(never)
  private static func assembled(_ span: TextSpan) -> UInt64 {
    Word(span.bytes).low
  }

  @inline(never)
  private static func isSame(_ text: String, _ span: TextSpan) -> Bool {
    text.utf8.elementsEqual(span.bytes)
  }
}
