// SPDX-License-Identifier: MIT

import SightlineCore

/// Feeds of equal rows, laid out so that exactly ten are visible over a range of offsets.
struct Scene {
  /// Rows are 72 high with 8 between them; in a viewport of 728, ten are visible at every offset from 1 to 71.
  static let pitch = 80.0
  static let rowHeight = 72.0
  static let viewport = Rect(x: 0, y: 0, width: 390, height: 728)

  var tracker: Tracker
  var time = Timestamp.zero

  init(rules: [Rule] = [.mrcDisplay], count: Int, surface: String = "feed", page: Int = 1_000) {
    tracker = Tracker(rules: RuleBook(rules: rules))
    tracker.apply(.window(WindowLine(id: "main", frame: Self.viewport)), at: time)
    tracker.apply(.surface(SurfaceLine(id: surface, window: "main", frame: Self.viewport)), at: time)
    var first = 0
    while first < count {
      let end = min(first + page, count)
      tracker.apply(.items(surface: surface, items: Self.rows(first..<end), all: false), at: time)
      first = end
    }
    _ = tracker.takeEvents()
  }

  static func rows(_ range: Range<Int>) -> [ItemLine] {
    range.map { row in
      ItemLine(
        id: "row-\(row)", frame: Rect(x: 0, y: Double(row) * pitch, width: viewport.width, height: rowHeight))
    }
  }

  mutating func advance(milliseconds: Int64 = 16) {
    time = time + .milliseconds(milliseconds)
  }

  mutating func apply(_ input: Input) {
    tracker.apply(input, at: time)
  }
}

/// A small generator with a fixed seed (SplitMix64), so that every run sees the same numbers.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
