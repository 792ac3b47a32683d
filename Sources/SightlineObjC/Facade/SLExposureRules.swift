// SPDX-License-Identifier: MIT

public import UIKit

#if SWIFT_PACKAGE
  public import SightlineCore
  import SightlineHost
  public import SightlineUIKit
#endif

/// All rules of an app, which list uses which, and the policies around them, in Objective-C; in Swift `ExposureRules`.
///
/// Monitors take a copy when they are made.
@objc(SLExposureRules)
public final class SLExposureRules: NSObject {
  /// The rules in Swift.
  public private(set) var book: ExposureRules

  /// Makes a set of rules, in the order in which their events come.
  @objc public init(rules: [SLExposureRule]) {
    book = ExposureRules(rules: rules.map(\.rule))
  }

  /// The rules that ``ExposureHandlerCenter`` needs of a monitor, and others.
  ///
  /// - Parameters:
  ///   - stay: How many seconds an item has to stay to be effective.
  ///   - repetition: How often one content counts; a cooldown is not possible here, and is once in a visit.
  ///   - tallItemsFill: The share of what the list shows that an item must fill which cannot be shown whole; `nil`: it
  ///     never counts.
  ///   - others: Other rules.
  @objc(initForHandlerEffectiveAfter:repetition:tallItemsFill:otherRules:)
  public init(
    handlerEffectiveAfter stay: TimeInterval, repetition: SLExposureRepetition, tallItemsFill: NSNumber?,
    otherRules others: [SLExposureRule]
  ) {
    book = Self.policy(stay, repetition, tallItemsFill).book(with: others.map(\.rule))
  }

  /// A cooldown needs a length, which only a rule has.
  static func policy(_ stay: TimeInterval, _ repetition: SLExposureRepetition, _ fill: NSNumber?) -> StopPolicy {
    StopPolicy(
      stay: .seconds(stay), repetition: repetition == .cooldown ? .oncePerVisit : repetition.inSwift(cooldown: 0),
      tallItemsFill: fill?.doubleValue)
  }

  /// The rules of Swift, for Objective-C: of a file, for instance.
  public init(_ book: ExposureRules) {
    self.book = book
  }

  /// The rules.
  @objc public var rules: [SLExposureRule] { book.rules.map { SLExposureRule($0) } }
  /// The names of the rules for each surface that does not use all.
  @objc public var surfaces: [String: [String]] {
    get { book.surfaces }
    set { book.surfaces = newValue }
  }
  /// Whether an inactive scene closes the gate; `YES` unless set.
  @objc public var inactiveCloses: Bool {
    get { book.inactive == .closes }
    set { book.inactive = newValue ? .closes : .open }
  }
  /// Whether events leave out mean fraction, bands, entries and uncertainty.
  @objc public var recordsAreBrief: Bool {
    get { book.record == .brief }
    set { book.record = newValue ? .brief : .full }
  }
  /// The opacity from which a cover with an opacity covers; 0.5 unless set.
  @objc public var coverOpacity: Double {
    get { book.coverOpacity }
    set { book.coverOpacity = newValue }
  }
  /// An edge that clips cut off by no more than this many points counts as whole for deciding; 0.5 unless set.
  @objc public var slack: Double {
    get { book.slack }
    set { book.slack = newValue }
  }
  /// How many keys each rule remembers for its repetition.
  @objc public var repetitionMemory: Int {
    get { book.repetitionMemory }
    set { book.repetitionMemory = newValue }
  }

  /// Says whether a return begins a new visit.
  ///
  /// - Parameters:
  ///   - isNew: Whether it does, or continues the old one.
  ///   - reason: Why the surface was off screen: `push`, `pop`, `present`, `dismiss`, `sheet`, `tab`, `page`, `refresh`,
  ///     `background` or `other`.
  ///   - absence: Holds only for an absence longer than this many seconds; 0: for every one.
  /// - Returns: Whether there is such a reason.
  @objc @discardableResult
  public func setVisitIsNew(_ isNew: Bool, afterReason reason: String, longerThan absence: TimeInterval) -> Bool {
    guard let reason = VisitReason(rawValue: reason) else { return false }
    book.visits.entries[reason] = VisitPolicy.Entry(
      isNew ? .new : .same, longerThan: absence > 0 ? .seconds(absence) : nil)
    return true
  }
}
