// SPDX-License-Identifier: MIT

/// Keeps the samples of a stage within a limit.
///
/// Time is cut into steps, and of what changed within one step the last change stays. What tells of an item's coming and
/// going stays whatever the step: that it begins or ceases to be visible, is wholly visible, is placed or taken away. So
/// do all columns that are not samples: phases, states, gates. Events and stretches are no samples.
///
/// A step is the one before doubled, so thinning as a trace goes on comes to the same as thinning at its end.
struct Thinning: Sendable {
  /// The first step in microseconds.
  static let firstStep: Int64 = 10_000
  /// No step is longer: what remains is told even if it is more than the limit.
  static let longestStep: Int64 = 1_280_000

  let limit: Int
  /// The step in microseconds, or 0 where nothing was thinned.
  private(set) var step: Int64 = 0
  /// Samples that came, and those that are left.
  private(set) var before = 0
  private(set) var after = 0

  /// Changes of the stage since it was last counted.
  private var pending = 0
  /// Samples that were thinned out.
  private var dropped = 0

  init(limit: Int) { self.limit = limit }

  /// The stage may have grown. Thins when there is far too much, so that memory stays bounded.
  mutating func note(_ stage: inout Stage) {
    pending += 1
    // Counting costs as much as there are items, so it is done now and then.
    guard pending >= 4096 else { return }
    pending = 0
    while stage.samples > 2 * limit, step < Self.longestStep { thin(&stage) }
  }

  /// Thins to the limit.
  mutating func finish(_ stage: inout Stage) {
    while stage.samples > limit, step < Self.longestStep { thin(&stage) }
    after = stage.samples
    before = after + dropped
  }

  private mutating func thin(_ stage: inout Stage) {
    let count = stage.samples
    step = step == 0 ? Self.firstStep : step * 2
    stage.thin(to: step)
    dropped += count - stage.samples
  }
}

extension Stage {
  /// How many samples of geometry and fractions there are.
  var samples: Int {
    var count = 0
    for surface in surfaces { count += surface.offset.count + surface.lines.count }
    for item in items { count += item.frames.count + item.fraction.count + item.alpha.count }
    for cover in covers { count += cover.sets.count }
    return count
  }

  mutating func thin(to step: Int64) {
    for place in surfaces.indices {
      surfaces[place].offset.thin(to: step) { _, _ in false }
      surfaces[place].lines.thin(to: step) { $0 == nil || $1 == nil }
    }
    for place in items.indices {
      items[place].frames.thin(to: step) { $0.isGone || $1.isGone }
      items[place].fraction.thin(to: step) { $0 == 0 || $1 == 0 || $1 == 1 }
      items[place].alpha.thin(to: step) { _, _ in false }
    }
    for place in covers.indices { covers[place].sets.thin(to: step) { $0.isEmpty || $1.isEmpty } }
  }
}
