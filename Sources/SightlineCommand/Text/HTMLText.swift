// SPDX-License-Identifier: MIT

/// Text in pages.
enum HTMLText {
  /// The text so that it stays text wherever it stands, in attributes too.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      // Not allowed in pages, or reordering what stands around it.
      case _ where scalar.value < 0x20 && scalar != "\n" && scalar != "\t": result += "\u{FFFD}"
      case "\u{7F}", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
