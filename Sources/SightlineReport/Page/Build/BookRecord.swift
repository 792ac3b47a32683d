// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
#endif

/// Gathers what one rule book came to over one trace.
struct BookRecord: Sendable {
  private struct Key: Hashable {
    let thing: Int
    let rule: Int
  }

  let book: ReportBook
  let rules: [Rule]
  private(set) var events: [EventRow] = []
  private(set) var stretches: [StretchRow] = []
  private(set) var held: [HeldRow] = []
  private(set) var things: [ThingRow] = []
  private(set) var ledger = Ledger()

  private let rulePlaces: [String: Int]
  /// By thing.
  private var thingPlaces: [Int: Int] = [:]
  private var open: [Key: Int] = [:]

  init(_ book: ReportBook) {
    self.book = book
    var rules: [Rule] = []
    var places: [String: Int] = [:]
    // As the engine has it: the first of a name counts.
    for rule in book.rules.rules where places[rule.name] == nil {
      places[rule.name] = rules.count
      rules.append(rule)
    }
    self.rules = rules
    rulePlaces = places
  }

  /// Takes in an event about a row, which shows a thing.
  mutating func take(_ event: Event, item: Int, thing: Int, at time: Int64) {
    let place = place(of: thing, item: item)
    switch event.kind {
    case .appear(let fraction):
      things[place].appearances += 1
      events.append(EventRow(time: time, item: item, kind: .appear(fraction: fraction)))
    case .disappear(let record):
      add(record, to: place)
      events.append(EventRow(time: time, item: item, kind: .disappear(record)))
    case .impression(let impression):
      guard let rule = rulePlaces[impression.rule.name] else { return }
      things[place].rules[rule].impressions += 1
      things[place].rules[rule].gathered = .zero
      events.append(
        EventRow(
          time: time, item: item,
          kind: .impression(
            rule: rule, fraction: impression.fraction, viewable: impression.viewableTime, visit: event.visit,
            session: event.session)))
    case .enter(let reference, _):
      guard let rule = rulePlaces[reference.name] else { return }
      open[Key(thing: thing, rule: rule)] = stretches.count
      stretches.append(StretchRow(item: item, rule: rule, from: time))
    case .leave(let reference, let cause, let dwell):
      guard let rule = rulePlaces[reference.name],
        let stretch = open.removeValue(forKey: Key(thing: thing, rule: rule))
      else { return }
      stretches[stretch].end = (time, dwell, cause)
      things[place].rules[rule].gather(dwell, visit: event.visit)
    }
  }

  /// Takes in what was held back.
  mutating func take(_ impression: HeldImpression, item: Int, at time: Int64) {
    guard let rule = rulePlaces[impression.rule] else { return }
    held.append(HeldRow(time: time, item: item, rule: rule, reason: impression.reason))
  }

  mutating func take(_ ledger: Ledger) { self.ledger = ledger }

  /// What each rule never counted, with what was missing, in the order of first appearance.
  var near: [NearRow] {
    var rows: [NearRow] = []
    for thing in things {
      for (rule, tally) in thing.rules.enumerated() where tally.applied && tally.impressions == 0 {
        let facts = Shortfall.Facts(
          wasSeen: true, applied: true, longest: tally.longest, sum: tally.sum, maxFraction: thing.maxFraction,
          seenExtent: thing.seenExtent)
        rows.append(
          NearRow(
            item: thing.item, rule: rule, longest: tally.longest, maxFraction: thing.maxFraction,
            shortfall: Shortfall(facts, rules[rule])))
      }
    }
    return rows
  }

  var seen: Int { things.count { $0.appearances > 0 } }

  func counted(_ rule: Int) -> Int { things.count { $0.rules[rule].impressions > 0 } }

  func impressions(_ rule: Int) -> Int { things.reduce(0) { $0 + $1.rules[rule].impressions } }

  private mutating func place(of thing: Int, item: Int) -> Int {
    if let known = thingPlaces[thing] { return known }
    thingPlaces[thing] = things.count
    things.append(ThingRow(item: item, rules: rules.map { _ in ThingTally() }))
    return things.count - 1
  }

  private mutating func add(_ record: ExposureRecord, to place: Int) {
    things[place].maxFraction = max(things[place].maxFraction, record.maxFraction)
    things[place].seenExtent = max(things[place].seenExtent, record.seenExtent)
    for longest in record.longest {
      guard let rule = rulePlaces[longest.rule] else { continue }
      things[place].rules[rule].applied = true
      things[place].rules[rule].longest = max(things[place].rules[rule].longest, longest.span)
    }
  }
}
