// SPDX-License-Identifier: MIT

/// The exponential function and the natural logarithm, the same to the last bit on every machine.
///
/// A C library may round the last digits as it likes, and does so differently from system to system; a simulation must
/// give the same bytes everywhere. These use nothing but the four basic operations, which IEEE 754 defines exactly.
/// Against a good C library the relative error stays below 1e-15.
enum Exponential {
  /// e to the power of `x`; zero far below, infinity far above, NaN of NaN.
  static func exp(_ x: Double) -> Double {
    if x.isNaN { return x }
    if x > 709.79 { return .infinity }
    if x < -745.2 { return 0 }
    // x = k ln 2 + r, the logarithm in two parts, so that r keeps its last digits.
    let k = (x * 1.442_695_040_888_963_4).rounded(.toNearestOrEven)
    let r = (x - k * 6.931_471_803_691_238_2e-1) - k * 1.908_214_929_270_587_7e-10
    guard let power = Int(exactly: k) else { return .nan }
    return Double(sign: .plus, exponent: power, significand: series(r))
  }

  /// The natural logarithm of `x`; negative infinity of zero, NaN of what has none.
  static func ln(_ x: Double) -> Double {
    if x.isNaN || x < 0 { return .nan }
    if x == 0 { return -.infinity }
    if x == .infinity { return .infinity }
    var mantissa = x.significand
    var power = x.exponent
    if mantissa > 1.414_213_562_373_095_1 {
      mantissa /= 2
      power += 1
    }
    let s = (mantissa - 1) / (mantissa + 1)
    let z = s * s
    var sum = 0.0
    for odd in stride(from: 25.0, through: 1.0, by: -2.0) { sum = sum * z + 1 / odd }
    let k = Double(power)
    return k * 6.931_471_803_691_238_2e-1 + (k * 1.908_214_929_270_587_7e-10 + 2 * s * sum)
  }

  /// The Taylor series of e^r for |r| <= ln 2 / 2, where the first term left out is below 1e-17.
  private static func series(_ r: Double) -> Double {
    var sum = 1.0
    for n in stride(from: 13.0, through: 1.0, by: -1.0) { sum = 1 + r * sum / n }
    return sum
  }
}
