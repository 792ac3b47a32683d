// SPDX-License-Identifier: MIT

import Testing

@testable import SightlineSimulation

@Suite("the course of a programmatic scroll")
struct EaseCurveTests {
  @Test(
    "it is the cubic Bézier curve that style sheets call ease-in-out",
    arguments: [
      (0.0, 0.0), (0.1, 0.019_722), (0.25, 0.129_162), (0.5, 0.5), (0.75, 0.870_838), (0.9, 0.980_278), (1, 1),
    ])
  func values(share: Double, progress: Double) {
    #expect(abs(EaseCurve().progress(at: share) - progress) < 1e-5)
  }

  @Test("it only goes on, and is the same from both ends")
  func symmetric() {
    let curve = EaseCurve()
    var last = -1.0
    for step in 0...1_000 {
      let share = Double(step) / 1_000
      let progress = curve.progress(at: share)
      #expect(progress > last || step == 0)
      #expect(abs(progress + curve.progress(at: 1 - share) - 1) < 1e-12)
      last = progress
    }
  }

  @Test("outside the time it stays at its ends", arguments: [(-1.0, 0.0), (2, 1), (.infinity, 1), (-.infinity, 0)])
  func outside(share: Double, progress: Double) {
    #expect(EaseCurve().progress(at: share) == progress)
  }
}
