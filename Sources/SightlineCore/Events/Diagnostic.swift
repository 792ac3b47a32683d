// SPDX-License-Identifier: MIT

/// Something in the inputs or the rules that a host should mend; the engine goes on in every case.
public struct Diagnostic: Sendable, Equatable {
  /// What was found.
  @nonexhaustive
  public enum Kind: String, Sendable, Equatable, CaseIterable {
    /// A time lay before the one before it; it was clamped.
    case timeWentBack
    /// A line came after the end; it was left out.
    case afterEnd
    /// A line named a surface that is not there.
    case unknownSurface
    /// A line named an item that is not there.
    case unknownItem
    /// A surface named a window, or a line covers of a window, that is not there.
    case unknownWindow
    /// A surface, item or line named a rule that the book does not have.
    case unknownRule
    /// One id stood twice in a line; the last won.
    case duplicateItem
    /// A number was NaN or infinite, or an area too large to reckon with.
    case badNumber
    /// Surfaces lie in each other in a ring; none of them is on screen.
    case parentCycle
    /// Two rules have one name; the first is used.
    case duplicateRule
  }

  /// What was found.
  public var kind: Kind
  /// The time of the input that brought it.
  public var time: Timestamp
  /// The surface, window or rule concerned, where there is one.
  public var subject: String?
  /// The item or rule concerned, where there is one.
  public var detail: String?

  /// Makes a diagnostic.
  public init(kind: Kind, time: Timestamp, subject: String? = nil, detail: String? = nil) {
    self.kind = kind
    self.time = time
    self.subject = subject
    self.detail = detail
  }
}
