// SPDX-License-Identifier: MIT

/// When an exposure counts: how much, how long, how still and how often.
///
/// What a rule leaves out asks for nothing (fine print 23).
public struct Rule: Sendable, Equatable {
  /// What a visible fraction is taken of.
  public enum Basis: String, Sendable, Equatable, CaseIterable {
    /// Visible area over the item's area.
    case item
    /// Visible area over the viewport's area; an item entirely visible always passes.
    case viewport
    /// Passes when one of the two does.
    case either
  }

  /// MRC's clause for large items: from `area` on, `fraction` of the item is enough.
  public struct LargeItem: Sendable, Hashable {
    /// The least area of a large item in square points.
    public var area: Double
    /// The visible fraction that a large item needs.
    public var fraction: Double

    /// Makes a clause.
    public init(area: Double, fraction: Double) {
      self.area = area
      self.fraction = fraction
    }
  }

  /// How still an item must be.
  public enum Motion: Sendable, Hashable {
    /// It may move.
    case any
    /// Its surface and every enclosing one are idle.
    case settled
    /// Its surface and every enclosing one are slower than this many points a second, strictly.
    case slowerThan(Double)
  }

  /// How often one content may be reported.
  public enum Repetition: Sendable, Equatable {
    /// In each stretch of being viewable.
    case everyAppearance
    /// Once in a visit of the surface.
    case oncePerVisit
    /// Once in a session.
    case oncePerSession
    /// Again when this much time has passed since the last report; exactly that much counts.
    case cooldown(TimeSpan)
    /// Once, kept across launches by a store of the host.
    case once
    /// Not again while it has been there at the end of every rest since (LBTrackManager).
    case unlessAtPreviousStop
  }

  /// The name; unique in a rule book, and on every event.
  public var name: String
  /// The version, on every event, so that data can be read later.
  public var version: String
  /// The visible fraction needed; 0 means any pixel.
  public var fraction: Double
  /// What the fraction is taken of.
  public var of: Basis
  /// The clause for large items, if any.
  public var largeItem: LargeItem?
  /// The least product of alphas of the item and what it lies in.
  public var minimumAlpha: Double
  /// How long it must be viewable without a break.
  public var continuous: TimeSpan
  /// How long it must be viewable in all within a visit.
  public var cumulative: TimeSpan
  /// How still it must be.
  public var motion: Motion
  /// The share of the item that must have been on screen at some time in the appearance.
  public var extent: Double
  /// How often it may be reported.
  public var repetition: Repetition
  /// Whether a tap on a visible item satisfies the rule.
  public var countsInteraction: Bool
  /// Whether `enter` and `leave` are reported.
  public var reportsStretches: Bool
  /// The share of contents that is reported, chosen by a hash of the content.
  public var sample: Double

  /// Makes a rule; what is left out asks for nothing.
  public init(
    name: String, version: String = "1", fraction: Double = 0, of: Basis = .item, largeItem: LargeItem? = nil,
    minimumAlpha: Double = 0.1, continuous: TimeSpan = .zero, cumulative: TimeSpan = .zero, motion: Motion = .any,
    extent: Double = 0, repetition: Repetition = .everyAppearance, countsInteraction: Bool = false,
    reportsStretches: Bool = false, sample: Double = 1
  ) {
    self.name = name
    self.version = version
    self.fraction = fraction
    self.of = of
    self.largeItem = largeItem
    self.minimumAlpha = minimumAlpha
    self.continuous = continuous
    self.cumulative = cumulative
    self.motion = motion
    self.extent = extent
    self.repetition = repetition
    self.countsInteraction = countsInteraction
    self.reportsStretches = reportsStretches
    self.sample = sample
  }
}
