// SPDX-License-Identifier: MIT

import SightlineCore

/// A running stretch of being viewable under one rule.
struct SlowStretch {
  var start: Timestamp
  /// `start`, or the last reset.
  var countsFrom: Timestamp
  /// The uncertainty of its beginning.
  var uncertainty: TimeSpan
  /// The best cell now.
  var cell: SlowCell
}

/// The running appearance of one content.
struct SlowExposure {
  struct Interval {
    var span: TimeSpan
    /// `nil` while it could not be measured.
    var fraction: Double?
  }

  let key: ContentKey
  /// Grows with each appearance that begins.
  var number: Int
  let entries: Int
  /// The best visible cell, or the last one while it cannot be measured.
  var named: CellName
  /// The frame with which that cell was last seen.
  var frame: Rect
  /// The fraction now; `nil` while it cannot be measured.
  var fraction: Double?
  var maxFraction = 0.0
  var seen: Box?
  var intervals: [Interval] = []
  var appliedRules: Set<Int> = []
  var stretches: [Int: SlowStretch] = [:]
  var longest: [Int: TimeSpan] = [:]
  /// Rules that were decided in the running stretch or, outside one, since the last.
  var decided: Set<Int> = []
  /// Rules whose stretch ended only because nothing could be measured since.
  var interrupted: Set<Int> = []

  /// Takes what is seen now into the record.
  mutating func take(_ cells: [SlowCell]) {
    guard let best = cells.visible.best else {
      fraction = nil
      return
    }
    named = best.name
    frame = best.frame
    fraction = best.fraction
    maxFraction = max(maxFraction, best.fraction)
    for cell in cells.visible {
      appliedRules.formUnion(cell.rules)
      if let part = cell.seen { seen = seen?.union(part) ?? part }
    }
  }

  mutating func end(_ rule: Int, at time: Timestamp) -> TimeSpan? {
    guard let stretch = stretches.removeValue(forKey: rule) else { return nil }
    let dwell = time - stretch.start
    longest[rule] = max(longest[rule] ?? .zero, dwell)
    return dwell
  }

  func record(cause: Cause, rules: [Rule], detail isFull: Bool) -> ExposureRecord {
    var visible = TimeSpan.zero
    var unmeasured = TimeSpan.zero
    var weighted = 0.0
    var bands = [TimeSpan](repeating: .zero, count: 4)
    for interval in intervals {
      guard let fraction = interval.fraction else {
        unmeasured = unmeasured + interval.span
        continue
      }
      visible = visible + interval.span
      weighted += fraction * interval.span.seconds
      let band = [0.25, 0.5, 0.75].filter { atLeast(fraction, $0) }.count
      bands[band] = bands[band] + interval.span
    }
    let mean = visible == .zero ? maxFraction : weighted / visible.seconds
    return ExposureRecord(
      cause: cause, visibleTime: visible,
      longest: rules.indices.filter(appliedRules.contains).map {
        .init(rule: rules[$0].name, span: longest[$0] ?? .zero)
      },
      maxFraction: maxFraction,
      detail: isFull ? .init(meanFraction: mean, bands: bands, entries: entries) : nil,
      seenExtent: seen?.area ?? 0, unmeasured: unmeasured)
  }

  /// The seen extent for deciding: edges within the slack of the best cell's edges count as at them.
  func decidingExtent(slack: Double) -> Double {
    guard var box = seen else { return 0 }
    if atLeast(slack, box.left * frame.width) { box.left = 0 }
    if atLeast(slack, (1 - box.right) * frame.width) { box.right = 1 }
    if atLeast(slack, box.top * frame.height) { box.top = 0 }
    if atLeast(slack, (1 - box.bottom) * frame.height) { box.bottom = 1 }
    return box.area
  }
}
