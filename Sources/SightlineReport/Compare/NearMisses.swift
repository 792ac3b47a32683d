// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
#endif

/// How near the things came that a rule did not count, over all traces.
public struct NearMisses: Sendable, Hashable {
  /// Seconds that were missing, of things that were viewable and not for long enough.
  public private(set) var time = Histogram(edges: [0.1, 0.25, 0.5, 1, 2, 5])
  /// The share of the item that was missing, of things of which too little was visible.
  public private(set) var area = Histogram(edges: [0.05, 0.1, 0.2, 0.3, 0.5])
  /// Things that never took enough of the viewport.
  public private(set) var viewport = 0
  /// Things that were never still enough while enough of them was visible.
  public private(set) var motion = 0
  /// Things of which too little had been on screen in all.
  public private(set) var extent = 0
  /// Things that repetition, the sample or a veto held back.
  public private(set) var heldBack = 0
  /// Things that were not opaque enough, or for no time at all.
  public private(set) var noTime = 0

  /// Counts a thing that was seen and to which the rule applied.
  mutating func add(_ shortfall: Shortfall) {
    switch shortfall {
    case .time(let was, let need), .sum(let was, let need): time.add((need - was).seconds)
    case .area(let was, let need): area.add(need - was)
    case .viewport: viewport += 1
    case .motion: motion += 1
    case .extent: extent += 1
    case .heldBack: heldBack += 1
    case .noTime: noTime += 1
    case .notAsked, .unseen: break
    }
  }

  mutating func merge(_ other: NearMisses) {
    time.merge(other.time)
    area.merge(other.area)
    viewport += other.viewport
    motion += other.motion
    extent += other.extent
    heldBack += other.heldBack
    noTime += other.noTime
  }
}
