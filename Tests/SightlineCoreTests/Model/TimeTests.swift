// SPDX-License-Identifier: MIT

import SightlineCore
import Testing

@Suite("Time")
struct TimeTests {
  @Test(
    "seconds become whole nanoseconds, halves to even, and never trap",
    arguments: [
      (1.5, 1_500_000_000), (0.000_000_000_5, 0), (0.000_000_001_5, 2), (-0.25, -250_000_000), (.nan, 0),
      (.infinity, .max), (-.infinity, .min), (1e300, .max),
    ] as [(Double, Int64)])
  func seconds(value: Double, nanoseconds: Int64) {
    #expect(TimeSpan.seconds(value).nanoseconds == nanoseconds)
    #expect(Timestamp.seconds(value).nanoseconds == nanoseconds)
  }

  @Test("sums and differences saturate")
  func saturates() {
    #expect(Timestamp.distantFuture + .milliseconds(1) == .distantFuture)
    #expect(Timestamp.distantPast + .milliseconds(-1) == .distantPast)
    #expect((Timestamp.distantFuture - .distantPast).nanoseconds == .max)
    #expect((Timestamp.distantPast - .distantFuture).nanoseconds == .min)
    #expect(TimeSpan(nanoseconds: .max) + TimeSpan(nanoseconds: 1) == TimeSpan(nanoseconds: .max))
    #expect(TimeSpan(nanoseconds: .min) - TimeSpan(nanoseconds: 1) == TimeSpan(nanoseconds: .min))
    #expect(TimeSpan.milliseconds(.max).nanoseconds == .max)
  }
}
