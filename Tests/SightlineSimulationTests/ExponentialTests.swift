// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import SightlineSimulation

@Suite("the exponential function and the logarithm")
struct ExponentialTests {
  @Test("the exponential agrees with the C library's to a few units in the last place")
  func exponential() {
    var worst = 0.0
    for step in -70_000...70_000 {
      let x = Double(step) / 100 + 0.001_3
      let exact = Foundation.exp(x)
      worst = max(worst, abs(Exponential.exp(x) - exact) / exact)
    }
    #expect(worst < 1e-15, "\(worst)")
  }

  @Test("the logarithm agrees with the C library's, also close to one")
  func logarithm() {
    var worst = 0.0
    for step in 1...200_000 {
      for x in [Double(step) * 0.000_37, Double(step) * 1e9, 1 + Double(step) * 1e-9, 1 - Double(step) * 1e-9] {
        let exact = Foundation.log(x)
        if exact != 0 { worst = max(worst, abs(Exponential.ln(x) - exact) / abs(exact)) }
      }
    }
    #expect(worst < 2e-15, "\(worst)")
  }

  @Test("each undoes the other", arguments: [1e-300, 1e-9, 0.1, 0.998, 1, 2.718, 1e9, 1e300])
  func inverse(x: Double) {
    #expect(abs(Exponential.exp(Exponential.ln(x)) - x) <= x * 2e-13)
  }

  @Test("the ends of the numbers give what arithmetic says")
  func ends() {
    #expect(Exponential.exp(0) == 1)
    #expect(Exponential.exp(1_000) == .infinity)
    #expect(Exponential.exp(.infinity) == .infinity)
    #expect(Exponential.exp(-1_000) == 0)
    #expect(Exponential.exp(-.infinity) == 0)
    #expect(Exponential.exp(.nan).isNaN)
    #expect(Exponential.exp(709.782) == Foundation.exp(709.782))
    #expect(Exponential.exp(-745) > 0)
    #expect(Exponential.ln(1) == 0)
    #expect(Exponential.ln(0) == -.infinity)
    #expect(Exponential.ln(.infinity) == .infinity)
    #expect(Exponential.ln(-1).isNaN)
    #expect(Exponential.ln(.nan).isNaN)
    #expect(abs(Exponential.ln(.leastNonzeroMagnitude) - Foundation.log(Double.leastNonzeroMagnitude)) < 1e-12)
  }
}
