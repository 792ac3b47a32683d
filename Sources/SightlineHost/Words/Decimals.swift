// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
#endif

/// Numbers for people: in explanations, in the overlay, in what the command prints. Files get exact numbers instead.
public enum Decimals {
  /// Seconds, to the nearest of `places` decimals.
  public static func text(_ span: TimeSpan, places: Int = 3) -> String {
    text(span.seconds, places: places)
  }

  /// Seconds, to the nearest of `places` decimals.
  public static func text(_ time: Timestamp, places: Int = 3) -> String {
    text(TimeSpan(nanoseconds: time.nanoseconds), places: places)
  }

  /// A number to the nearest of `places` decimals, all of them shown.
  public static func text(_ number: Double, places: Int) -> String {
    guard number.isFinite else { return "\(number)" }
    var scale = 1.0
    for _ in 0..<places { scale *= 10 }
    let scaled = (abs(number) * scale).rounded()
    guard scaled < 0x1p53 else { return "\(number)" }
    let digits = String(Int64(scaled))
    let sign = number < 0 && scaled > 0 ? "-" : ""
    guard places > 0 else { return sign + digits }
    let padded = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
    return "\(sign)\(padded.dropLast(places)).\(padded.suffix(places))"
  }

  /// A fraction in a narrow column: two places, and what is not quite 0 or 1 does not look so.
  public static func fraction(_ number: Double) -> String {
    let text = text(number, places: 2)
    if number > 0, text == "0.00" { return "<0.01" }
    if number < 1, text == "1.00" { return ">0.99" }
    return text
  }

  /// A share of a hundred without decimals, for labels: what is not quite nothing or all does not look so.
  public static func percent(_ number: Double) -> String {
    let text = text(number * 100, places: 0)
    if number > 0, text == "0" { return "<1 %" }
    if number < 1, text == "100" { return ">99 %" }
    return text + " %"
  }

  /// A number to at most `places` decimals, without zeros at the end: `0.5`, `12`.
  public static func short(_ number: Double, places: Int = 3) -> String {
    var text = text(number, places: places)
    guard text.contains("."), number.isFinite else { return text }
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text
  }

  /// Seconds to the millisecond: `0.62 s`.
  public static func short(_ span: TimeSpan) -> String { short(span.seconds) + " s" }

  /// Seconds to the millisecond: `12.31 s`.
  public static func short(_ time: Timestamp) -> String { short(TimeSpan(nanoseconds: time.nanoseconds)) }

  /// A fraction that did not reach `limit`: with as many decimals as it takes to see that it did not.
  public static func short(_ number: Double, below limit: Double) -> String {
    for places in 2...15 {
      let text = short(number, places: places)
      if text != short(limit, places: places) { return text }
    }
    return "\(number)"
  }
}
