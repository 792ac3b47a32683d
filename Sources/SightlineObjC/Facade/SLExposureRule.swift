// SPDX-License-Identifier: MIT

public import UIKit

#if SWIFT_PACKAGE
  public import SightlineCore
  public import SightlineUIKit
#endif

/// What a visible fraction is taken of.
@objc(SLExposureBasis)
public enum SLExposureBasis: Int, Sendable {
  /// Visible area over the item's area.
  case item
  /// Visible area over the viewport's area; an item entirely visible always passes.
  case viewport
  /// Passes when one of the two does.
  case either
}

/// How often one content may be reported.
@objc(SLExposureRepetition)
public enum SLExposureRepetition: Int, Sendable {
  /// In each stretch of being viewable.
  case everyAppearance
  /// Once in a visit of the surface.
  case oncePerVisit
  /// Once in a session.
  case oncePerSession
  /// Once, kept over launches by a store.
  case once
  /// Not again while it has been there at the end of every rest since.
  case unlessAtPreviousStop
  /// Again when ``SLExposureRule/cooldown`` has passed.
  case cooldown
}

/// When an exposure counts, in Objective-C; in Swift `ExposureRule`. Lengths of time are in seconds.
///
/// A rule asks for nothing but what is set. Monitors take a copy when they are made.
@objc(SLExposureRule)
public final class SLExposureRule: NSObject {
  /// The rule in Swift.
  public private(set) var rule: ExposureRule

  /// Makes a rule that any pixel satisfies. The name is unique in a set of rules, and on every event.
  @objc public init(name: String) {
    rule = ExposureRule(name: name)
  }

  /// The rule of Swift, for Objective-C.
  public init(_ rule: ExposureRule) {
    self.rule = rule
  }

  /// Half of the item for a second; 30 % of items from 242,500 square points on.
  @objc public static func mrcDisplay() -> SLExposureRule { SLExposureRule(.mrcDisplay) }
  /// Half of the item for two seconds.
  @objc public static func mrcVideo() -> SLExposureRule { SLExposureRule(.mrcVideo) }
  /// The whole item, at once.
  @objc public static func fullyVisible() -> SLExposureRule { SLExposureRule(.fullyVisible) }
  /// Any pixel, at once.
  @objc public static func anyPixel() -> SLExposureRule { SLExposureRule(.anyPixel) }
  /// The whole item at rest, unless it was there at the previous stop.
  @objc public static func settled() -> SLExposureRule { SLExposureRule(.settled) }
  /// As ``settled()``, for a second.
  @objc public static func settledView() -> SLExposureRule { SLExposureRule(.settledView) }

  /// The name.
  @objc public var name: String { rule.name }
  /// The version, on every event; `"1"` unless set.
  @objc public var version: String {
    get { rule.version }
    set { rule.version = newValue }
  }
  /// The visible fraction needed, 0 to 1; 0 is any pixel.
  @objc public var fraction: Double {
    get { rule.fraction }
    set { rule.fraction = newValue }
  }
  /// What the fraction is taken of.
  @objc public var basis: SLExposureBasis {
    get { rule.of == .item ? .item : rule.of == .viewport ? .viewport : .either }
    set { rule.of = newValue == .item ? .item : newValue == .viewport ? .viewport : .either }
  }
  /// An item of at least this many square points passes with this fraction of itself.
  @objc(setLargeItemArea:fraction:) public func setLargeItem(area: Double, fraction: Double) {
    rule.largeItem = ExposureRule.LargeItem(area: area, fraction: fraction)
  }
  /// The least product of alphas of the item and what it lies in; 0.1 unless set.
  @objc public var minimumAlpha: Double {
    get { rule.minimumAlpha }
    set { rule.minimumAlpha = newValue }
  }
  /// How long it must be viewable without a break.
  @objc public var continuousTime: TimeInterval {
    get { rule.continuous.seconds }
    set { rule.continuous = .seconds(newValue) }
  }
  /// How long it must be viewable in all within a visit.
  @objc public var cumulativeTime: TimeInterval {
    get { rule.cumulative.seconds }
    set { rule.cumulative = .seconds(newValue) }
  }
  /// Whether its surface and every one around it must be at rest.
  @objc public var mustBeSettled: Bool {
    get { rule.motion == .settled }
    set { rule.motion = newValue ? .settled : .any }
  }
  /// The speed below which its surface and every one around it must be, in points a second; `nil`: none is asked for.
  @objc public var maximumSpeed: NSNumber? {
    get { if case .slowerThan(let speed) = rule.motion { NSNumber(value: speed) } else { nil } }
    set { rule.motion = newValue.map { .slowerThan($0.doubleValue) } ?? .any }
  }
  /// The share of the item that must have been on screen at some time in the appearance, 0 to 1.
  @objc public var extent: Double {
    get { rule.extent }
    set { rule.extent = newValue }
  }
  /// How often it may be reported. ``SLExposureRepetition/cooldown`` is set by setting ``cooldown``.
  @objc public var repetition: SLExposureRepetition {
    get {
      switch rule.repetition {
      case .everyAppearance: .everyAppearance
      case .oncePerVisit: .oncePerVisit
      case .oncePerSession: .oncePerSession
      case .once: .once
      case .unlessAtPreviousStop: .unlessAtPreviousStop
      case .cooldown: .cooldown
      }
    }
    set { rule.repetition = newValue.inSwift(cooldown: cooldown) }
  }
  /// How much time has to pass between two reports, where ``repetition`` says so; setting it says so.
  @objc public var cooldown: TimeInterval {
    get { if case .cooldown(let span) = rule.repetition { span.seconds } else { 0 } }
    set { rule.repetition = .cooldown(.seconds(newValue)) }
  }
  /// Whether a tap on a visible item satisfies it.
  @objc public var countsInteraction: Bool {
    get { rule.countsInteraction }
    set { rule.countsInteraction = newValue }
  }
  /// Whether the beginning and the end of each stretch are reported.
  @objc public var reportsStretches: Bool {
    get { rule.reportsStretches }
    set { rule.reportsStretches = newValue }
  }
  /// The share of contents that is reported, 0 to 1; 1 unless set.
  @objc public var sample: Double {
    get { rule.sample }
    set { rule.sample = newValue }
  }
}

extension SLExposureRepetition {
  func inSwift(cooldown: TimeInterval) -> ExposureRule.Repetition {
    switch self {
    case .everyAppearance: .everyAppearance
    case .oncePerVisit: .oncePerVisit
    case .oncePerSession: .oncePerSession
    case .once: .once
    case .unlessAtPreviousStop: .unlessAtPreviousStop
    case .cooldown: .cooldown(.seconds(cooldown))
    }
  }
}
