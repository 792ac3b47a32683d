// SPDX-License-Identifier: MIT

public import UIKit

#if SWIFT_PACKAGE
  import SightlineCore
  import SightlineUIKit
#endif

/// What was seen in one appearance of an item. Lengths of time are in seconds.
@objc(SLExposureRecord)
public final class SLExposureRecord: NSObject, Sendable {
  private let record: ExposureRecord

  init(_ record: ExposureRecord) {
    self.record = record
  }

  /// How long it was visible and measured.
  @objc public var visibleTime: TimeInterval { record.visibleTime.seconds }
  /// The largest visible fraction.
  @objc public var maxFraction: Double { record.maxFraction }
  /// The bounding box of all parts seen, as a fraction of the item.
  @objc public var seenExtent: Double { record.seenExtent }
  /// Time in which it could not be measured.
  @objc public var unmeasuredTime: TimeInterval { record.unmeasured.seconds }
  /// The longest stretch of being viewable, by the names of the rules that applied.
  @objc public var longestStretches: [String: NSNumber] {
    var stretches: [String: NSNumber] = [:]
    for entry in record.longest { stretches[entry.rule] = NSNumber(value: entry.span.seconds) }
    return stretches
  }
  /// The visible fraction, weighted by time; `nil` in brief records.
  @objc public var meanFraction: NSNumber? { record.detail.map { NSNumber(value: $0.meanFraction) } }
  /// Time with a fraction in each quarter; empty in brief records.
  @objc public var bands: [NSNumber] { (record.detail?.bands ?? []).map { NSNumber(value: $0.seconds) } }
  /// How many times it has appeared in this visit, this one included; `nil` in brief records.
  @objc public var entries: NSNumber? { record.detail.map { NSNumber(value: $0.entries) } }
}
