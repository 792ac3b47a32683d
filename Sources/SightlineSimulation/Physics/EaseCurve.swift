// SPDX-License-Identifier: MIT

/// The course of a programmatic scroll: slow, fast, slow (a cubic Bézier curve with controls (0.42, 0) and (0.58, 1)).
public struct EaseCurve: Sendable, Hashable {
  private let firstX = 0.42
  private let secondX = 0.58

  /// Makes the curve that Core Animation calls ease in, ease out.
  public init() {}

  /// The share of the way that is done after a share of the time; both from 0 to 1, held there.
  public func progress(at share: Double) -> Double {
    guard share > 0 else { return 0 }
    guard share < 1 else { return 1 }
    // The curve's x grows everywhere with a slope near one, so eight Newton steps reach the last digit.
    var s = share
    for _ in 0..<8 {
      let x = ((firstX3 * s + secondX3) * s + thirdX3) * s
      let slope = (3 * firstX3 * s + 2 * secondX3) * s + thirdX3
      s = (s - (x - share) / slope).held(from: 0, to: 1)
    }
    return s * s * (3 - 2 * s)
  }

  private var firstX3: Double { 1 + 3 * firstX - 3 * secondX }
  private var secondX3: Double { 3 * secondX - 6 * firstX }
  private var thirdX3: Double { 3 * firstX }
}
