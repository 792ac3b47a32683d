// SPDX-License-Identifier: MIT

// No app judges variants: for telephones this is in debug builds alone.
#if DEBUG || !(os(iOS) || os(tvOS) || os(visionOS))
  /// What one variant of a rule came to; see ``Tracker/init(variants:maximumGap:keepsImpressions:)``.
  public struct VariantOutcome: Sendable, Equatable {
    /// What became of every impression that was detected.
    public var ledger: Ledger.Entry
    /// Contents that were reported at least once; an item without a content is one of its surface.
    public var contents: Int

    /// Makes an outcome.
    public init(ledger: Ledger.Entry, contents: Int) {
      self.ledger = ledger
      self.contents = contents
    }
  }

  /// An impression of a variant, in numbers: what an event of the rule alone would say.
  public struct VariantImpression: Sendable, Equatable {
    /// The place of the rule in the book.
    public var rule: Int
    /// When it became true.
    public var time: Timestamp
    /// The cell that an event would name.
    public var surface: String
    /// The cell that an event would name.
    public var item: String
    /// The visible fraction at that time.
    public var fraction: Double
    /// As on an impression.
    public var viewableTime: TimeSpan
    /// As on an event.
    public var visit: Int
    /// As on an event.
    public var session: Int

    /// Makes an impression.
    public init(
      rule: Int, time: Timestamp, surface: String, item: String, fraction: Double, viewableTime: TimeSpan, visit: Int,
      session: Int
    ) {
      self.rule = rule
      self.time = time
      self.surface = surface
      self.item = item
      self.fraction = fraction
      self.viewableTime = viewableTime
      self.visit = visit
      self.session = session
    }
  }
#endif
