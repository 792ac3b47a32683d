// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
#endif

/// What LBTrackManager's two kinds of exposure mean here, as rules.
///
/// | kind | LBTrackManager | here |
/// | --- | --- | --- |
/// | exposed | a cell that lies whole in the list when a drag or a throw ends, and did not at the last end | an item that is wholly visible and at rest |
/// | effective | the same cells, told at the next drag if that comes late enough | an item that has been so for ``stay`` |
///
/// An item that is first seen is a third kind, for widgets in a scroll view.
public struct StopPolicy: Sendable, EquatableInTests {
  /// How long an item has to stay to be effective, without a break; exactly that long counts.
  public var stay: TimeSpan
  /// How often one content counts, for each kind by itself: once in a visit of its list. LBTrackManager's own comparison
  /// is `.unlessAtPreviousStop`.
  public var repetition: Rule.Repetition
  /// An item that cannot be shown whole counts when it fills this share of what its list shows, 0 to 1; `nil`: it never
  /// counts. Items that do fit count when they are whole, or fill that much.
  public var tallItemsFill: Double?

  /// Makes a policy.
  public init(
    stay: TimeSpan = .milliseconds(1_000), repetition: Rule.Repetition = .oncePerVisit, tallItemsFill: Double? = nil
  ) {
    self.stay = stay
    self.repetition = repetition
    self.tallItemsFill = tallItemsFill
  }

  /// The rules: one for each kind, named as that is.
  public var rules: [Rule] {
    // What never rests has no previous stop.
    let firstSight = repetition == .unlessAtPreviousStop ? .oncePerVisit : repetition
    return [Rule(name: StopReport.Kind.firstSeen.rawValue, repetition: firstSight), rule(.exposed), rule(.effective)]
  }

  private func rule(_ kind: StopReport.Kind) -> Rule {
    Rule(
      name: kind.rawValue, fraction: tallItemsFill ?? 1, of: tallItemsFill == nil ? .item : .viewport,
      continuous: kind == .effective ? stay : .zero, motion: .settled, repetition: repetition)
  }

  /// A book of these rules and others, for an app that counts in more than one way.
  public func book(with others: [Rule] = []) -> RuleBook {
    RuleBook(rules: rules + others)
  }

  /// Which rules a surface gets that was not given any: what the book says of it, else all but the first sight, which is
  /// for widgets alone.
  public static func rules(for surface: String, in book: RuleBook, areWidgets: Bool) -> [String]? {
    if areWidgets || book.surfaces[surface] != nil { return nil }
    return book.rules.map(\.name).filter { $0 != StopReport.Kind.firstSeen.rawValue }
  }

  /// What is wrong with a page that tracks its list before a handler is registered.
  public static func withoutHandler(_ surface: String) -> String {
    "\"" + surface + "\" is tracked before a handler is registered, so nobody will hear of it. Call "
      + "`ExposureHandlerCenter.register` at launch."
  }
}
