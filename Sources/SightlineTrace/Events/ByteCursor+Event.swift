// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
#endif

extension ByteCursor {
  /// What an event may take before its attributes.
  static func bound(_ event: Event) -> Int {
    // All keys together are shorter than 300 bytes, and there are at most 14 whole numbers and times.
    var bound = 300 &+ 14 &* integerBound
    bound &+= self.bound(event.surface) &+ self.bound(event.item) &+ self.bound(event.content)
    switch event.kind {
    case .appear(let fraction): bound &+= self.bound(fraction)
    case .enter(let rule, let fraction): bound &+= self.bound(rule) &+ self.bound(fraction)
    case .leave(let rule, _, _): bound &+= self.bound(rule)
    case .impression(let impression): bound &+= self.bound(impression.rule) &+ self.bound(impression.fraction)
    case .disappear(let record): bound &+= self.bound(record)
    @unknown default: break
    }
    return bound
  }

  private static func bound(_ rule: RuleReference) -> Int {
    bound(rule.name) &+ bound(rule.version)
  }

  private static func bound(_ record: ExposureRecord) -> Int {
    var bound = self.bound(record.maxFraction) &+ self.bound(record.seenExtent)
    for longest in record.longest { bound &+= self.bound(longest.rule) &+ integerBound &+ 2 }
    if let detail = record.detail {
      bound &+= self.bound(detail.meanFraction) &+ detail.bands.count &* (integerBound &+ 1)
    }
    return bound
  }

  /// Writes an event up to its attributes.
  mutating func append(_ event: Event) {
    append("{\"t\":")
    append(nanoseconds: event.time.nanoseconds)
    switch event.kind {
    case .appear: append(",\"event\":\"appear\"")
    case .disappear: append(",\"event\":\"disappear\"")
    case .enter(let rule, _):
      append(",\"event\":\"enter\"")
      append(rule)
    case .leave(let rule, _, _):
      append(",\"event\":\"leave\"")
      append(rule)
    case .impression(let impression):
      append(",\"event\":\"impression\"")
      append(impression.rule)
    @unknown default: break
    }
    append(",\"surface\":", event.surface)
    append(",\"item\":", event.item)
    append(",\"content\":", event.content)
    append(",\"index\":", event.index)
    append(event.kind)
    append(",\"visit\":", event.visit)
    append(",\"session\":", event.session)
    append(",\"sequence\":", event.sequence)
    append(",\"uncertainty\":", event.uncertainty)
  }

  private mutating func append(_ rule: RuleReference) {
    append(",\"rule\":", rule.name)
    append(",\"ruleVersion\":", rule.version)
  }

  private mutating func append(_ kind: Event.Kind) {
    switch kind {
    case .appear(let fraction), .enter(_, let fraction): append(",\"fraction\":", fraction)
    case .disappear(let record): append(record)
    case .leave(_, let cause, let dwell):
      append(",\"cause\":", cause.rawValue)
      append(",\"dwell\":", dwell)
    case .impression(let impression):
      append(",\"fraction\":", impression.fraction)
      append(",\"viewableTime\":", impression.viewableTime)
      append(",\"evicted\":", impression.evicted)
    @unknown default: break
    }
  }

  private mutating func append(_ record: ExposureRecord) {
    append(",\"cause\":", record.cause.rawValue)
    append(",\"visibleTime\":", record.visibleTime)
    append(",\"longest\":{")
    for (index, longest) in record.longest.enumerated() {
      if index > 0 { append(UInt8(ascii: ",")) }
      append(quoted: longest.rule)
      append(UInt8(ascii: ":"))
      append(nanoseconds: longest.span.nanoseconds)
    }
    append("},\"maxFraction\":", record.maxFraction)
    if let detail = record.detail {
      append(",\"meanFraction\":", detail.meanFraction)
      append(",\"bands\":[")
      for (index, band) in detail.bands.enumerated() {
        if index > 0 { append(UInt8(ascii: ",")) }
        append(nanoseconds: band.nanoseconds)
      }
      append(UInt8(ascii: "]"))
    }
    append(",\"seenExtent\":", record.seenExtent)
    if record.unmeasured != .zero { append(",\"unmeasured\":", record.unmeasured) }
    append(",\"entries\":", record.detail?.entries)
  }
}
