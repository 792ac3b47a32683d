// SPDX-License-Identifier: MIT

/// The record of one appearance, given when it ends.
public struct ExposureRecord: Sendable, Equatable {
  /// The longest stretch of being viewable under one rule.
  public struct Longest: Sendable, Equatable {
    /// The rule's name.
    public var rule: String
    /// The length of the stretch; zero if there was none.
    public var span: TimeSpan

    /// Makes an entry.
    public init(rule: String, span: TimeSpan) {
      self.rule = rule
      self.span = span
    }
  }

  /// What a brief record leaves out.
  public struct Detail: Sendable, Equatable {
    /// The visible fraction, weighted by measured time.
    public var meanFraction: Double
    /// Measured time with a fraction in [0,¼), [¼,½), [½,¾) and [¾,1].
    public var bands: [TimeSpan]
    /// How many times it has appeared in this visit, this one included.
    public var entries: Int

    /// Makes the detail of a record.
    public init(meanFraction: Double, bands: [TimeSpan], entries: Int) {
      self.meanFraction = meanFraction
      self.bands = bands
      self.entries = entries
    }
  }

  /// Why it ended.
  public var cause: Cause
  /// How long it was visible and measured.
  public var visibleTime: TimeSpan
  /// The longest stretch for each rule that applied, in the order of the rules.
  public var longest: [Longest]
  /// The largest visible fraction.
  public var maxFraction: Double
  /// What a brief record leaves out.
  public var detail: Detail?
  /// The bounding box of all parts seen, as a fraction of the item.
  public var seenExtent: Double
  /// Time in which it could not be measured.
  public var unmeasured: TimeSpan

  /// Makes a record.
  public init(
    cause: Cause, visibleTime: TimeSpan, longest: [Longest], maxFraction: Double, detail: Detail?, seenExtent: Double,
    unmeasured: TimeSpan = .zero
  ) {
    self.cause = cause
    self.visibleTime = visibleTime
    self.longest = longest
    self.maxFraction = maxFraction
    self.detail = detail
    self.seenExtent = seenExtent
    self.unmeasured = unmeasured
  }
}
