// SPDX-License-Identifier: MIT

/// How much a recording keeps. It is cut into segments, of which the oldest goes when there is too much.
public struct RecordingLimits: Sendable, Equatable {
  /// Bytes of all segments together; never more.
  public var totalBytes: Int
  /// Bytes of one segment. One that has to begin with more than half of it, since so many items are there, may be larger.
  public var segmentBytes: Int

  /// Makes limits; what is too small to keep anything is raised.
  public init(totalBytes: Int = 4 << 20, segmentBytes: Int = 256 << 10) {
    self.totalBytes = totalBytes
    self.segmentBytes = segmentBytes
  }

  /// The limits that hold: at least 4 kB a segment and two segments.
  var mended: RecordingLimits {
    let segment = max(4 << 10, segmentBytes)
    let total = max(totalBytes, 8 << 10)
    return RecordingLimits(totalBytes: total, segmentBytes: min(segment, total / 2))
  }
}
