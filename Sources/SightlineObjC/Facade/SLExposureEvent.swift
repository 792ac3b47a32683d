// SPDX-License-Identifier: MIT

public import UIKit

#if SWIFT_PACKAGE
  public import SightlineCore
  public import SightlineUIKit
#endif

/// What an event reports.
@objc(SLExposureEventKind)
public enum SLExposureEventKind: Int, Sendable {
  /// A rule was satisfied.
  case impression
  /// An item became visible.
  case appear
  /// An item stopped being visible.
  case disappear
  /// A stretch of being viewable under a rule began.
  case enter
  /// A stretch of being viewable under a rule ended.
  case leave
  /// Something that this version does not know.
  case unknown
}

/// Something that was seen, in Objective-C; in Swift `ExposureEvent`. May be read on any thread.
///
/// Times and lengths of time are in seconds.
@objc(SLExposureEvent)
public final class SLExposureEvent: NSObject, Sendable {
  /// The event in Swift.
  public let event: ExposureEvent

  /// The event of Swift, for Objective-C.
  public init(_ event: ExposureEvent) {
    self.event = event
  }

  /// What is reported.
  @objc public var kind: SLExposureEventKind {
    switch event.kind {
    case .impression: .impression
    case .appear: .appear
    case .disappear: .disappear
    case .enter: .enter
    case .leave: .leave
    @unknown default: .unknown
    }
  }
  /// When it became true, on the monitor's clock: good for differences.
  @objc public var time: TimeInterval { Double(event.time.nanoseconds) / 1e9 }
  /// The list, view or screen.
  @objc public var surface: String { event.surface }
  /// The id of the item.
  @objc public var itemIdentifier: String { event.item }
  /// What it shows, where the app said so.
  @objc public var content: String? { event.content }
  /// Its position.
  @objc public var index: NSNumber? { event.index.map { NSNumber(value: $0) } }
  /// The visit of that surface, from 1.
  @objc public var visit: Int { event.visit }
  /// The session, from 1.
  @objc public var session: Int { event.session }
  /// The place of this event among all, from 1.
  @objc public var sequence: Int { event.sequence }
  /// How much earlier it may have become true; `nil` in brief records.
  @objc public var uncertainty: NSNumber? { event.uncertainty.map { NSNumber(value: $0.seconds) } }
  /// What the app attached to the item.
  @objc public var attributes: [String: Any] { event.attributes.map(FoundationAttributes.values) ?? [:] }

  /// The rule: of an impression, of the beginning and the end of a stretch.
  @objc public var ruleName: String? { rule?.name }
  /// Its version.
  @objc public var ruleVersion: String? { rule?.version }
  /// The visible fraction: at an impression or a beginning; the largest one at the end of an appearance; 0 at the end of a
  /// stretch.
  @objc public var fraction: Double {
    switch event.kind {
    case .appear(let fraction), .enter(_, let fraction): fraction
    case .disappear(let record): record.maxFraction
    case .impression(let impression): impression.fraction
    case .leave: 0
    @unknown default: 0
    }
  }
  /// How long: the time gathered for an impression, the length of the stretch or of the appearance that has ended.
  @objc public var duration: TimeInterval {
    switch event.kind {
    case .impression(let impression): impression.viewableTime.seconds
    case .leave(_, _, let dwell): dwell.seconds
    case .disappear(let record): record.visibleTime.seconds
    case .appear, .enter: 0
    @unknown default: 0
    }
  }
  /// Why it ended: `scrolled`, `removed`, `hidden`, `covered`, `appInactive`, `paused`, `moving`, `moved`, `unmeasurable`
  /// or `end`.
  @objc public var cause: String? {
    switch event.kind {
    case .leave(_, let cause, _): cause.rawValue
    case .disappear(let record): record.cause.rawValue
    default: nil
    }
  }
  /// How many keys the rule had dropped when it could not check repetition for certain.
  @objc public var evicted: NSNumber? {
    guard case .impression(let impression) = event.kind else { return nil }
    return impression.evicted.map { NSNumber(value: $0) }
  }
  /// Of the end of an appearance: what was seen of it.
  @objc public var record: SLExposureRecord? {
    guard case .disappear(let record) = event.kind else { return nil }
    return SLExposureRecord(record)
  }

  private var rule: RuleReference? {
    switch event.kind {
    case .impression(let impression): impression.rule
    case .enter(let rule, _), .leave(let rule, _, _): rule
    default: nil
    }
  }

  /// The same event is equal.
  override public func isEqual(_ object: Any?) -> Bool { (object as? SLExposureEvent)?.event == event }
  /// Equal events have equal hashes.
  override public var hash: Int { event.sequence }
  /// For logs.
  override public var description: String {
    "<SLExposureEvent \(event.sequence): \(event.surface) \(event.item) \(ruleName ?? "")>"
  }
}
