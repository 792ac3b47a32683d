// SPDX-License-Identifier: MIT

import Testing

@testable import SightlineSimulation

@Suite("how a throw runs out")
struct DecelerationTests {
  @Test(
    "the whole way is v / (-1000 ln rate), which is about half the velocity at the normal rate",
    arguments: [(0.998, 1_000.0, 499.499_833_2), (0.99, 1_000, 99.499_162_5), (0.998, -2_500, -1_248.749_583)])
  func wholeWay(rate: Double, velocity: Double, way: Double) {
    #expect(abs(Deceleration(rate: rate).distance(from: velocity) - way) < 1e-5)
  }

  @Test("each millisecond leaves the same share of the velocity", arguments: [0.998, 0.99])
  func share(rate: Double) {
    let law = Deceleration(rate: rate)
    var expected = 1_800.0
    for millisecond in 0...3_000 {
      let velocity = law.velocity(from: 1_800, after: Double(millisecond) / 1_000)
      #expect(abs(velocity - expected) <= expected * 1e-11)
      expected *= rate
    }
  }

  @Test("the closed form is what small steps add up to", arguments: [0.998, 0.99])
  func stepped(rate: Double) {
    let law = Deceleration(rate: rate)
    let step = 1e-5
    var (offset, velocity) = (0.0, 1_200.0)
    let share = law.velocity(from: 1, after: step)
    for number in 1...100_000 {
      offset += velocity * step * (1 + share) / 2
      velocity *= share
      if number % 10_000 == 0 {
        #expect(abs(law.distance(from: 1_200, after: Double(number) * step) - offset) < 1e-4)
      }
    }
  }

  @Test("it only ever goes on, and ever slower", arguments: [300.0, 4_000, 12_000])
  func monotone(velocity: Double) {
    let law = Deceleration.normal
    var (last, lastStep) = (0.0, Double.infinity)
    for frame in 1...600 {
      let way = law.distance(from: velocity, after: Double(frame) / 120)
      let step = way - last
      #expect(step > 0 && step < lastStep)
      (last, lastStep) = (way, step)
    }
    #expect(last < law.distance(from: velocity))
  }

  @Test("after the duration exactly the rest is left to go", arguments: [5.0, 800, -3_000])
  func duration(velocity: Double) {
    let law = Deceleration.normal
    let seconds = law.duration(from: velocity, untilWithin: 0.5)
    let left = law.distance(from: velocity) - law.distance(from: velocity, after: seconds)
    #expect(abs(abs(left) - 0.5) < 1e-9)
  }

  @Test("a throw too weak to move more than the rest takes no time")
  func weak() {
    #expect(Deceleration.normal.duration(from: 1, untilWithin: 0.5) == 0)
    #expect(Deceleration.normal.duration(from: 0, untilWithin: 0.5) == 0)
  }

  @Test("the time to a place is the time at which it is there, and there is none beyond the way")
  func toTravel() throws {
    let law = Deceleration.fast
    let seconds = try #require(law.duration(from: 2_000, toTravel: 150))
    #expect(abs(law.distance(from: 2_000, after: seconds) - 150) < 1e-9)
    #expect(law.duration(from: 2_000, toTravel: 200) == nil)
    #expect(law.duration(from: 2_000, toTravel: -1) == nil)
    #expect(law.duration(from: 0, toTravel: 1) == nil)
    #expect(law.duration(from: 0, toTravel: 0) == 0)
  }

  @Test("a rate that is none still gives a law", arguments: [Double.nan, -1, 0, 1, 2, .infinity, -.infinity])
  func badRate(rate: Double) {
    let law = Deceleration(rate: rate)
    #expect(law.decay > 0 && law.decay.isFinite)
  }
}
