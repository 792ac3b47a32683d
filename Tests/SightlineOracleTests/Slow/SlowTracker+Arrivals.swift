// SPDX-License-Identifier: MIT

import SightlineCore

extension SlowTracker {
  /// Begins what holds in the new state.
  mutating func come(_ key: ContentKey, _ look: Look, into batch: inout EventBatch) {
    let cells = look.after.filter { $0.name.key == key }
    guard let best = cells.visible.best else {
      exposures[key]?.fraction = nil
      return
    }
    var exposure = exposures[key] ?? begin(key, best, look, into: &batch)
    exposure.take(cells)
    for rule in rules.indices {
      guard let best = cells.filter({ $0.satisfies(rule, rules[rule]) }).best else { continue }
      if exposure.stretches[rule] != nil {
        exposure.stretches[rule]?.cell = best
        continue
      }
      if exposure.interrupted.remove(rule) == nil { exposure.decided.remove(rule) }
      exposure.stretches[rule] = SlowStretch(
        start: look.time, countsFrom: look.time, uncertainty: look.uncertainty, cell: best)
      guard rules[rule].reportsStretches else { continue }
      batch.drafts.append(
        .init(
          group: .come, key: key, rank: rule, place: best.name.place,
          event: event(
            .enter(rule: reference(rule), fraction: best.fraction), best.name, at: look.time, labels: world,
            visits: world, uncertainty: look.uncertainty)))
    }
    for rule in rules.indices where exposure.stretches[rule] == nil {
      if exposure.interrupted.remove(rule) != nil { exposure.decided.remove(rule) }
    }
    exposures[key] = exposure
  }

  private mutating func begin(
    _ key: ContentKey, _ best: SlowCell, _ look: Look, into batch: inout EventBatch
  ) -> SlowExposure {
    let surface = best.name.id.surface
    let place = EntryKey(key: key, surface: surface, visit: world.visits[surface]?.number ?? 0)
    entries[place, default: 0] += 1
    batch.drafts.append(
      .init(
        group: .come, key: key, rank: -1, place: best.name.place,
        event: event(
          .appear(fraction: best.fraction), best.name, at: look.time, labels: world, visits: world,
          uncertainty: look.uncertainty)))
    return SlowExposure(key: key, number: 0, entries: entries[place] ?? 1, named: best.name, frame: best.frame)
  }

  /// Numbers the exposures that began, in the order of their events.
  mutating func number(_ batch: EventBatch) {
    for draft in batch.ordered() where draft.group == .come && draft.rank == -1 {
      exposuresSoFar += 1
      exposures[draft.key]?.number = exposuresSoFar
    }
  }

  /// Decides what is due at once in the new state: times that are complete, then taps.
  mutating func decideAtOnce(_ look: Look, taps: [CellID], into batch: inout EventBatch) {
    now = look.time
    var candidates: [Candidate] = []
    for exposure in exposures.values {
      for (rule, stretch) in exposure.stretches {
        guard let due = dueTime(exposure, rule), due <= look.time else { continue }
        candidates.append(
          Candidate(
            key: exposure.key, rule: rule, cell: stretch.cell, uncertainty: look.uncertainty,
            viewableTime: viewableTime(exposure, rule, stretch, at: look.time)))
      }
    }
    for tap in taps {
      guard let cell = look.after.visible.first(where: { $0.name.id == tap }) else { continue }
      candidates += tapCandidates(cell, at: look.time, uncertainty: look.uncertainty)
    }
    decide(candidates, world: world, into: &batch, group: .dueAtOnce)
  }

  /// Closes what is open at the end (9, D33).
  mutating func close(_ look: Look, into batch: inout EventBatch) {
    var look = look
    look.ends = true
    look.old = world
    for key in Array(exposures.keys) {
      guard var exposure = exposures[key] else { continue }
      for rule in rules.indices {
        guard let stretch = exposure.stretches[rule], let dwell = exposure.end(rule, at: look.time) else { continue }
        draftLeave(stretch, rule, dwell, .end, look, into: &batch)
      }
      draftDisappear(exposure, .end, look, into: &batch)
      exposures[key] = nil
    }
  }

  // MARK: Causes

  /// Why a cell no longer counts, the first that holds (42, D30).
  func cause(of name: CellName, lastSeenAt frame: Rect, rule: Int?, _ look: Look) -> Cause {
    if let cause = gateCause(name.id.surface, look) { return cause }
    guard let item = world.item(name.id, showing: name.key) else { return goneCause(name) }
    let eye = eye(world, at: look.time)
    guard let surface = world.surface(name.id.surface), let cell = eye.cell(name.id) else { return .removed }
    if item.line.hidden || eye.setting(of: surface).isHidden || cell.alpha <= 0 { return .hidden }
    if cell.status == .unmeasurable || isSilent { return .unmeasurable }
    if let rule {
      if !cell.rules.contains(rule) { return .removed }
      if !cell.alphaHolds(rules[rule]) { return .hidden }
      if !cell.restingFor.contains(rule) { return .moving }
    }
    func holds(_ change: SlowEye.Change) -> Bool {
      guard let cell = eye.cell(name.id, change) else { return false }
      return rule.map { cell.areaHolds(rules[$0]) } ?? (cell.status == .visible)
    }
    if holds(.withoutCovers) { return .covered }
    if holds(.frame(frame)) { return .moved }
    return .scrolled
  }

  /// What closes the way for a surface, along the parents that it and they named last (D39).
  private func gateCause(_ id: String, _ look: Look) -> Cause? {
    var around: [SlowWorld.Surface] = []
    var next: String? = id
    while let current = next, !around.contains(where: { $0.line.id == current }) {
      guard let surface = world.surface(current) ?? world.formerSurfaces[current] else { break }
      around.append(surface)
      next = surface.line.parent
    }
    let window = next == nil ? around.last.flatMap { world.windowIndex(ofRoot: $0) } : nil
    if let window, !world.isSceneOpen(window, book: book) { return .appInactive }
    let isMissing = around.dropFirst().contains { world.surface($0.line.id) == nil }
    if window == nil || isMissing || around.contains(where: { !$0.isShown }) || look.restarted.contains(id) {
      return .hidden
    }
    if world.isPaused || around.contains(where: \.isPaused) { return .paused }
    return nil
  }

  private func goneCause(_ name: CellName) -> Cause {
    switch world.endings[.init(cell: name.id, key: name.key)] {
    case .moved: return .moved
    case .removed(.offscreen): return .scrolled
    case .removed(.deleted), .replaced, nil: return .removed
    }
  }
}
