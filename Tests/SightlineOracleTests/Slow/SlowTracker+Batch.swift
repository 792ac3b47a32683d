// SPDX-License-Identifier: MIT

import SightlineCore

extension SlowTracker {
  /// One look at the world from two sides.
  struct Look {
    var time: Timestamp
    var uncertainty: TimeSpan
    var old: SlowWorld
    /// The cells as they were.
    var before: [SlowCell]
    /// As they are in the moment between two visits; the same as `after` where none begins.
    var between: [SlowCell]
    var after: [SlowCell]
    var restarted: Set<String> = []
    var ends = false
  }

  func eye(_ world: SlowWorld, at time: Timestamp, closed: Set<String> = []) -> SlowEye {
    SlowEye(world: world, book: book, rules: rules, now: time, closed: closed)
  }

  mutating func measure(_ inputs: [Input], at time: Timestamp, gap: TimeSpan) {
    let old = world
    let before = cells
    var batch = EventBatch(time: time, numbers: exposures.mapValues(\.number))
    var new = old
    new.beginBatch(at: time)
    let taps = inputs.compactMap { input -> CellID? in
      guard case .tap(let surface, let item) = input else { return nil }
      return CellID(surface: surface, item: item)
    }
    // Taps on what was visible are judged before anything of this batch is known, but carry what it says of the item.
    var labels = new
    for input in inputs { labels.apply(input) }
    let late = judge(taps, on: old, before, labels: labels, uncertainty: gap, into: &batch)
    for input in inputs { new.apply(input) }
    for input in inputs {
      if case .known(let rule, let contents) = input { known(rule, contents, at: time) }
      if case .reset(let surface, let item, let rule) = input {
        reset(surface: surface, item: item, rule: rule, old: old, new: new, at: time)
      }
    }
    let restarted = new.settleVisits(since: old, policy: book.visits)
    new.endBatch(since: old)
    endRests(old: old, new: new, before)
    world = new
    renewPlaces(since: old)
    isSilent = false
    let after = eye(new, at: time).cells()
    let between = restarted.isEmpty ? after : eye(new, at: time, closed: restarted).cells()
    let look = Look(
      time: time, uncertainty: gap, old: old, before: before, between: between, after: after, restarted: restarted)
    cells = after
    compare(look, taps: late, into: &batch)
    if inputs.contains(.end) { close(look, into: &batch) }
    flush(batch)
  }

  /// Looks again at an unchanged world, because time alone has changed something.
  mutating func look(at time: Timestamp, uncertainty: TimeSpan) {
    lastLook = time
    let after = eye(world, at: time).cells()
    var batch = EventBatch(time: time, numbers: exposures.mapValues(\.number))
    let look = Look(
      time: time, uncertainty: uncertainty, old: world, before: cells, between: after, after: after)
    cells = after
    compare(look, taps: [], into: &batch)
    flush(batch)
  }

  // MARK: Taps

  /// Decides the taps on cells that are visible in `cells`; gives back the others.
  private mutating func judge(
    _ taps: [CellID], on world: SlowWorld, _ cells: [SlowCell], labels: SlowWorld, uncertainty: TimeSpan,
    into batch: inout EventBatch
  ) -> [CellID] {
    guard !isSilent else { return taps }
    var candidates: [Candidate] = []
    var others: [CellID] = []
    for tap in taps {
      guard let cell = cells.visible.first(where: { $0.name.id == tap }) else {
        others.append(tap)
        continue
      }
      candidates += tapCandidates(cell, at: batch.time, uncertainty: uncertainty)
    }
    decide(candidates, world: world, into: &batch, group: .due, labels: labels)
    return others
  }

  func tapCandidates(_ cell: SlowCell, at time: Timestamp, uncertainty: TimeSpan) -> [Candidate] {
    let key = cell.name.key
    guard let exposure = exposures[key] else { return [] }
    return rules.indices.filter { rules[$0].countsInteraction && cell.rules.contains($0) }.map { rule in
      let stretch = exposure.stretches[rule].map { time - $0.countsFrom } ?? .zero
      let viewable =
        rules[rule].cumulative > .zero ? gathered(key, rule, in: cell.name.id.surface) : stretch
      return Candidate(key: key, rule: rule, cell: cell, uncertainty: uncertainty, viewableTime: viewable)
    }
  }

