// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineSimulation
import Testing

@Suite("the frames of a display")
struct FrameTimesTests {
  @Test("frames never drift: each whole second holds one", arguments: [60, 120, 80, 59, 1, 1_000])
  func noDrift(rate: Int) {
    let times = Array(FrameTimes(from: .zero, through: .seconds(100), perSecond: rate))
    #expect(times.count == 100 * rate + 1)
    for second in 0...100 { #expect(times[second * rate] == Timestamp.seconds(Double(second))) }
    for (earlier, later) in zip(times, times.dropFirst()) {
      #expect(abs((later - earlier).nanoseconds - 1_000_000_000 / Int64(rate)) <= 1)
    }
  }

  @Test("the first frame is the first that is not earlier, wherever one begins", arguments: [-3, -1, 0, 1, 16_666_667])
  func first(nanoseconds: Int64) {
    let start = Timestamp(nanoseconds: nanoseconds)
    let all = Array(FrameTimes(from: Timestamp.seconds(-1), through: .seconds(1), perSecond: 60))
    #expect(Array(FrameTimes(from: start, through: .seconds(1), perSecond: 60)) == all.filter { $0 >= start })
  }

  @Test("a range without frames, and times at the end of all numbers, give none and never trap")
  func ends() {
    #expect(Array(FrameTimes(from: .seconds(0.001), through: .seconds(0.002), perSecond: 60)).isEmpty)
    #expect(Array(FrameTimes(from: .seconds(2), through: .seconds(1), perSecond: 60)).isEmpty)
    #expect(Array(FrameTimes(from: .distantFuture, through: .distantFuture, perSecond: 60)).isEmpty)
    #expect(Array(FrameTimes(from: .distantPast, through: .distantPast, perSecond: 0)).count <= 1)
    #expect(Array(FrameTimes(from: .zero, through: .seconds(1), perSecond: -5)).count == 2)
  }
}
