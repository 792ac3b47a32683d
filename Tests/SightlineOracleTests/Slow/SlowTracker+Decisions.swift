// SPDX-License-Identifier: MIT

import SightlineCore

/// A rule that is satisfied for a content, before repetition, sampling and veto are asked.
struct Candidate {
  var key: ContentKey
  var rule: Int
  /// The cell that an impression would name.
  var cell: SlowCell
  var uncertainty: TimeSpan
  var viewableTime: TimeSpan
}

/// The events of one time, before they are put in order.
struct EventBatch {
  enum Group: Int { case due, gone, come, dueAtOnce, end }

  struct Draft {
    var group: Group
    var key: ContentKey
    /// The order within one content and group.
    var rank: Int
    var place: Place
    var event: Event
  }

  let time: Timestamp
  /// The exposures that were running before.
  let numbers: [ContentKey: Int]
  var drafts: [Draft] = []

  /// In the contract's order: groups, then contents by the first place they name, then the older exposure (8, D31).
  /// What `end` closes comes after and has an order of its own.
  func ordered() -> [Draft] {
    ordered(drafts.filter { $0.group != .end }) + ordered(drafts.filter { $0.group == .end })
  }

  private func ordered(_ drafts: [Draft]) -> [Draft] {
    var places: [ContentKey: Place] = [:]
    for draft in drafts { places[draft.key] = min(places[draft.key] ?? draft.place, draft.place) }
    func rank(_ draft: Draft) -> (Int, Place, Int, Int) {
      (draft.group.rawValue, places[draft.key] ?? draft.place, numbers[draft.key] ?? .max, draft.rank)
    }
    return drafts.enumerated().sorted { a, b in
      let (left, right) = (rank(a.element), rank(b.element))
      return left == right ? a.offset < b.offset : left < right
    }.map(\.element)
  }
}

extension SlowTracker {
  mutating func flush(_ batch: EventBatch) {
    for draft in batch.ordered() {
      var event = draft.event
      event.sequence = events.count + 1
      events.append(event)
    }
  }

  func event(
    _ kind: Event.Kind, _ name: CellName, at time: Timestamp, labels: SlowWorld, visits: SlowWorld,
    uncertainty: TimeSpan
  ) -> Event {
    let label = labels.labels[.init(cell: name.id, key: name.key)]
    return Event(
      time: time, kind: kind, surface: name.id.surface, item: name.id.item, content: label?.content,
      index: label?.index, visit: visits.visits[name.id.surface]?.number ?? 0, session: visits.session, sequence: 0,
      uncertainty: book.record == .brief ? nil : uncertainty, attributes: label?.attributes)
  }

  func reference(_ rule: Int) -> RuleReference {
    RuleReference(name: rules[rule].name, version: rules[rule].version)
  }

  func viewableTime(_ exposure: SlowExposure, _ rule: Int, _ stretch: SlowStretch, at time: Timestamp) -> TimeSpan {
    rules[rule].cumulative > .zero
      ? gathered(exposure.key, rule, in: stretch.cell.name.id.surface) : time - stretch.countsFrom
  }

  /// Asks repetition, sampling and veto for each, in the order in which their events would come.
  mutating func decide(
    _ candidates: [Candidate], world: SlowWorld, into batch: inout EventBatch, group: EventBatch.Group,
    labels: SlowWorld? = nil
  ) {
    var places: [ContentKey: Place] = [:]
    for draft in batch.drafts { places[draft.key] = min(places[draft.key] ?? draft.place, draft.place) }
    for one in candidates { places[one.key] = min(places[one.key] ?? one.cell.name.place, one.cell.name.place) }
    func rank(_ one: Candidate) -> (Place, Int, Int) {
      (places[one.key] ?? one.cell.name.place, batch.numbers[one.key] ?? .max, one.rule)
    }
    let ordered = candidates.enumerated().sorted { a, b in
      let (left, right) = (rank(a.element), rank(b.element))
      return left == right ? a.offset < b.offset : left < right
    }.map(\.element)
    for one in ordered where exposures[one.key]?.decided.contains(one.rule) == false {
      guard let evicted = satisfy(one, world: world, at: batch.time) else { continue }
      let impression = Impression(
        rule: reference(one.rule), fraction: one.cell.fraction, viewableTime: one.viewableTime,
        evicted: evicted.count)
      batch.drafts.append(
        .init(
          group: group, key: one.key, rank: one.rule, place: one.cell.name.place,
          event: event(
            .impression(impression), one.cell.name, at: batch.time, labels: labels ?? world, visits: world,
            uncertainty: one.uncertainty)))
    }
  }

