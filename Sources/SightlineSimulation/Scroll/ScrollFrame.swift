// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
#endif

/// Where a scroll view stands in one frame of the display.
public struct ScrollFrame: Sendable, Hashable {
  /// The time of the frame.
  public var time: Timestamp
  /// The offset shown.
  public var offset: Point
  /// What moves it.
  public var phase: ScrollPhase

  /// Makes a frame.
  public init(time: Timestamp, offset: Point, phase: ScrollPhase) {
    self.time = time
    self.offset = offset
    self.phase = phase
  }
}
