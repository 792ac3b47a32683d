// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineHost
  import SightlineReport
#endif

/// How near a rule came to what it did not count, in words.
enum MissWords {
  /// A line for each kind of miss that there is: what was missing, and how often how much.
  static func lines(_ misses: NearMisses) -> [(String, String)] {
    var lines: [(String, String)] = []
    if misses.time.total > 0 { lines.append(("\(misses.time.total) too short, by seconds", spread(misses.time))) }
    if misses.area.total > 0 {
      lines.append(("\(misses.area.total) too little visible, by share", spread(misses.area)))
    }
    let others = [
      (misses.viewport, "too little of the viewport"), (misses.motion, "never still enough"),
      (misses.extent, "too little of it seen in all"), (misses.noTime, "visible, but not opaque enough"),
      (misses.heldBack, "held back (repeated, vetoed or outside the sample)"),
    ]
    for (count, words) in others where count > 0 { lines.append(("\(count) \(words)", "")) }
    return lines
  }

  private static func spread(_ histogram: Histogram) -> String {
    var parts: [String] = []
    var below = 0.0
    for (place, count) in histogram.counts.enumerated() {
      let isLast = place == histogram.edges.count
      let edge = isLast ? below : histogram.edges[place]
      if count > 0 {
        let range = below > 0 ? "\(Decimals.short(below))-\(Decimals.short(edge))" : "up to \(Decimals.short(edge))"
        parts.append("\(isLast ? "more" : range): \(count)")
      }
      below = edge
    }
    return parts.joined(separator: ", ")
  }
}
