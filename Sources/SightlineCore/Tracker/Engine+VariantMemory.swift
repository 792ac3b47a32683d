// SPDX-License-Identifier: MIT

// No app judges variants: for telephones this is in debug builds alone.
#if DEBUG || !(os(iOS) || os(tvOS) || os(visionOS))
  /// What variants gather within visits, and what they remember of their reports.
  extension Engine {
    // MARK: Sums

    /// Begins to gather cumulative time for those that ask for it.
    mutating func gatherVariants(_ exposure: Int32, _ range: Range<Int>, _ cell: Int32, _ time: Timestamp) {
      let surface = cells[Int(cell)].surface
      let visit = surfaces[Int(surface)].visit
      let row = variants.sums.row(of: variants.standings[Int(exposure)].thing, surface, visit: visit)
      let base = Int(exposure) * rules.count
      for rule in range where rules.tests[rule].cumulative > .zero {
        states[base + rule].gathered = variants.sums[row, rule]
        states[base + rule].gatheredSince = time
        states[base + rule].gatheringSurface = surface
        states[base + rule].gatheringVisit = visit
      }
    }

    /// Keeps what was gathered until now for the rest of the visit, unless it is over.
    mutating func keepGathered(_ exposure: Int32, _ range: Range<Int>, _ time: Timestamp) {
      let base = Int(exposure) * rules.count
      var last: (surface: Int32, row: Int) = (-1, 0)
      for rule in range where rules.tests[rule].cumulative > .zero {
        let state = states[base + rule]
        let surface = state.gatheringSurface
        guard surface >= 0, surfaces[Int(surface)].visit == state.gatheringVisit else { continue }
        if surface != last.surface {
          let thing = variants.standings[Int(exposure)].thing
          last = (surface, variants.sums.row(of: thing, surface, visit: state.gatheringVisit))
        }
        variants.sums[last.row, rule] = state.gathered + (time - state.gatheredSince)
      }
    }

    /// What the visit of a surface has gathered for a content outside the running stretch.
    mutating func gatheredByVariant(_ exposure: Int32, _ rule: Int, _ surface: Int32) -> TimeSpan {
      guard rules.tests[rule].cumulative > .zero else { return .zero }
      let thing = variants.standings[Int(exposure)].thing
      return variants.sums[variants.sums.row(of: thing, surface, visit: surfaces[Int(surface)].visit), rule]
    }

    // MARK: Repetition

    /// What a report of a variant would be remembered by; `nil` where nothing is.
    private mutating func memoryKey(_ decision: Decision, _ occasion: RepetitionMemory.Occasion) -> VariantMemory.Key? {
      let thing = variants.standings[Int(decision.exposure)].thing
      switch rules.rules[decision.rule].repetition {
      case .everyAppearance: return nil
      case .oncePerVisit: return .init(content: thing, surface: occasion.surface, round: occasion.visit)
      case .oncePerSession: return .init(content: thing, surface: -1, round: occasion.session)
      case .cooldown: return .init(content: thing, surface: -1, round: 0)
      case .once: return .init(content: variants.contents[Int(thing)].text, surface: -1, round: 0)
      case .unlessAtPreviousStop: return .init(content: thing, surface: occasion.surface, round: 0)
      }
    }

    /// Asks repetition, sample and veto, as for any other rule, and counts what would be an event of the rule alone.
    mutating func decideVariant(_ decision: Decision, _ occasion: RepetitionMemory.Occasion) {
      let rule = decision.rule
      let key = memoryKey(decision, occasion)
      if let key, variants.memories[rule].holds(key, at: occasion.time) {
        ledger.entries[rule].repeated += 1
        return
      }
      if rules.rules[rule].sample < 1, !isSampled(rule, occasion.content) {
        ledger.entries[rule].sampledOut += 1
        return
      }
      let surface = cells[Int(decision.cell)].surface
      if !surfaces[Int(surface)].vetoes.isEmpty, isVetoed(rule, surface, cellName(decision.cell).item) {
        ledger.entries[rule].vetoed += 1
        return
      }
      ledger.entries[rule].reported += 1
      if let key, variants.memories[rule].remember(key, at: occasion.time) { ledger.entries[rule].evicted += 1 }
      countVariant(decision, occasion)
    }

    /// A rest has ended: forgets for a variant what was not there at its end.
    mutating func endVariantRest(_ rule: Int, _ surface: Int32) {
      var memory = variants.memories[rule]
      variants.memories[rule] = VariantMemory(.unlessAtPreviousStop, capacity: 1)
      memory.removeAll { key in
        key.surface == surface && !wasThere(variants.contents[Int(key.content)].exposure, key.content, surface, rule)
      }
      variants.memories[rule] = memory
    }

    private func wasThere(_ exposure: Int32, _ content: Int32, _ surface: Int32, _ rule: Int) -> Bool {
      let index = Int(exposure)
      guard variants.standings[index].thing == content, !exposures[index].isFree else { return false }
      return wasThere(exposure, surface, rule)
    }

    /// Forgets everything that a variant remembers of a content, and of its text.
    mutating func forgetVariant(_ rule: Int, _ content: ContentKey) {
      let number = variants.number(of: content) ?? -1
      let text = variants.knownNumber(ofText: content.text)
      let isOnce = rules.rules[rule].repetition == .once
      variants.memories[rule].removeAll { $0.content == (isOnce ? text : number) }
    }

    /// Forgets what a variant remembers of a surface and of the items in it.
    mutating func forgetVariant(_ rule: Int, surface: Int32) {
      if rules.rules[rule].repetition == .once { return }
      let contents = variants.contents
      variants.memories[rule].removeAll { key in
        if contents[Int(key.content)].key.surface == surface { return true }
        return key.surface == surface
      }
    }
  }
#endif
