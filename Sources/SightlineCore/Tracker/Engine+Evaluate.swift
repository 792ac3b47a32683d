// SPDX-License-Identifier: MIT

extension Engine {
  /// What holds for a content as a whole.
  enum Standing {
    case seen
    /// Neither seen nor not seen.
    case unmeasurable
    case unseen
  }

  /// Compares what holds for a content now with what held, and tells the difference.
  ///
  /// - Parameter masksRestarts: Leaves out the surfaces whose visits restart, so that what shows only there ends.
  @inline(never)
  mutating func evaluate(_ exposure: Int32, _ moment: Moment, masksRestarts: Bool) {
    let index = Int(exposure)
    var best: Int32 = -1
    var seenCells = 0
    var hasUnmeasurable = false
    var cell = exposures[index].firstCell
    while cell >= 0 {
      if isSeen(cell, masksRestarts: masksRestarts) {
        seenCells += 1
        if best < 0 || isBetter(cell, than: best) { best = cell }
      } else if cells[Int(cell)].isUnmeasurable, isOpen(cell, masksRestarts: masksRestarts) {
        hasUnmeasurable = true
      }
      cell = cells[Int(cell)].next
    }
    let standing: Standing =
      best >= 0 && !clock.isSilent ? .seen : (hasUnmeasurable || best >= 0 ? .unmeasurable : .unseen)
    // A content that never appeared and does not now has nothing to tell.
    if standing != .seen, !exposures[index].isOpen { return }
    if let variantJudge {
      variantJudge.update(exposure, standing, best, seenCells, moment, masksRestarts: masksRestarts, in: &self)
    } else {
      updateStretches(exposure, standing, best, seenCells, moment, masksRestarts: masksRestarts)
    }
    switch standing {
    case .seen:
      // What is left out may be the best again in a moment, so nothing begins yet.
      if masksRestarts, !exposures[index].isOpen || exposures[index].isUnmeasured { return }
      see(exposure, best, moment, masksRestarts: masksRestarts)
    case .unmeasurable: loseSight(exposure, moment)
    case .unseen: disappear(exposure, moment, masksRestarts: masksRestarts)
    }
    if masksRestarts { return }
    if let variantJudge { variantJudge.decideDue(exposure, moment, in: &self) } else { decideDue(exposure, moment) }
  }

  /// Compares for each rule what holds now with what held.
  @inline(__always)
  mutating func updateStretches(
    _ exposure: Int32, _ standing: Standing, _ best: Int32, _ seenCells: Int, _ moment: Moment, masksRestarts: Bool
  ) {
    for rule in 0..<rules.count {
      let satisfying = standing == .seen ? satisfyingCell(exposure, rule, best, seenCells, masksRestarts) : -1
      updateStretch(exposure, rule, satisfying, standing, moment, masksRestarts: masksRestarts)
    }
  }

  /// The larger fraction, the first reported of equals (fine print 3).
  @inline(__always)
  private func isBetter(_ cell: Int32, than other: Int32) -> Bool {
    let left = cells[Int(cell)].fraction
    let right = cells[Int(other)].fraction
    return left != right ? left > right : place(of: cell) < place(of: other)
  }

  /// The best of the visible cells that satisfy a rule, -1 if none does.
  private mutating func satisfyingCell(
    _ exposure: Int32, _ rule: Int, _ best: Int32, _ seenCells: Int, _ masksRestarts: Bool
  ) -> Int32 {
    if seenCells == 1 { return satisfies(best, rule) ? best : -1 }
    var found: Int32 = -1
    var cell = exposures[Int(exposure)].firstCell
    while cell >= 0 {
      if isSeen(cell, masksRestarts: masksRestarts), satisfies(cell, rule), found < 0 || isBetter(cell, than: found) {
        found = cell
      }
      cell = cells[Int(cell)].next
    }
    return found
  }

  /// Whether the way is open for what shows in a cell.
  @inline(__always)
  private func isOpen(_ cell: Int32, masksRestarts: Bool) -> Bool {
    let surface = Int(cells[Int(cell)].surface)
    return surfaces[surface].gateIsOpen && !(masksRestarts && surfaces[surface].restarts)
  }

  /// Whether a cell counts as seen, silence aside.
  @inline(__always)
  func isSeen(_ cell: Int32, masksRestarts: Bool) -> Bool {
    cells[Int(cell)].isVisible && !cells[Int(cell)].isUnmeasurable && isOpen(cell, masksRestarts: masksRestarts)
  }

  /// Whether a visible cell satisfies all of a rule that is asked of the present moment.
  @inline(__always)
  func satisfies(_ cell: Int32, _ rule: Int) -> Bool {
    applies(rule, to: cell) && areaHolds(rule, cell)
      && Comparison.reaches(cells[Int(cell)].alpha, rules.tests[rule].minimumAlpha)
      && (!rules.tests[rule].asksMotion
        || Self.motionHolds(rules.tests[rule].motion, cells[Int(cell)].surface, surfaces))
  }

  /// Whether a rule is among those of a cell: the item's own, else the surface's.
  @inline(__always)
  func applies(_ rule: Int, to cell: Int32) -> Bool {
    let set = cells[Int(cell)].ruleSet
    return set == 0 || rules.sets[Int(set)].contains[rule]
  }

  private mutating func appliesSomewhere(_ rule: Int, _ exposure: Int) -> Bool {
    var cell = exposures[exposure].firstCell
    while cell >= 0 {
      if isSeen(cell, masksRestarts: false), applies(rule, to: cell) { return true }
      cell = cells[Int(cell)].next
    }
    return false
  }

