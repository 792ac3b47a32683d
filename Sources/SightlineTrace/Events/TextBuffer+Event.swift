// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
#endif

extension TextBuffer {
  /// Appends an event with its newline; the order of the keys is part of the contract.
  mutating func append(_ event: Event) {
    append("{\"t\":")
    append(event.time)
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
    append(place: event)
    append(event.kind)
    append(tail: event)
  }

  private mutating func append(_ rule: RuleReference) {
    append(",\"rule\":", rule.name)
    append(",\"ruleVersion\":", rule.version)
  }

  private mutating func append(place event: Event) {
    append(",\"surface\":", event.surface)
    append(",\"item\":", event.item)
    field(",\"content\":", event.content)
    if let index = event.index {
      append(",\"index\":")
      append(index)
    }
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
      if let evicted = impression.evicted { append(",\"evicted\":", evicted) }
    @unknown default: break
    }
  }

  private mutating func append(_ record: ExposureRecord) {
    append(",\"cause\":", record.cause.rawValue)
    append(",\"visibleTime\":", record.visibleTime)
    append(",\"longest\":{")
    for (index, longest) in record.longest.enumerated() {
      if index > 0 { append(",") }
      append(quoted: longest.rule)
      append(":")
      append(longest.span)
    }
    append("}")
    append(",\"maxFraction\":", record.maxFraction)
    if let detail = record.detail {
      append(",\"meanFraction\":", detail.meanFraction)
      append(",\"bands\":[")
      for (index, band) in detail.bands.enumerated() {
        if index > 0 { append(",") }
        append(band)
      }
      append("]")
    }
    append(",\"seenExtent\":", record.seenExtent)
    if record.unmeasured != .zero { append(",\"unmeasured\":", record.unmeasured) }
    if let detail = record.detail { append(",\"entries\":", detail.entries) }
  }

  private mutating func append(tail event: Event) {
    append(",\"visit\":", event.visit)
    append(",\"session\":", event.session)
    append(",\"sequence\":", event.sequence)
    if let uncertainty = event.uncertainty { append(",\"uncertainty\":", uncertainty) }
    if let attributes = event.attributes {
      append(",\"attributes\":")
      append(attributes, depth: 1)
    }
    append("}\n")
  }

  /// Appends a summary with its newline.
  mutating func append(_ summary: TraceSummary) {
    append("{\"event\":\"summary\",\"trace\":", summary.trace)
    if let rules = summary.rules { append(",\"rules\":", rules) }
    append(",\"inputs\":", summary.inputs)
    append(",\"events\":", summary.events)
    append(",\"checksum\":\"")
    append(hexadecimal: summary.checksum, digits: 16)
    append("\",\"ledger\":{")
    for (index, entry) in summary.ledger.entries.enumerated() {
      if index > 0 { append(",") }
      append(quoted: entry.rule)
      append(":{\"detected\":", entry.detected)
      append(",\"reported\":", entry.reported)
      append(",\"repeated\":", entry.repeated)
      append(",\"vetoed\":", entry.vetoed)
      append(",\"sampledOut\":", entry.sampledOut)
      if entry.evicted != 0 { append(",\"evicted\":", entry.evicted) }
      append("}")
    }
    append("}")
    append(",\"warnings\":", summary.warnings)
    append("}\n")
  }

  // MARK: Fields

  private mutating func append(_ key: StaticString, _ value: Int) {
    append(key)
    append(value)
  }

  private mutating func append(_ key: StaticString, _ value: Double) {
    append(key)
    append(value)
  }

  private mutating func append(_ key: StaticString, _ value: TimeSpan) {
    append(key)
    append(value)
  }
}
