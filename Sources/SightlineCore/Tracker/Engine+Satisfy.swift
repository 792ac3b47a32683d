// SPDX-License-Identifier: MIT

extension Engine {
  /// A rule is satisfied; whether that is reported is decided with all others of the time, in the order of events.
  @inline(never)
  mutating func satisfy(
    _ exposure: Int32, _ rule: Int, _ cell: Int32, _ group: EventGroup, _ moment: Moment
  ) {
    let state = Int(exposure) * rules.count + rule
    let viewable = viewableTime(exposure, rule, cells[Int(cell)].surface, moment.time)
    if states[state].isRunning { states[state].isDecided = true } else { states[state].isDecidedOutside = true }
    startGatheringAnew(exposure, rule, moment.time)
    decisions.append(
      Decision(group: group, exposure: exposure, rule: rule, cell: cell, viewable: viewable, moment: moment))
  }

  /// Asks repetition, sample and veto, in this order (fine print 36), for all that was satisfied, in the order of events.
  mutating func decide() {
    if decisions.isEmpty { return }
    var decisions = self.decisions
    self.decisions = Rows()
    if decisions.count > 1 {
      placeDecisions(decisions)
      decisions.arrange { left, right in
        let (a, b) = (Int(left.exposure), Int(right.exposure))
        if let first = exposures[a].decisionPlace, let second = exposures[b].decisionPlace, first != second {
          return first < second
        }
        if exposures[a].serial != exposures[b].serial { return exposures[a].serial < exposures[b].serial }
        return left.rule != right.rule ? left.rule < right.rule : a < b
      }
    }
    for place in decisions.indices { decide(decisions[place]) }
    decisions.removeAll(keepingCapacity: true)
    self.decisions = decisions
  }

  /// Notes where the events would stand: at the first place that any of their content names.
  private mutating func placeDecisions(_ decisions: Rows<Decision>) {
    for decision in decisions { exposures[Int(decision.exposure)].decisionPlace = nil }
    for decision in decisions {
      let exposure = Int(decision.exposure)
      var first = place(of: decision.cell)
      if let known = exposures[exposure].batchPlace { first = min(first, known) }
      if let known = exposures[exposure].decisionPlace { first = min(first, known) }
      exposures[exposure].decisionPlace = first
    }
  }

  private mutating func decide(_ decision: Decision) {
    let rule = decision.rule
    let surface = cells[Int(decision.cell)].surface
    let key = keys[Int(decision.exposure)]
    let isOld = decision.group == .fellDue || decision.group == .tapped
    ledger.entries[rule].detected += 1
    let occasion = RepetitionMemory.Occasion(
      content: key, surface: surface,
      visit: isOld ? surfaces[Int(surface)].visitBefore : surfaces[Int(surface)].visit,
      session: isOld ? sessionBefore : session, time: decision.moment.time)
    if let variantJudge { return variantJudge.decide(decision, occasion, in: &self) }
    var evicted: Int?
    switch memories[rule].ask(occasion) {
    case .held:
      ledger.entries[rule].repeated += 1
      return noteHeld(decision, .repeated)
    case .free(let dropped): evicted = dropped
    }
    if !isSampled(rule, key) {
      ledger.entries[rule].sampledOut += 1
      return noteHeld(decision, .sampledOut)
    }
    let name = cellName(decision.cell)
    if isVetoed(rule, surface, name.item) {
      ledger.entries[rule].vetoed += 1
      return noteHeld(decision, .vetoed)
    }
    ledger.entries[rule].reported += 1
    states[Int(decision.exposure) * rules.count + rule].isReported = true
    if memories[rule].remember(occasion) { ledger.entries[rule].evicted += 1 }
    let impression = Impression(
      rule: rules.references[rule], fraction: cells[Int(decision.cell)].fraction, viewableTime: decision.viewable,
      evicted: evicted)
    tell(decision.group, decision.exposure, name, .impression(impression), decision.moment)
  }

  private mutating func noteHeld(_ decision: Decision, _ reason: HeldImpression.Reason) {
    guard tracksHeld else { return }
    let name = cellName(decision.cell)
    heldImpressions.append(
      HeldImpression(
        time: decision.moment.time, surface: surfaces[Int(name.surface)].line.id, item: name.item,
        content: name.content, rule: rules.rules[decision.rule].name, reason: reason))
  }

