// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
#endif

extension BookRecord {
  func write(_ json: inout ScriptJSON) {
    json.field("name", book.name)
    writePolicy(&json)
    json.field("rules", rules) { json, rule in json.object { $0.fields(rule) } }
    json.field("events", events) { json, event in json.list { write(event, &$0) } }
    json.field("stretches", stretches) { json, stretch in
      json.list { json in
        json.value(stretch.item)
        json.value(stretch.rule)
        json.value(stretch.from)
        guard let end = stretch.end else {
          for _ in 0..<3 { json.null() }
          return
        }
        json.value(end.time)
        json.value(end.dwell.seconds)
        json.value(end.cause.rawValue)
      }
    }
    json.field("held", held) { json, held in
      json.list { json in
        json.value(held.time)
        json.value(held.item)
        json.value(held.rule)
        json.value(held.reason.rawValue)
      }
    }
    json.field("near", near) { json, near in json.list { Self.write(near, &$0) } }
    writeLedger(&json)
  }

  private func writePolicy(_ json: inout ScriptJSON) {
    json.field("coverOpacity", book.rules.coverOpacity)
    json.field("slack", book.rules.slack)
    json.field("inactive", book.rules.inactive.rawValue)
    json.field("surfaces") { json in
      for surface in book.rules.surfaces.keys.sorted() {
        json.field(surface, book.rules.surfaces[surface] ?? []) { $0.value($1) }
      }
    }
  }

  private func write(_ event: EventRow, _ json: inout ScriptJSON) {
    json.value(event.time)
    switch event.kind {
    case .appear(let fraction):
      json.value("appear")
      json.value(event.item)
      json.value(fraction)
    case .impression(let rule, let fraction, let viewable, let visit, let session):
      json.value("impression")
      json.value(event.item)
      json.value(rule)
      json.value(fraction)
      json.value(viewable.seconds)
      json.value(visit)
      json.value(session)
    case .disappear(let record):
      json.value("disappear")
      json.value(event.item)
      json.value(record.cause.rawValue)
      json.value(record.visibleTime.seconds)
      json.value(record.maxFraction)
      if let detail = record.detail { json.value(detail.meanFraction) } else { json.null() }
      json.value(record.seenExtent)
    }
  }

  private static func write(_ near: NearRow, _ json: inout ScriptJSON) {
    json.value(near.item)
    json.value(near.rule)
    json.value(near.longest.seconds)
    json.value(near.maxFraction)
    json.value(near.shortfall.word)
    for number in [near.shortfall.has, near.shortfall.needs] {
      if let number { json.value(number) } else { json.null() }
    }
    json.value((near.shortfall.nearness * 1e4).rounded() / 1e4)
  }

  private func writeLedger(_ json: inout ScriptJSON) {
    json.field("ledger") { json in
      for entry in ledger.entries {
        json.field(entry.rule) { json in
          json.field("detected", entry.detected)
          json.field("reported", entry.reported)
          json.field("repeated", entry.repeated)
          json.field("vetoed", entry.vetoed)
          json.field("sampledOut", entry.sampledOut)
          if entry.evicted > 0 { json.field("evicted", entry.evicted) }
        }
      }
    }
  }
}

extension ScriptJSON {
  /// The fields of a rule, named as in a file of rules.
  mutating func fields(_ rule: Rule) {
    field("name", rule.name)
    field("version", rule.version)
    field("fraction", rule.fraction)
    field("of", rule.of.rawValue)
    if let large = rule.largeItem {
      field("largeItem") { json in
        json.field("area", large.area)
        json.field("fraction", large.fraction)
      }
    }
    field("minimumAlpha", rule.minimumAlpha)
    field("continuous", rule.continuous.seconds)
    field("cumulative", rule.cumulative.seconds)
    switch rule.motion {
    case .any: field("motion", "any")
    case .settled: field("motion", "settled")
    case .slowerThan(let speed): field("motion") { $0.field("slowerThan", speed) }
    }
    field("extent", rule.extent)
    switch rule.repetition {
    case .everyAppearance: field("repeat", "everyAppearance")
    case .oncePerVisit: field("repeat", "oncePerVisit")
    case .oncePerSession: field("repeat", "oncePerSession")
    case .once: field("repeat", "once")
    case .unlessAtPreviousStop: field("repeat", "unlessAtPreviousStop")
    case .cooldown(let span): field("repeat") { $0.field("cooldown", span.seconds) }
    }
    field("countsInteraction", rule.countsInteraction)
    field("sample", rule.sample)
  }
}
