// SPDX-License-Identifier: MIT

/// Something that the engine reports, with the time at which it became true.
public struct Event: Sendable, Equatable {
  /// What is reported.
  @nonexhaustive
  public enum Kind: Sendable, Equatable {
    /// An item became visible, with this fraction.
    case appear(fraction: Double)
    /// An item stopped being visible; the record tells of the whole appearance.
    case disappear(ExposureRecord)
    /// A stretch of being viewable under a rule began, with this fraction.
    case enter(rule: RuleReference, fraction: Double)
    /// A stretch of being viewable under a rule ended.
    case leave(rule: RuleReference, cause: Cause, dwell: TimeSpan)
    /// A rule was satisfied.
    case impression(Impression)
  }

  /// When it became true.
  public var time: Timestamp
  /// What is reported.
  public var kind: Kind
  /// The surface of the cell that the event names.
  public var surface: String
  /// The id of that cell.
  public var item: String
  /// What it shows, where the host said so.
  public var content: String?
  /// Its position, where the host said so.
  public var index: Int?
  /// The visit of that surface, from 1.
  public var visit: Int
  /// The session, from 1.
  public var session: Int
  /// The place of this event among all of its tracker, from 1.
  public var sequence: Int
  /// How much earlier it may have become true: the gap between the batch that caused it and the one before. `nil` in
  /// brief records.
  public var uncertainty: TimeSpan?
  /// What the app attached to the item.
  public var attributes: Attributes?

  /// Makes an event, for tests and readers.
  public init(
    time: Timestamp, kind: Kind, surface: String, item: String, content: String? = nil, index: Int? = nil,
    visit: Int, session: Int, sequence: Int, uncertainty: TimeSpan? = nil, attributes: Attributes? = nil
  ) {
    self.time = time
    self.kind = kind
    self.surface = surface
    self.item = item
    self.content = content
    self.index = index
    self.visit = visit
    self.session = session
    self.sequence = sequence
    self.uncertainty = uncertainty
    self.attributes = attributes
  }
}
