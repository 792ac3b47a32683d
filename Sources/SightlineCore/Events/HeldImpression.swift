// SPDX-License-Identifier: MIT

/// An impression that was detected and is not reported: the ledger has the count, this says which and why.
public struct HeldImpression: Sendable {
  /// What held it back.
  public enum Reason: String, Sendable, Hashable, CaseIterable {
    /// An earlier report of the same rule.
    case repeated
    /// A veto of the app.
    case vetoed
    /// Its content is outside the rule's sample.
    case sampledOut
  }

  /// When it would have been reported: the time at which the rule was satisfied.
  public var time: Timestamp
  /// The surface of the cell that the impression would have named.
  public var surface: String
  /// That cell's id.
  public var item: String
  /// Its content, where the host gave one.
  public var content: String?
  /// The rule's name.
  public var rule: String
  /// What held it back.
  public var reason: Reason

  /// Makes a record.
  public init(
    time: Timestamp, surface: String, item: String, content: String? = nil, rule: String, reason: Reason
  ) {
    self.time = time
    self.surface = surface
    self.item = item
    self.content = content
    self.rule = rule
    self.reason = reason
  }
}

// Tests compare it, apps do not: for telephones this is in debug builds alone.
#if DEBUG || !(os(iOS) || os(tvOS) || os(visionOS))
  extension HeldImpression: Equatable {}
#endif
