// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
#endif

/// Reads a time that a person writes on the command line.
enum SecondsText {
  /// Seconds with up to nine decimals, exactly, or with a unit: `12.5`, `12.5s`, `300ms`.
  static func timestamp(_ text: String) -> Timestamp? {
    var digits = Substring(text.hasSuffix("s") ? text.dropLast() : text[...])
    var places = 9
    if text.hasSuffix("ms") {
      digits = digits.dropLast()
      places = 6
    }
    let isNegative = digits.hasPrefix("-")
    if isNegative { digits = digits.dropFirst() }
    let parts = digits.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let fraction = parts.count > 1 ? parts[1] : ""
    guard let whole = parts.first, !(whole.isEmpty && fraction.isEmpty), fraction.utf8.count <= places else {
      return nil
    }
    let padded = String(whole) + fraction + String(repeating: "0", count: places - fraction.utf8.count)
    guard padded.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let nanoseconds = Int64(padded) else { return nil }
    return Timestamp(nanoseconds: isNegative ? -nanoseconds : nanoseconds)
  }
}
