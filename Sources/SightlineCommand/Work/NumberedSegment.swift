// SPDX-License-Identifier: MIT

/// A segment with its place among all pieces of work.
final class NumberedSegment: WorkPiece {
  let number: Int
  let segment: Segment

  var group: Int { segment.group }
  var isOpen: Bool { segment.isOpen }

  init(number: Int, segment: Segment) {
    self.number = number
    self.segment = segment
  }
}
