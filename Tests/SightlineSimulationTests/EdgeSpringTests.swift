// SPDX-License-Identifier: MIT

import Testing

@testable import SightlineSimulation

@Suite("the spring at the edge")
struct EdgeSpringTests {
  private static let starts: [(Double, Double)] = [
    (120, 0), (-120, 0), (0, 2_000), (0, -2_000), (80, 600), (80, -600), (80, -3_000), (-80, 3_000), (0.2, 0),
    (0.2, 900), (3, -34), (0, 0),
  ]

  @Test("the closed form is what the equation of motion adds up to", arguments: starts)
  func stepped(start: Double, velocity: Double) {
    let spring = EdgeSpring(rate: 10)
    let step = 1e-5
    var (place, speed) = (start, velocity)
    for number in 1...60_000 {
      // Halfway values, so that the error shrinks with the square of the step.
      let half = speed + (-100 * place - 20 * speed) * step / 2
      let middle = place + speed * step / 2
      place += half * step
      speed += (-100 * middle - 20 * half) * step
      if number % 6_000 == 0 {
        let seconds = Double(number) * step
        #expect(abs(spring.displacement(from: start, velocity: velocity, after: seconds) - place) < 1e-5)
        #expect(abs(spring.velocity(from: start, velocity: velocity, after: seconds) - speed) < 1e-3)
      }
    }
  }

  @Test("once at rest it stays, and a moment before it was not", arguments: starts)
  func duration(start: Double, velocity: Double) {
    let spring = EdgeSpring(rate: 10)
    let seconds = spring.duration(from: start, velocity: velocity, untilWithin: 0.5)
    for step in 0...2_000 {
      let later = spring.displacement(from: start, velocity: velocity, after: seconds + Double(step) / 500)
      #expect(abs(later) <= 0.5 + 1e-9)
    }
    if seconds > 0 {
      let before = spring.displacement(from: start, velocity: velocity, after: seconds - 1e-6)
      #expect(abs(before) > 0.5)
    }
  }

  @Test("let go without velocity it comes back and never swings through")
  func noSwing() {
    let spring = EdgeSpring(rate: 10)
    var last = 150.0
    for frame in 1...240 {
      let place = spring.displacement(from: 150, velocity: 0, after: Double(frame) / 120)
      #expect(place > 0 && place < last)
      last = place
    }
    #expect(spring.crossing(from: 150, velocity: 0) == nil)
    #expect(spring.crossing(from: 150, velocity: -1_600) == 1.5)
  }

  @Test("bad numbers take no time and never trap", arguments: [Double.nan, .infinity, -.infinity, 1e300])
  func bad(number: Double) {
    let spring = EdgeSpring(rate: number)
    #expect(spring.rate > 0 && spring.rate.isFinite)
    #expect(EdgeSpring(rate: 10).duration(from: number, velocity: 0, untilWithin: 0.5).isFinite)
    #expect(EdgeSpring(rate: 10).duration(from: 0, velocity: number, untilWithin: 0.5).isFinite)
  }
}
