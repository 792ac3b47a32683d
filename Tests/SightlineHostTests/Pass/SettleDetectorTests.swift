// SPDX-License-Identifier: MIT

import SightlineCore
import Testing

@testable import SightlineHost

/// The table of inferred phases (design 8.2), drawn as samples: milliseconds, offset, flag.
@Suite("How a scroll view moves")
struct SettleDetectorTests {
  private enum Flag { case none, tracking, dragging, decelerating }

  private static func facts(_ offset: Double, _ flag: Flag) -> SurfaceFacts {
    SurfaceFacts(
      offset: Point(x: 0, y: offset), isTracking: flag == .tracking || flag == .dragging,
      isDragging: flag == .dragging || flag == .decelerating, isDecelerating: flag == .decelerating)
  }

  private static func phases(
    _ samples: [(at: Int64, offset: Double, flag: Flag)], _ detector: inout SettleDetector
  ) -> [ScrollPhase] {
    samples.map { sample in
      detector.sample(facts(sample.offset, sample.flag), at: .zero + .milliseconds(sample.at))
      return detector.phase
    }
  }

  private static func phases(_ samples: [(at: Int64, offset: Double, flag: Flag)]) -> [ScrollPhase] {
    var detector = SettleDetector(settleTime: .milliseconds(100))
    return phases(samples, &detector)
  }

  @Test("flags are believed as they stand")
  func flags() {
    let found = Self.phases([
      (0, 0, .none), (16, 0, .tracking), (33, 12, .dragging), (50, 12, .dragging), (66, 30, .decelerating),
      (83, 40, .decelerating),
    ])
    #expect(found == [.idle, .tracking, .dragging, .dragging, .decelerating, .decelerating])
  }

  @Test("a drag that ends without momentum is at rest after 100 ms and two equal samples")
  func endOfDrag() {
    let found = Self.phases([
      (0, 0, .none), (16, 20, .dragging), (33, 20, .none), (66, 20, .none), (115, 20, .none), (116, 20, .none),
    ])
    #expect(found == [.idle, .dragging, .dragging, .dragging, .dragging, .idle])
  }

  @Test("a finger that rests long before it is lifted leaves a list that is at rest")
  func restingFinger() {
    let found = Self.phases([
      (0, 0, .none), (16, 20, .dragging), (2_000, 20, .dragging), (2_016, 20, .none),
    ])
    #expect(found == [.idle, .dragging, .dragging, .idle])
  }

  @Test("a jump under rest stays at rest")
  func jump() {
    #expect(Self.phases([(0, 0, .none), (16, 500, .none), (33, 500, .none)]) == [.idle, .idle, .idle])
  }

  @Test("two moves without a finger are an animation, and its end is inferred")
  func animation() {
    let found = Self.phases([
      (0, 0, .none), (16, 5, .none), (33, 30, .none), (50, 80, .none), (66, 80, .none), (149, 80, .none),
      (150, 80, .none),
    ])
    #expect(found == [.idle, .idle, .animating, .animating, .animating, .animating, .idle])
  }

  @Test("two jumps a second apart are no animation")
  func twoJumps() {
    #expect(Self.phases([(0, 0, .none), (16, 500, .none), (1_016, 900, .none)]) == [.idle, .idle, .idle])
  }

  @Test("a decelerating flag that stays after the motion is not believed for ever")
  func stuckFlag() {
    let found = Self.phases([
      (0, 0, .none), (16, 20, .decelerating), (116, 20, .decelerating), (315, 20, .decelerating),
      (316, 20, .decelerating), (330, 20, .decelerating),
    ])
    #expect(found == [.idle, .decelerating, .decelerating, .decelerating, .idle, .idle])
  }

  @Test("a sample is wanted at the moment in which rest can be inferred, and none at rest")
  func due() {
    var detector = SettleDetector(settleTime: .milliseconds(100))
    _ = Self.phases([(0, 0, .none), (16, 20, .dragging)], &detector)
    #expect(detector.due == .zero + .milliseconds(116))
    _ = Self.phases([(60, 20, .none), (116, 20, .none)], &detector)
    #expect(detector.phase == .idle)
    #expect(detector.due == nil)
  }

  @Test("an exact end is believed at once, against flags that lag, until something moves")
  func exact() {
    var detector = SettleDetector(settleTime: .milliseconds(100))
    _ = Self.phases([(0, 0, .none), (16, 20, .decelerating)], &detector)
    detector.exact(.idle, at: .zero + .milliseconds(20))
    #expect(detector.phase == .idle)
    #expect(detector.source == .exact)
    #expect(Self.phases([(33, 20, .decelerating), (50, 20, .decelerating)], &detector) == [.idle, .idle])
    #expect(Self.phases([(66, 40, .decelerating)], &detector) == [.decelerating])
    #expect(detector.source == .inferred)
  }

  @Test("the last move before an exact end is not taken for a new one")
  func lastMove() {
    var detector = SettleDetector(settleTime: .milliseconds(100))
    _ = Self.phases([(0, 0, .none), (16, 20, .decelerating), (33, 30, .decelerating)], &detector)
    detector.exact(.idle, at: .zero + .milliseconds(50))
    #expect(Self.phases([(50, 31, .none), (66, 31, .none)], &detector) == [.idle, .idle])
    #expect(detector.source == .exact)
  }

  @Test("what was inferred is marked so")
  func source() {
    var detector = SettleDetector(settleTime: .milliseconds(100))
    detector.exact(.dragging, at: .zero)
    #expect(detector.source == .exact)
    _ = Self.phases([(16, 20, .dragging), (200, 20, .none), (400, 20, .none)], &detector)
    #expect(detector.phase == .idle)
    #expect(detector.source == .inferred)
  }
}
