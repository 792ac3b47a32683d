// SPDX-License-Identifier: MIT

/// Says for each reason whether a surface that returns continues its visit or begins a new one.
public struct VisitPolicy: Sendable, Equatable {
  /// What a return does to the visit.
  public enum Outcome: String, Sendable, Equatable, CaseIterable {
    /// The old visit goes on.
    case same
    /// A new visit begins.
    case new
  }

  /// What holds for one reason.
  public struct Entry: Sendable, Equatable {
    /// The outcome.
    public var outcome: Outcome
    /// The outcome holds only for an absence longer than this, strictly; otherwise it is as if nothing was said.
    public var longerThan: TimeSpan?

    /// Makes an entry.
    public init(_ outcome: Outcome, longerThan: TimeSpan? = nil) {
      self.outcome = outcome
      self.longerThan = longerThan
    }
  }

  /// What is said for each reason; what is not named begins a new visit after a hide and none after the background.
  public var entries: [VisitReason: Entry]

  /// Makes a policy.
  public init(_ entries: [VisitReason: Entry] = [:]) {
    self.entries = entries
  }

  /// What is said for `reason` after an absence of `absence`, or `nil` where nothing is.
  public func outcome(for reason: VisitReason?, absence: TimeSpan) -> Outcome? {
    guard let reason, let entry = entries[reason] else { return nil }
    if let longerThan = entry.longerThan, absence <= longerThan { return nil }
    return entry.outcome
  }
}