  // MARK: Stretches

  private mutating func updateStretch(
    _ exposure: Int32, _ rule: Int, _ satisfying: Int32, _ standing: Standing, _ moment: Moment, masksRestarts: Bool
  ) {
    let state = Int(exposure) * rules.count + rule
    if !states[state].applied, standing == .seen, variantJudge == nil, appliesSomewhere(rule, Int(exposure)) {
      states[state].applied = true
    }
    switch (states[state].isRunning, satisfying >= 0) {
    case (true, true):
      if states[state].named != satisfying { follow(satisfying, exposure, rule, moment) }
    case (true, false):
      endStretch(exposure, rule, moment, masksRestarts: masksRestarts)
      states[state].carriesDecision = standing == .unmeasurable && states[state].isDecided
    case (false, true):
      if !masksRestarts { beginStretch(exposure, rule, satisfying, moment) }
    case (false, false):
      if standing != .unmeasurable { states[state].carriesDecision = false }
    }
  }

  private mutating func beginStretch(_ exposure: Int32, _ rule: Int, _ cell: Int32, _ moment: Moment) {
    let state = Int(exposure) * rules.count + rule
    states[state].isRunning = true
    states[state].isDecided = states[state].carriesDecision
    states[state].carriesDecision = false
    states[state].isDecidedOutside = false
    states[state].awaitsExtent = false
    states[state].named = cell
    states[state].start = moment.time
    states[state].origin = moment.time
    states[state].uncertainty = moment.uncertainty
    if rules.hasCumulative { beginGathering(exposure, rule, cell, moment.time) }
    if rules.tests[rule].reportsStretches {
      let kind = Event.Kind.enter(rule: rules.references[rule], fraction: cells[Int(cell)].fraction)
      tell(.began, exposure, cellName(cell), kind, moment)
    }
  }

  /// - Parameter closes: The recording ends, which needs no other cause.
  @inline(never)
  mutating func endStretch(
    _ exposure: Int32, _ rule: Int, _ moment: Moment, masksRestarts: Bool, closes: Bool = false
  ) {
    let state = Int(exposure) * rules.count + rule
    let dwell = moment.time - states[state].start
    states[state].isRunning = false
    states[state].longest = max(states[state].longest, dwell)
    if rules.hasCumulative { endGathering(exposure, rule, moment.time) }
    if rules.tests[rule].reportsStretches {
      let cell = states[state].named
      let cause = closes ? .end : self.cause(cell, rule: rule, masksRestarts: masksRestarts)
      let kind = Event.Kind.leave(rule: rules.references[rule], cause: cause, dwell: dwell)
      tell(closes ? .closed : .ended, exposure, cellName(cell), kind, moment)
    }
  }

  /// Another cell satisfies the rule best now.
  private mutating func follow(_ cell: Int32, _ exposure: Int32, _ rule: Int, _ moment: Moment) {
    let state = Int(exposure) * rules.count + rule
    if rules.hasCumulative, cells[Int(cell)].surface != states[state].gatheringSurface {
      endGathering(exposure, rule, moment.time)
      beginGathering(exposure, rule, cell, moment.time)
    }
    states[state].named = cell
  }

  mutating func beginGathering(_ exposure: Int32, _ rule: Int, _ cell: Int32, _ time: Timestamp) {
    if let variantJudge { return variantJudge.gather(exposure, rule, cell, time, in: &self) }
    let state = Int(exposure) * rules.count + rule
    let surface = cells[Int(cell)].surface
    states[state].gathered = gathered(exposure, rule, surface)
    states[state].gatheredSince = time
    states[state].gatheringSurface = surface
    states[state].gatheringVisit = surfaces[Int(surface)].visit
  }

  /// What a visit has gathered for a content outside the running stretch.
  mutating func gathered(_ exposure: Int32, _ rule: Int, _ surface: Int32) -> TimeSpan {
    if let variantJudge { return variantJudge.gathered(exposure, rule, surface, in: &self) }
    guard rules.tests[rule].cumulative > .zero,
      let record = surfaces[Int(surface)].visitMemory[keys[Int(exposure)]], !record.gathered.isEmpty
    else { return .zero }
    return record.gathered[rule]
  }

  mutating func endGathering(_ exposure: Int32, _ rule: Int, _ time: Timestamp) {
    if let variantJudge { return variantJudge.keepGathered(exposure, rule, time, in: &self) }
    guard rules.tests[rule].cumulative > .zero else { return }
    let state = Int(exposure) * rules.count + rule
    let surface = Int(states[state].gatheringSurface)
    guard surface >= 0, surfaces[surface].visit == states[state].gatheringVisit else { return }
    let sum = states[state].gathered + (time - states[state].gatheredSince)
    setGathered(keys[Int(exposure)], rule, surface, sum)
  }

  mutating func setGathered(_ key: ContentKey, _ rule: Int, _ surface: Int, _ sum: TimeSpan) {
    var record = surfaces[surface].visitMemory[key] ?? VisitRecord()
    if record.gathered.isEmpty {
      record.gathered = Rows(repeating: .zero, count: rules.count)
      gatherers[key, default: Rows()].append(Int32(truncatingIfNeeded: surface))
    }
    record.gathered[rule] = sum
    surfaces[surface].visitMemory[key] = record
  }
}

extension ChunkedArray where Element == ItemRecord {
  @inline(__always)
  func ruleSet(at place: Int) -> Int32 { self[place].ruleSet }
}
