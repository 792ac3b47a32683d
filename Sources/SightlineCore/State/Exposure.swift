// SPDX-License-Identifier: MIT

/// The running exposure of one content: at most one appearance, and a ``RuleState`` for each rule beside it.
///
/// Without its key and other texts, which lie beside it, so that reading and copying are cheap.
struct Exposure: Sendable {
  /// The order in which exposures began.
  var serial: Int64
  /// The first of its cells, -1 when it has none.
  var firstCell: Int32 = -1
  /// Whether an appearance is open.
  var isOpen = false
  /// Whether the open appearance cannot be measured now.
  var isUnmeasured = false
  /// The visible cell that events name, of the old state until a batch has been told.
  var named: Int32 = -1
  var entries = 0
  var fraction = 0.0
  /// Since when `fraction` holds, or since when it is unmeasured.
  var since = Timestamp.zero
  var weighted = 0.0
  var bands: (Int64, Int64, Int64, Int64) = (0, 0, 0, 0)
  var unmeasured: Int64 = 0
  var maxFraction = 0.0
  /// The bounding box of all parts seen, relative to the item.
  var seen = Box.nothing
  /// The earliest time at which one of its rules falls due.
  var due = Timestamp.distantFuture
  var isDirty = false
  /// Whether it is open and seen in its only cell, and nothing has been marked since: then a tick may ``slide`` it.
  var isSteady = false
  var isFree = false
  /// Where the first event of the running batch stands, for the order among contents.
  var batchPlace: EventPlace?
  /// The same for what was satisfied and is yet to be decided.
  var decisionPlace: EventPlace?

  init(serial: Int64) {
    self.serial = serial
  }

  /// Another fraction is seen of the one visible cell.
  @inline(__always)
  mutating func slide(fraction new: Double, seen part: Box, at time: Timestamp) {
    if fraction != new {
      accumulate(until: time)
      fraction = new
      if new > maxFraction { maxFraction = new }
    }
    seen.formUnion(part)
  }

  /// Counts the time since the fraction last changed with the fraction that held.
  @inline(never)
  mutating func accumulate(until time: Timestamp) {
    let span = (time - since).nanoseconds
    since = time
    guard span > 0 else { return }
    weighted += fraction * Double(span)
    if Comparison.reaches(fraction, 0.75) {
      bands.3 &+= span
    } else if Comparison.reaches(fraction, 0.5) {
      bands.2 &+= span
    } else if Comparison.reaches(fraction, 0.25) {
      bands.1 &+= span
    } else {
      bands.0 &+= span
    }
  }

  var visibleTime: Int64 { bands.0 &+ bands.1 &+ bands.2 &+ bands.3 }
  var seenExtent: Double {
    guard seen.minX < seen.maxX else { return 0 }
    return min(1, seen.area)
  }
}