  func isSampled(_ rule: Int, _ key: ContentKey) -> Bool {
    let sample = rules.rules[rule].sample
    return sample >= 1 || SampleHash.share(of: key.text) < sample
  }

  mutating func isVetoed(_ rule: Int, _ surface: Int32, _ item: String) -> Bool {
    let vetoes = surfaces[Int(surface)].vetoes
    return !vetoes.isEmpty && vetoes[item]?.contains(Int32(truncatingIfNeeded: rule)) == true
  }

  /// The cumulative sum where the rule asks for it, else the running stretch's time; zero outside a stretch.
  mutating func viewableTime(_ exposure: Int32, _ rule: Int, _ surface: Int32, _ time: Timestamp) -> TimeSpan {
    let state = states[Int(exposure) * rules.count + rule]
    if rules.tests[rule].cumulative > .zero {
      return state.isRunning && state.gatheringSurface == surface
        ? state.gathered + (time - state.gatheredSince) : gathered(exposure, rule, surface)
    }
    return state.isRunning ? time - state.origin : .zero
  }

  /// The sum starts from zero each time the rule is satisfied, in all surfaces (fine print 25).
  private mutating func startGatheringAnew(_ exposure: Int32, _ rule: Int, _ time: Timestamp) {
    guard rules.tests[rule].cumulative > .zero else { return }
    let state = Int(exposure) * rules.count + rule
    states[state].gathered = .zero
    states[state].gatheredSince = time
    if let variantJudge {
      variantJudge.forgetSums(of: exposure, rule, in: &self)
    } else {
      forgetGathered(keys[Int(exposure)], rule)
    }
  }

  /// Sets what visits have gathered for a content to zero.
  mutating func forgetGathered(_ key: ContentKey, _ rule: Int) {
    variantJudge?.forgetSums(of: key, rule, in: &self)
    for surface in gatherers[key] ?? Rows() { surfaces[Int(surface)].visitMemory[key]?.gathered[rule] = .zero }
  }

  // MARK: Taps

  /// Taps on what was visible in the old state stand with what fell due, after it (fine print 9).
  mutating func tapOldState(_ time: Timestamp) {
    let moment = Moment(time: time, uncertainty: clock.gap)
    for place in batch.taps.indices {
      let tap = batch.taps[place]
      guard let slot = tap.slot else { continue }
      let record = self[tap.surface, slot]
      guard record.flags.contains(.live), record.id == tap.item else { continue }
      batch.taps[place].isDone = self.tap(record.cell, .tapped, moment)
    }
    decide()
  }

  mutating func tapNewState(_ moment: Moment) {
    for place in batch.taps.indices where !batch.taps[place].isDone {
      let tap = batch.taps[place]
      guard surfaces[Int(tap.surface)].isReported,
        let slot = self.presentSlot(of: tap.item, in: Int(tap.surface))
      else {
        if tap.slot == nil { report(.unknownItem, surfaces[Int(tap.surface)].line.id, tap.item, at: moment.time) }
        continue
      }
      _ = self.tap(self[tap.surface, slot].cell, .dueAtOnce, moment)
    }
  }

  /// A tap satisfies rules that count interaction, if the item is visible (fine print 28); answers whether it is.
  private mutating func tap(_ cell: Int32, _ group: EventGroup, _ moment: Moment) -> Bool {
    guard cell >= 0, !cells[Int(cell)].isDead, cells[Int(cell)].isVisible, !cells[Int(cell)].isUnmeasurable,
      surfaces[Int(cells[Int(cell)].surface)].gateIsOpen, !clock.isSilent
    else { return false }
    let exposure = cells[Int(cell)].exposure
    for rule in 0..<rules.count where rules.tests[rule].countsInteraction && applies(rule, to: cell) {
      let state = Int(exposure) * rules.count + rule
      let isDecided = states[state].isRunning ? states[state].isDecided : states[state].isDecidedOutside
      if !isDecided { satisfy(exposure, rule, cell, group, moment) }
    }
    markExposureDirty(exposure)
    return true
  }
}
