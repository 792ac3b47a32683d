// SPDX-License-Identifier: MIT

/// Comparisons as the design demands them: `>=` with a relative tolerance, so that noise in the last digits of a
/// coordinate never decides.
enum Comparison {
  static let tolerance = 1e-9

  /// Whether `value` reaches `need`; false if one is not a number.
  @inline(__always)
  static func reaches(_ value: Double, _ need: Double) -> Bool {
    value >= need - tolerance * need.magnitude
  }
}
