// SPDX-License-Identifier: MIT

/// All that decides what counts: rules, which surface uses which, and the policies around them. Rules are data.
public struct RuleBook: Sendable, Equatable {
  /// Whether an inactive scene closes the gate.
  public enum InactiveScene: String, Sendable, Equatable, CaseIterable {
    /// Nothing is seen while inactive.
    case closes
    /// Items are seen on.
    case open
  }

  /// How much an event says.
  public enum RecordDetail: String, Sendable, Equatable, CaseIterable {
    /// Everything.
    case full
    /// Without mean fraction, bands, entries and uncertainty: for delivery.
    case brief
  }

  /// The rules, in the order in which their events come.
  public var rules: [Rule]
  /// Names of the rules for each surface that does not use all.
  public var surfaces: [String: [String]]
  /// What a return means for the visit.
  public var visits: VisitPolicy
  /// Whether an inactive scene closes the gate.
  public var inactive: InactiveScene
  /// How much an event says.
  public var record: RecordDetail
  /// The opacity from which a cover with an opacity covers.
  public var coverOpacity: Double
  /// An edge that clips cut off by no more than this many points counts as whole for deciding.
  public var slack: Double
  /// How many keys each rule remembers for its repetition, at least 1.
  public var repetitionMemory: Int

  /// Makes a rule book; a later rule with a name that stands already is ignored by the engine with a diagnostic.
  public init(
    rules: [Rule], surfaces: [String: [String]] = [:], visits: VisitPolicy = VisitPolicy(),
    inactive: InactiveScene = .closes, record: RecordDetail = .full, coverOpacity: Double = 0.5, slack: Double = 0.5,
    repetitionMemory: Int = 100_000
  ) {
    self.rules = rules
    self.surfaces = surfaces
    self.visits = visits
    self.inactive = inactive
    self.record = record
    self.coverOpacity = coverOpacity
    self.slack = slack
    self.repetitionMemory = repetitionMemory
  }
}
