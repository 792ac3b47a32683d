// SPDX-License-Identifier: MIT

import Testing

@testable import SightlineSimulation

@Suite("the rubber band")
struct RubberBandTests {
  @Test(
    "a pull of x moves x·c·d / (d + c·x)",
    arguments: [
      (0.0, 0.0), (1, 0.549_622_8), (100, 51.461_988_3), (800, 283.870_968), (1e9, 799.998_836_4),
      (-100, -51.461_988_3),
    ])
  func values(pull: Double, moved: Double) {
    #expect(abs(RubberBand(length: 800).displacement(ofPull: pull) - moved) < 1e-6)
  }

  @Test("further pulled it always gives a little more, and never its whole length")
  func bounded() {
    let band = RubberBand(length: 600)
    var last = 0.0
    for pull in stride(from: 10.0, through: 20_000, by: 10) {
      let moved = band.displacement(ofPull: pull)
      #expect(moved > last && moved < 600)
      last = moved
    }
  }

  @Test("what a finger takes over shows what was there", arguments: [-599.0, -40, 0, 0.25, 80, 300, 590])
  func inverse(moved: Double) {
    let band = RubberBand(length: 600)
    #expect(abs(band.displacement(ofPull: band.pull(ofDisplacement: moved)) - moved) < 1e-9)
  }

  @Test("the slope is that of the curve", arguments: [0.0, 30, -400])
  func slope(pull: Double) {
    let band = RubberBand(length: 700)
    let difference = band.displacement(ofPull: pull + 1e-4) - band.displacement(ofPull: pull - 1e-4)
    #expect(abs(band.slope(atPull: pull) - difference / 2e-4) < 1e-4)
  }

  @Test(
    "a view without length, or bad numbers, give way not at all",
    arguments: [(0.0, 0.55), (-5, 0.55), (.nan, 0.55), (600, 0), (600, .nan), (.infinity, -1)])
  func bad(length: Double, constant: Double) {
    let band = RubberBand(length: length, constant: constant)
    #expect(band.displacement(ofPull: 100) == 0)
    #expect(band.pull(ofDisplacement: 100) == 0)
    #expect(RubberBand(length: 600).displacement(ofPull: .nan) == 0)
  }
}
