// SPDX-License-Identifier: MIT

/// Something that an app does with a session that cannot give good numbers; found at run time, reported once for each
/// subject (design 8.7).
public struct Misuse: Sendable, Equatable {
  /// What was found.
  @nonexhaustive
  public enum Kind: String, Sendable, Equatable, CaseIterable {
    /// Two views of one surface show the same id at once; the first counts.
    case duplicateItem
    /// An id is written like an index path, so it names a place and not a thing.
    case idLooksLikeIndexPath
    /// A tracked view has not been in a window for a long time.
    case surfaceNeverInWindow
    /// A rule cannot hold for an item, however far the user scrolls.
    case ruleCannotHold
    /// The closure that names cells has answered `nil` for every cell so far.
    case identityAlwaysNil
    /// A closure that the app gave to its monitor holds that monitor: neither is ever released.
    case keptAliveByOwnClosure
    /// Two tracked views want the same surface id; the later one has it.
    case duplicateSurface
    /// The store of `once` has failed; impressions may be reported again.
    case storeFailed
    /// A list shows cells and nothing says what they show.
    case nothingNamed
    /// A diffable identifier is of a type from which no id can be made.
    case identifierWithoutName
    /// The buffer of a stream of events was full, and the oldest event was dropped.
    case eventsDropped
    /// A transition of a screen has not come to an end for a long time.
    case endlessTransition
    /// A view cannot be tracked or relayed; ``Misuse/detail`` says why.
    case refused
    /// Something about the delegate of a relayed view; ``Misuse/detail`` says what.
    case delegate
  }

  /// A part of a cell was bound by a controller whose view is not there.
  public static func partWithoutView(_ item: String) -> Misuse {
    Misuse(
      kind: .refused, subject: item,
      detail: "The part \"" + item + "\" of a cell was made with a controller whose view is not loaded, so it is not "
        + "counted. Say what the cell shows once more when the controller's view is in it.")
  }

  /// What was found.
  public var kind: Kind
  /// The surface concerned.
  public var surface: String?
  /// The item or rule concerned.
  public var subject: String?
  /// What was found, and what to write instead.
  public var detail: String

  /// Makes a report.
  public init(kind: Kind, surface: String? = nil, subject: String? = nil, detail: String) {
    self.kind = kind
    self.surface = surface
    self.subject = subject
    self.detail = detail
  }
}
