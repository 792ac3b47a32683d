// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
#endif

/// What has been read of an event's line, in any order of keys.
struct EventFields {
  private var event: String?
  private var eventPlace = 0
  private var time: Timestamp?
  private var rule: String?
  private var ruleVersion: String?
  private var surface: String?
  private var item: String?
  private var content: String?
  private var index: Int?
  private var visit: Int?
  private var session: Int?
  private var sequence: Int?
  private var uncertainty: TimeSpan?
  private var attributes: Attributes?

  private var fraction: Double?
  private var viewableTime: TimeSpan?
  private var evicted: Int?
  private var cause: Cause?
  private var dwell: TimeSpan?
  private var visibleTime: TimeSpan?
  private var longest: [ExposureRecord.Longest]?
  private var maxFraction: Double?
  private var meanFraction: Double?
  private var bands: [TimeSpan]?
  private var seenExtent: Double?
  private var unmeasured: TimeSpan?
  private var entries: Int?

  private var trace: String?
  private var rules: String?
  private var inputs: Int?
  private var events: Int?
  private var checksum: UInt64?
  private var ledger: Ledger?
  private var warnings: Int?

  /// Takes a field that says what, where and when; `false` if the key is none of those.
  mutating func takePlace(_ key: Word, _ scanner: inout JSONScanner) throws(Fault) -> Bool {
    switch key {
    case "t": time = Timestamp(nanoseconds: try scanner.nanoseconds(.time))
    case "event":
      eventPlace = scanner.place
      event = try scanner.text(.event)
    case "rule": rule = try scanner.text()
    case "ruleVersion": ruleVersion = try scanner.text()
    case "surface": surface = try scanner.text()
    case "item": item = try scanner.text()
    case "content": content = try scanner.optionalText()
    case "index": index = try scanner.passNull() ? nil : scanner.whole()
    case "visit": visit = try scanner.whole()
    case "session": session = try scanner.whole()
    case "sequence": sequence = try scanner.whole()
    case "uncertainty": uncertainty = try scanner.optionalSpan()
    case "attributes": attributes = try scanner.passNull() ? nil : scanner.attributes()
    default: return false
    }
    return true
  }

  /// Takes a field that says how much; `false` if the key is none of those.
  mutating func takeMeasure(_ key: Word, _ scanner: inout JSONScanner) throws(Fault) -> Bool {
    switch key {
    case "fraction": fraction = try scanner.number()
    case "viewableTime": viewableTime = try scanner.timeSpan()
    case "evicted": evicted = try scanner.passNull() ? nil : scanner.whole()
    case "cause":
      cause = try scanner.choice(.cause) { word in
        Cause.allCases.first { Word($0.rawValue.utf8) == word }
      }
    case "dwell": dwell = try scanner.timeSpan()
    case "visibleTime": visibleTime = try scanner.timeSpan()
    case "longest": longest = try scanner.longest()
    case "maxFraction": maxFraction = try scanner.number()
    case "meanFraction": meanFraction = try scanner.optionalNumber()
    case "bands": bands = try scanner.passNull() ? nil : scanner.bands()
    case "seenExtent": seenExtent = try scanner.number()
    case "unmeasured": unmeasured = try scanner.optionalSpan()
    case "entries": entries = try scanner.passNull() ? nil : scanner.whole()
    default: return false
    }
    return true
  }

  /// Takes a field of a summary; `false` if the key is none of those.
  mutating func takeSummary(_ key: Word, _ scanner: inout JSONScanner) throws(Fault) -> Bool {
    switch key {
    case "trace": trace = try scanner.text()
    case "rules": rules = try scanner.optionalText()
    case "inputs": inputs = try scanner.whole()
    case "events": events = try scanner.whole()
    case "checksum": checksum = try scanner.checksum()
    case "ledger": ledger = try scanner.ledger()
    case "warnings": warnings = try scanner.whole()
    default: return false
    }
    return true
  }

  /// What the line says, now that all of it is known.
  func kind() throws(Fault) -> EventElement.Kind {
    switch try required(event, .event) {
    case "appear": try event(.appear(fraction: try required(fraction, .fraction)))
    case "enter":
      try event(.enter(rule: try reference(), fraction: try required(fraction, .fraction)))
    case "leave":
      try event(
        .leave(rule: try reference(), cause: try required(cause, .cause), dwell: try required(dwell, .dwell)))
    case "impression":
      try event(
        .impression(
          Impression(
            rule: try reference(), fraction: try required(fraction, .fraction),
            viewableTime: try required(viewableTime, .viewableTime), evicted: evicted)))
    case "disappear": try event(.disappear(try record()))
    case "summary": .summary(try summary())
    default: throw Fault(kind: .unknownWord(.event), place: eventPlace)
    }
  }

  private func event(_ kind: Event.Kind) throws(Fault) -> EventElement.Kind {
    .event(
      Event(
        time: try required(time, .t), kind: kind, surface: try required(surface, .surface),
        item: try required(item, .item), content: content, index: index, visit: try required(visit, .visit),
        session: try required(session, .session), sequence: try required(sequence, .sequence),
        uncertainty: uncertainty, attributes: attributes))
  }

  private func reference() throws(Fault) -> RuleReference {
    RuleReference(name: try required(rule, .rule), version: try required(ruleVersion, .ruleVersion))
  }

  private func record() throws(Fault) -> ExposureRecord {
    ExposureRecord(
      cause: try required(cause, .cause), visibleTime: try required(visibleTime, .visibleTime),
      longest: try required(longest, .longest), maxFraction: try required(maxFraction, .maxFraction),
      detail: try detail(), seenExtent: try required(seenExtent, .seenExtent), unmeasured: unmeasured ?? .zero)
  }

  /// The detail of a record, whose three fields come together or not at all.
  private func detail() throws(Fault) -> ExposureRecord.Detail? {
    guard let meanFraction else { return nil }
    return ExposureRecord.Detail(
      meanFraction: meanFraction, bands: try required(bands, .bands), entries: try required(entries, .entries))
  }

  private func summary() throws(Fault) -> TraceSummary {
    TraceSummary(
      trace: try required(trace, .trace), rules: rules, inputs: try required(inputs, .inputs),
      events: try required(events, .events), checksum: try required(checksum, .checksum),
      ledger: try required(ledger, .ledger), warnings: try required(warnings, .warnings))
  }

  private func required<Value>(_ value: Value?, _ field: Field) throws(Fault) -> Value {
    guard let value else { throw Fault(kind: .missing(field), place: 0) }
    return value
  }
}
