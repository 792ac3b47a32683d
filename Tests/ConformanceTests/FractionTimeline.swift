// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineTestKit

/// The visible fraction of one item over time, as the engine has it.
struct FractionTimeline {
  /// When it changed, ascending.
  private(set) var changes: [(time: Timestamp, fraction: Double)] = []

  /// The timelines of all items of a script. Ids are unique in a recording.
  static func all(of script: ExposureScript) -> [String: FractionTimeline] {
    var tracker = Tracker(rules: RuleBook(rules: []), tracksFractions: true)
    for step in script.steps { tracker.apply(step.input, at: step.time) }
    _ = tracker.takeEvents()
    var timelines: [String: FractionTimeline] = [:]
    for change in tracker.takeFractionChanges() {
      timelines[change.item, default: FractionTimeline()].changes.append((change.time, change.fraction))
    }
    return timelines
  }

  /// The fraction that holds at `time`; 0 before the first.
  func fraction(at time: Timestamp) -> Double {
    var low = 0
    var high = changes.count
    while low < high {
      let middle = (low + high) / 2
      if changes[middle].time <= time { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? 0 : changes[low - 1].fraction
  }
}
