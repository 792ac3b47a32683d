// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineHost
#endif

/// Numbers with what they count.
enum Words {
  /// `1 trace`, `2 traces`.
  static func count(_ count: Int, _ word: String) -> String { "\(count) \(word)\(count == 1 ? "" : "s")" }

  /// A share of a hundred with one decimal; a dash of nothing.
  static func share(_ part: Int, of whole: Int) -> String {
    whole > 0 ? Decimals.text(Double(part) * 100 / Double(whole), places: 1) + " %" : "-"
  }

  /// `+3 -1`, and nothing where nothing differs.
  static func difference(_ gained: Int, _ lost: Int) -> String {
    [gained > 0 ? "+\(gained)" : "", lost > 0 ? "-\(lost)" : ""].filter { !$0.isEmpty }.joined(separator: " ")
  }
}
