// SPDX-License-Identifier: MIT

import SightlineCore

/// Compares one observer's entries about one target with the engine's fractions of it.
struct CrossingCheck {
  let recording: Recording
  let observer: Recording.Observer
  let entries: [Recording.Entry]
  let timeline: FractionTimeline

  /// Everything that does not agree.
  func faults() -> [String] {
    entries.enumerated().flatMap { place, entry in
      let from = recording.frame(at: entry.t)
      let to = place + 1 < entries.count ? recording.frame(at: entries[place + 1].t) : Timestamp.distantFuture
      return entryFaults(entry, at: from) + crossingFaults(entry, from: from, to: to)
    }
  }

  /// The fraction at an entry. Targets without area never show: the browser's ratio of 1 for them is by its own rule.
  private func entryFaults(_ entry: Recording.Entry, at frame: Timestamp) -> [String] {
    let fraction = timeline.fraction(at: frame)
    if !entry.hasArea {
      return fraction == 0 ? [] : ["\(entry.t) \(entry.target): without area, found \(fraction)"]
    }
    if abs(fraction - entry.ratio) <= entry.tolerance { return [] }
    return ["\(entry.t) \(observer.observer) \(entry.target): expected \(entry.ratio), found \(fraction)"]
  }

  /// Crossings that the engine has in the frames in which the observer is silent. The observer would speak of each, so
  /// until its next entry the fraction stays between the same two thresholds.
  private func crossingFaults(_ entry: Recording.Entry, from: Timestamp, to: Timestamp) -> [String] {
    guard entry.hasArea else { return [] }
    let low = observer.thresholds.last { $0 <= entry.ratio } ?? 0
    // Not intersecting means a ratio of 0 and no other; touching edges have 0 too and are no part of what shows.
    let high = entry.isIntersecting ? observer.thresholds.first { $0 > entry.ratio } ?? 2 : 0
    return timeline.changes.filter { $0.time > from && $0.time < to }.compactMap { change in
      if change.fraction == 0, recording.isFlat(entry.target, at: change.time) { return nil }
      // Within the tolerance of a threshold either side is right.
      let inside = change.fraction >= low - entry.tolerance && change.fraction <= high + entry.tolerance
      let place = "\(change.time.nanoseconds) \(observer.observer) \(entry.target)"
      return inside ? nil : "\(place): crossed to \(change.fraction) after \(entry.ratio) with no entry"
    }
  }
}
