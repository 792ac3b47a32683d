// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
#endif

/// What a group of exposures comes to: those of an item, a position, a surface, an hour, or all.
public struct ExposureFigures: Sendable, Equatable {
  /// What one rule made of them.
  public struct RulePart: Sendable, Equatable {
    /// Items that it reported at least once, each once a trace.
    public internal(set) var counted = 0
    /// Impressions in all.
    public internal(set) var impressions = 0
    /// From becoming visible to the first impression of the appearance.
    public internal(set) var timeToImpression = QuantileSketch()
  }

  /// Items that were visible, each once a trace.
  public internal(set) var items = 0
  /// Appearances that are over.
  public internal(set) var exposures = 0
  /// Appearances in which all of the item was on screen at some time.
  public internal(set) var whole = 0
  /// How long they were visible, each appearance by itself.
  public internal(set) var dwell = QuantileSketch()
  /// One for each rule.
  public internal(set) var rules: [RulePart]
  // Sums of whole numbers, so that no order of adding matters.
  private var visible: Int64 = 0
  private var extents: Int64 = 0

  init(rules: Int) {
    self.rules = Array(repeating: RulePart(), count: rules)
  }

  /// The mean time for which an appearance was visible; `nil` without appearances.
  public var meanDwell: TimeSpan? {
    exposures > 0 ? TimeSpan(nanoseconds: visible / Int64(exposures)) : nil
  }

  /// The mean share of the item that an appearance brought on screen; `nil` without appearances.
  public var meanExtent: Double? {
    exposures > 0 ? Double(extents) / 1e6 / Double(exposures) : nil
  }

  /// The share of items that a rule counted; `nil` without items.
  public func share(_ rule: Int) -> Double? {
    items > 0 ? Double(rules[rule].counted) / Double(items) : nil
  }

  mutating func add(_ record: ExposureRecord) {
    exposures += 1
    if record.seenExtent >= 1 { whole += 1 }
    dwell.add(record.visibleTime)
    visible &+= record.visibleTime.nanoseconds
    let extent = record.seenExtent.isFinite ? max(0, min(1, record.seenExtent)) : 0
    extents &+= Int64((extent * 1e6).rounded())
  }

  mutating func merge(_ other: ExposureFigures) {
    items += other.items
    exposures += other.exposures
    whole += other.whole
    dwell.merge(other.dwell)
    visible &+= other.visible
    extents &+= other.extents
    for rule in rules.indices {
      rules[rule].counted += other.rules[rule].counted
      rules[rule].impressions += other.rules[rule].impressions
      rules[rule].timeToImpression.merge(other.rules[rule].timeToImpression)
    }
  }
}