  private struct Evicted { var count: Int? }

  /// Counts that a rule was satisfied; answers only if that is to be reported.
  private mutating func satisfy(_ one: Candidate, world: SlowWorld, at time: Timestamp) -> Evicted? {
    let rule = rules[one.rule]
    let cell = one.cell.name.id
    exposures[one.key]?.decided.insert(one.rule)
    for place in cumulative.keys where place.key == one.key && place.rule == one.rule { cumulative[place] = nil }
    ledger.entries[one.rule].detected += 1
    let key = SlowMemory.key(
      rule.repetition, one.key, surface: cell.surface, visit: world.visits[cell.surface]?.number ?? 0,
      session: world.session)
    var evicted: Int?
    if let key {
      switch memories[one.rule].ask(key, rule.repetition, at: time) {
      case .held:
        ledger.entries[one.rule].repeated += 1
        return nil
      case .free(let count): evicted = count
      }
    }
    guard rule.sample >= 1 || sampleShare(one.key.name) < rule.sample else {
      ledger.entries[one.rule].sampledOut += 1
      return nil
    }
    guard !world.vetoes.contains(.init(cell: cell, rule: rule.name)) else {
      ledger.entries[one.rule].vetoed += 1
      return nil
    }
    if let key { memories[one.rule].remember(key, at: time) }
    ledger.entries[one.rule].reported += 1
    ledger.entries[one.rule].evicted = memories[one.rule].droppedInAll
    return Evicted(count: evicted)
  }

  // MARK: What a host says of repetition

  mutating func known(_ rule: String, _ contents: [String], at time: Timestamp) {
    guard let index = rules.firstIndex(where: { $0.name == rule }), rules[index].repetition == .once else { return }
    for content in contents {
      memories[index].remember(.init(scope: .everything, key: nil, name: content), at: time)
    }
    ledger.entries[index].evicted = memories[index].droppedInAll
  }

  /// Forgets repetition and time gathered (38, D15).
  mutating func reset(
    surface: String?, item: String?, rule: String?, old: SlowWorld, new: SlowWorld, at time: Timestamp
  ) {
    if let surface, new.surface(surface) == nil { return }
    if let rule, !rules.contains(where: { $0.name == rule }) { return }
    let isAll = surface == nil && item == nil
    let there = Self.contents(in: new, surface: surface, item: item)
    // Nothing that a whole surface has shown lately is remembered.
    let keys = item == nil ? there.union(Self.contents(in: old, surface: surface, item: nil)) : there
    // What the surface showed until now is not only forgotten, its time begins anew.
    let shown = cells.filter { item == nil && $0.name.id.surface == surface && $0.status != .unseen }
    let running = there.union(shown.map(\.name.key))
    let names = Set(keys.map(\.name))
    for index in rules.indices where rule == nil || rules[index].name == rule {
      if isAll {
        memories[index].forgetEverything()
      } else {
        memories[index].forget { key in
          if key.key.map(keys.contains) ?? names.contains(key.name) { return true }
          return item == nil && Self.belongs(key, to: surface)
        }
        if item == nil { memories[index].forgetDrops { Self.belongs($0, to: surface) } }
      }
      for place in cumulative.keys where place.rule == index {
        if isAll || keys.contains(place.key) || (item == nil && place.surface == surface) { cumulative[place] = nil }
      }
      for key in exposures.keys where isAll || running.contains(key) {
        exposures[key]?.decided.remove(index)
        exposures[key]?.stretches[index]?.countsFrom = time
      }
    }
  }

  /// The contents of the items that match.
  private static func contents(in world: SlowWorld, surface: String?, item: String?) -> Set<ContentKey> {
    var keys: Set<ContentKey> = []
    for place in world.surfaces where surface == nil || place.line.id == surface {
      for line in place.items.map(\.line) where item == nil || line.id == item {
        keys.insert(ContentKey(surface: place.line.id, line: line))
      }
    }
    return keys
  }

  /// Whether a key is remembered for a surface.
  private static func belongs(_ key: SlowMemory.Key, to surface: String?) -> Bool {
    if case .own(let owner, _)? = key.key, owner == surface { return true }
    return belongs(key.scope, to: surface)
  }

  private static func belongs(_ scope: SlowMemory.Scope, to surface: String?) -> Bool {
    switch scope {
    case .visit(let owner, _), .surface(let owner): owner == surface
    case .session, .everything: false
    }
  }
}
