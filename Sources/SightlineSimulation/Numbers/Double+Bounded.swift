// SPDX-License-Identifier: MIT

extension Double {
  /// The number itself, kept within what a screen could ever mean; zero for a NaN or an infinity.
  ///
  /// Nothing a caller passes may make the arithmetic of a simulation overflow.
  var boundedLength: Double { isFinite ? Swift.min(Swift.max(self, -1e12), 1e12) : 0 }

  /// The number moved into lower...upper; the lower end wins where they cross.
  func held(from lower: Double, to upper: Double) -> Double { Swift.max(lower, Swift.min(self, upper)) }
}
