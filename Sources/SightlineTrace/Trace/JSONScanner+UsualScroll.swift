// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
#endif

/// Nearly every line of a recording is a scroll line with its fields in the order in which writers write them.
extension JSONScanner {
  /// Reads the fields of such a line, of which `t` and `op` have been read, up to its closing brace; `nil`, with nothing
  /// passed, if they stand in any other way or something is wrong with them.
  @inline(__always)
  mutating func usualScroll() -> Input? {
    let start = at
    do throws(Fault) {
      if let input = try usualScrollFields() {
        depth = 0
        needsComma = true
        return input
      }
    } catch {}
    at = start
    depth = 1
    needsComma = true
    return nil
  }

  @inline(__always)
  private mutating func usualScrollFields() throws(Fault) -> Input? {
    guard has(",\"surfac", "rface\":\"", at: 4) else { return nil }
    at += 11
    let span = try span()
    if span.hasEscapes { return nil }
    guard has(",\"offset", "ffset\":[", at: 3) else { return nil }
    at += 11
    let x = try number()
    guard at.pointee == UInt8(ascii: ",") else { return nil }
    at += 1
    let y = try number()
    guard at.pointee == UInt8(ascii: "]") else { return nil }
    at += 1
    var phase: ScrollPhase?
    if at.pointee != UInt8(ascii: "}") {
      guard has(",\"phase\"", "phase\":\"", at: 2) else { return nil }
      at += 9
      phase = try scrollPhase()
    }
    guard at.pointee == UInt8(ascii: "}") else { return nil }
    at += 1
    return .scroll(surface: texts.text(span, limit: limit), offset: Point(x: x, y: y), phase: phase)
  }

  /// Whether a text of 8 to 16 bytes stands here: its first eight bytes, and its last eight, which begin at `offset`.
  @inline(__always)
  private func has(_ first: Word, _ last: Word, at offset: Int) -> Bool {
    limit - at >= 16 && ByteLanes.load(at) == first.low && ByteLanes.load(at + offset) == last.low
  }
}