  /// A cell that an exposure still names and that goes has the place that it had last.
  private mutating func renewPlaces(since old: SlowWorld) {
    for (key, exposure) in exposures {
      let cell = exposure.named.id
      let before = old.item(cell, showing: key) == nil ? nil : old.place(cell)
      guard world.item(cell, showing: key) == nil,
        let place = world.shownInBatch[.init(cell: cell, key: key)] ?? before
      else { continue }
      exposures[key]?.named.place = place
    }
  }

  // MARK: Previous stops

  /// At the end of a rest only what was there stays remembered (27, D16).
  private mutating func endRests(old: SlowWorld, new: SlowWorld, _ before: [SlowCell]) {
    for surface in old.surfaces.map(\.line.id)
    where old.isResting(surface, book: book) && !new.isResting(surface, book: book) {
      for (index, rule) in rules.enumerated() where rule.repetition == .unlessAtPreviousStop {
        memories[index].forget { key in
          guard key.scope == .surface(surface) else { return false }
          let own = before.filter { $0.name.key == key.key }
          if own.status == .unmeasurable { return false }
          return !own.contains {
            $0.name.id.surface == surface && $0.areaHolds(rule) && $0.alphaHolds(rule)
          }
        }
      }
    }
  }

  // MARK: Before and after

  func compare(_ look: Look) -> [ContentKey] {
    var keys: [ContentKey] = []
    for cell in look.before + look.after where !keys.contains(cell.name.key) { keys.append(cell.name.key) }
    for key in exposures.keys where !keys.contains(key) { keys.append(key) }
    return keys
  }

  mutating func compare(_ look: Look, taps: [CellID], into batch: inout EventBatch) {
    let keys = compare(look)
    for key in keys { leave(key, look, into: &batch) }
    if !isSilent {
      for key in keys { come(key, look, into: &batch) }
      number(batch)
      decideAtOnce(look, taps: taps, into: &batch)
    }
  }

  /// Ends what does not hold between the old state and the new one.
  private mutating func leave(_ key: ContentKey, _ look: Look, into batch: inout EventBatch) {
    guard var exposure = exposures[key] else { return }
    let cells = look.between.filter { $0.name.key == key }
    let status = isSilent ? .unmeasurable : cells.status
    for rule in rules.indices {
      let holds = status == .visible && cells.contains { $0.satisfies(rule, rules[rule]) }
      if !holds, let stretch = exposure.stretches[rule], let dwell = exposure.end(rule, at: look.time) {
        let cause = cause(of: stretch.cell.name, lastSeenAt: stretch.cell.frame, rule: rule, look)
        draftLeave(stretch, rule, dwell, cause, look, into: &batch)
        if status == .unmeasurable { exposure.interrupted.insert(rule) } else { exposure.decided.remove(rule) }
      }
      if status == .visible, !holds, exposure.interrupted.remove(rule) != nil { exposure.decided.remove(rule) }
    }
    switch status {
    case .unseen:
      let cause = cause(of: exposure.named, lastSeenAt: exposure.frame, rule: nil, look)
      draftDisappear(exposure, cause, look, into: &batch)
      exposures[key] = nil
    case .unmeasurable:
      exposure.fraction = nil
      exposures[key] = exposure
    case .visible:
      exposures[key] = exposure
    }
  }

  func draftLeave(
    _ stretch: SlowStretch, _ rule: Int, _ dwell: TimeSpan, _ cause: Cause, _ look: Look,
    into batch: inout EventBatch
  ) {
    guard rules[rule].reportsStretches else { return }
    let name = stretch.cell.name
    batch.drafts.append(
      .init(
        group: look.ends ? .end : .gone, key: name.key, rank: rule, place: name.place,
        event: event(
          .leave(rule: reference(rule), cause: cause, dwell: dwell), name, at: look.time, labels: world,
          visits: look.old, uncertainty: look.uncertainty)))
  }

  func draftDisappear(_ exposure: SlowExposure, _ cause: Cause, _ look: Look, into batch: inout EventBatch) {
    let record = exposure.record(cause: cause, rules: rules, detail: book.record == .full)
    batch.drafts.append(
      .init(
        group: look.ends ? .end : .gone, key: exposure.key, rank: .max, place: exposure.named.place,
        event: event(
          .disappear(record), exposure.named, at: look.time, labels: world, visits: look.old,
          uncertainty: look.uncertainty)))
  }
}
