// SPDX-License-Identifier: MIT

/// How many columns of a terminal a text takes.
enum TextWidth {
  static func of(_ text: String) -> Int {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text.utf8.count }
    return text.reduce(0) { $0 + of($1) }
  }

  static func of(_ character: Character) -> Int {
    guard let first = character.unicodeScalars.first else { return 0 }
    switch first.properties.generalCategory {
    case .control, .format, .nonspacingMark, .enclosingMark: return 0
    default: break
    }
    if first.properties.isEmojiPresentation || isWide(first.value) { return 2 }
    // A text sign that a variation selector turns into a picture.
    return character.unicodeScalars.contains("\u{FE0F}") ? 2 : 1
  }

  /// The text cut to `limit` columns, with `…` where something is left out.
  static func cut(_ text: String, to limit: Int) -> String {
    if of(text) <= limit { return text }
    var width = 0
    var result = ""
    for character in text {
      width += of(character)
      if width > limit - 1 { break }
      result.append(character)
    }
    return result + "…"
  }

  /// The text with everything that would move the cursor or turn the line around shown as `�`.
  static func printable(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: result.append("\u{FFFD}")
      // Joiners belong to scripts and pictures; other format signs reorder text.
      case .format where scalar != "\u{200D}" && scalar != "\u{200C}": result.append("\u{FFFD}")
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  /// East Asian Wide and Fullwidth, in the blocks that text uses.
  private static func isWide(_ value: UInt32) -> Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
      0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF00...0xFF60,
      0xFFE0...0xFFE6, 0x1B000...0x1B2FF, 0x1F200...0x1F2FF, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
