// SPDX-License-Identifier: MIT

import ProofSupport
import Foundation

/// Makes lines of JSON and damages half of them.
struct LineGenerator {
  private var random: SplitMix64

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  /// A line without a newline, JSON or nearly so.
  mutating func line() -> [UInt8] {
    var line = value(depth: 0)
    for _ in 0..<random.pick([0, 0, 1, 1, 2, 3]) where !line.isEmpty { damage(&line) }
    return line.map { $0 == 0x0A ? 0x20 : $0 }
  }

  /// Whether the two sides may differ on a line; the test's comment gives the reasons.
  static func isException(_ line: [UInt8]) -> Bool {
    if line.prefix(4).contains(0) || line.starts(with: [0xEF, 0xBB, 0xBF]) { return true }
    if line.starts(with: [0xFE, 0xFF]) || line.starts(with: [0xFF, 0xFE]) { return true }
    let text = String(decoding: line, as: UTF8.self)
    let comma = text.range(of: #",[ \t\r]*[\]}]"#, options: .regularExpression) != nil
    let huge = text.range(of: #"[eE]\+?[0-9]{3,}|[0-9]{300,}"#, options: .regularExpression) != nil
    return comma || huge
  }

  private mutating func value(depth: Int) -> [UInt8] {
    switch random.below(depth > 4 ? 6 : 10) {
    case 0: return Array(random.pick(["true", "false", "null"]).utf8)
    case 1, 2: return number()
    case 3, 4: return string()
    case 5: return Array(random.pick(["0", "-1", "[]", "{}", "\"\""]).utf8)
    case 6, 7: return list(depth: depth)
    default: return object(depth: depth)
    }
  }

  private mutating func list(depth: Int) -> [UInt8] {
    var bytes = [UInt8(ascii: "[")] + space()
    for index in 0..<random.below(4) {
      if index > 0 { bytes += [UInt8(ascii: ",")] + space() }
      bytes += value(depth: depth + 1) + space()
    }
    return bytes + [UInt8(ascii: "]")]
  }

  private mutating func object(depth: Int) -> [UInt8] {
    var bytes = [UInt8(ascii: "{")] + space()
    for index in 0..<random.below(4) {
      if index > 0 { bytes += [UInt8(ascii: ",")] + space() }
      bytes += string() + space() + [UInt8(ascii: ":")] + space() + value(depth: depth + 1) + space()
    }
    return bytes + [UInt8(ascii: "}")]
  }

  private mutating func space() -> [UInt8] {
    random.below(4) == 0 ? Array(random.pick([" ", "\t", "  ", "\r"]).utf8) : []
  }

  private mutating func number() -> [UInt8] {
    var text = random.pick(["", "", "-"])
    text += random.pick(["0", "1", "7", "12", "1234567890", "123456789012345678901234567890"])
    text += random.pick(["", "", ".5", ".0", ".123456789012345678901"])
    text += random.pick(["", "", "", "e5", "E-7", "e+2", "e-400"])
    return Array(text.utf8)
  }

  private mutating func string() -> [UInt8] {
    var bytes = [UInt8(ascii: "\"")]
    for _ in 0..<random.pick([0, 1, 2, 3, 7, 8, 9, 20]) {
      let piece = random.pick([
        "a", "b", "key", "surface", "é", "漢", "😀", "\\n", "\\\"", "\\\\", "\\/", "\\u00e9", "\\ud83d\\ude00", "\u{7F}",
        " ", "\\u0000", "\\uFFFF", "{", "]", ",", ":",
      ])
      bytes += Array(piece.utf8)
    }
    return bytes + [UInt8(ascii: "\"")]
  }

  private mutating func damage(_ line: inout [UInt8]) {
    let place = random.below(line.count)
    let bytes: [UInt8] = [
      0x22, 0x5C, 0x2C, 0x3A, 0x5B, 0x5D, 0x7B, 0x7D, 0x30, 0x31, 0x2D, 0x2B, 0x2E, 0x65, 0x45, 0x75, 0x64, 0x44, 0x00,
      0x09, 0x0D, 0x1F, 0x20, 0x7F, 0x80, 0xBF, 0xC0, 0xC3, 0xE2, 0xED, 0xA0, 0xF0, 0xF4, 0xFF, 0x74, 0x6E, 0x66, 0x2F,
    ]
    switch random.below(6) {
    case 0: line.remove(at: place)
    case 1: line.insert(random.pick(bytes), at: place)
    case 2: line[place] = random.pick(bytes)
    case 3: line.removeSubrange(place..<min(line.count, place + 1 + random.below(4)))
    case 4: line.insert(contentsOf: line[place..<min(line.count, place + 1 + random.below(6))], at: place)
    default: line = Array(line[..<place])
    }
  }
}
