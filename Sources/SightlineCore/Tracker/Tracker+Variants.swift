// SPDX-License-Identifier: MIT

// No app judges variants: for telephones this is in debug builds alone.
#if DEBUG || !(os(iOS) || os(tvOS) || os(visionOS))
  extension Tracker {
    /// Makes an engine that judges variants of rules: what would have counted under each of many.
    ///
    /// Several rules of `book` may have one name. Each is judged as if it were the only one of that name, exactly, at a small
    /// part of what an engine of its own would cost: measuring is shared, and so is what variants have in common. Where the
    /// host names a rule, all variants of that name are meant. Events are those of appearances alone, without the longest
    /// stretches; what variants came to is in ``variantOutcomes``.
    ///
    /// - Parameters:
    ///   - book: The rules, each a variant.
    ///   - maximumGap: The host's promise to pass an input at least this often; longer silence is unmeasured.
    ///   - keepsImpressions: Whether ``takeVariantImpressions()`` has something to take.
    public init(variants book: RuleBook, maximumGap: TimeSpan? = nil, keepsImpressions: Bool = false) {
      let ladder = RuleLadder(book)
      var engine = Engine(
        book, CompiledRules(ladder), maximumGap: maximumGap, tracksFractions: false, tracksHeld: false)
      engine.variants = VariantState(ladder, capacity: book.repetitionMemory, keepsImpressions: keepsImpressions)
      engine.variantJudge = LadderJudge()
      self.init(engine)
    }

    /// What each variant came to so far, in the order of the book; empty in an engine without variants.
    public var variantOutcomes: [VariantOutcome] { engine.variantOutcomes }

    /// Takes the impressions of all variants, in order of time.
    public mutating func takeVariantImpressions() -> [VariantImpression] {
      if engine.variants.impressions.isEmpty { return [] }
      defer { engine.variants.impressions = [] }
      return engine.variants.impressions
    }
  }

  extension Engine {
    var variantOutcomes: [VariantOutcome] {
      guard variantJudge != nil else { return [] }
      var outcomes = rules.rules.map { VariantOutcome(ledger: Ledger.Entry(rule: $0.name), contents: 0) }
      for (place, origin) in variants.origins.enumerated() {
        outcomes[origin] = VariantOutcome(ledger: ledger.entries[place], contents: variants.things[place])
      }
      return outcomes
    }

    // MARK: Stretches

    /// Compares for each variant what holds now with what held.
    mutating func updateVariants(
      _ exposure: Int32, _ standing: Standing, _ best: Int32, _ seenCells: Int, _ moment: Moment, masksRestarts: Bool
    ) {
      let isLevel = standing != .unmeasurable && seenCells <= 1 && !masksRestarts
      if isLevel, updateLevels(exposure, standing == .seen ? best : -1, moment) { return }
      updateStretches(exposure, standing, best, seenCells, moment, masksRestarts: masksRestarts)
      noteLevels(
        exposure, cell: standing == .seen && seenCells == 1 ? best : -1,
        isUneven: standing == .unmeasurable || seenCells > 1 || masksRestarts)
    }

    /// Moves each family to its new level where something is seen in one cell alone, or nothing is; false where every rule
    /// has to be looked at instead.
    ///
    /// - Parameter cell: The cell in which the content is seen, -1 if it is not.
    private mutating func updateLevels(_ exposure: Int32, _ cell: Int32, _ moment: Moment) -> Bool {
      let index = Int(exposure)
      variants.began.removeAll(keepingCapacity: true)
      if variants.standings[index].isUneven { return false }
      let before = variants.standings[index].cell
      if cell != before, cell >= 0, before >= 0 { return false }
      // Whether motion holds may have changed with nothing measured.
      let staysStill = cell >= 0 && !rules.hasMotion
      let viewport = staysStill && rules.usesViewport ? surfaces[Int(cells[Int(cell)].surface)].region.area : 0
      if staysStill, variants.standings[index].still.holds(for: cells[Int(cell)], viewport: viewport) { return true }
      let familyCount = variants.families.count
      var isRunning = false
      for family in 0..<familyCount {
        let place = index * familyCount + family
        let old = Int(variants.levels[place])
        let range = variants.families[family].rules
        let new = cell < 0 ? 0 : level(range, from: old, of: cell)
        if new > 0 { isRunning = true }
        if new == old { continue }
        variants.levels[place] = Int32(truncatingIfNeeded: new)
        if new > old {
          let rising = range.lowerBound + old..<range.lowerBound + new
          beginStretches(exposure, rising, cell, moment)
          variants.began.append(rising)
        } else {
          endStretches(exposure, range.lowerBound + new..<range.lowerBound + old, moment)
        }
      }
      variants.standings[index].cell = isRunning ? cell : -1
      variants.standings[index].still = staysStill ? still(index, cells[Int(cell)], viewport) : VariantState.Still()
      return true
    }

    /// Between which visible areas all levels stay as they are.
    private mutating func still(_ exposure: Int, _ cell: Cell, _ viewport: Double) -> VariantState.Still {
      var still = VariantState.Still(
        above: 0, below: .infinity, area: cell.area, decidingArea: cell.decidingArea, viewport: viewport,
        alpha: cell.alpha, ruleSet: cell.ruleSet)
      for (family, range) in variants.families.lazy.map(\.rules).enumerated() {
        let level = Int(variants.levels[exposure * variants.families.count + family])
        // Wide of the tolerance of comparisons, and of rounding.
        if level > 0 {
          let need = rules.tests[range.lowerBound + level - 1].need(
            area: cell.area, decidingArea: cell.decidingArea, viewport: viewport)
          still.above = need.isNaN ? .infinity : max(still.above, need * (1 + 1e-6))
        }
        if level < range.count, asksAreaAlone(range.lowerBound, cell) {
          let need = rules.tests[range.lowerBound + level].need(
            area: cell.area, decidingArea: cell.decidingArea, viewport: viewport)
          still.below = need.isNaN ? 0 : min(still.below, need * (1 - 1e-6))
        }
      }
      return still
    }

    /// Whether nothing but the area keeps a cell from satisfying a rule that does not ask for motion.
    private mutating func asksAreaAlone(_ rule: Int, _ cell: Cell) -> Bool {
      (cell.ruleSet == 0 || rules.sets[Int(cell.ruleSet)].contains[rule])
        && Comparison.reaches(cell.alpha, rules.tests[rule].minimumAlpha)
    }

    /// How many rules of a family a cell satisfies, beginning with the first. Mutating, or the engine would be copied for it.
    @inline(__always)
    private mutating func level(_ family: Range<Int>, from old: Int, of cell: Int32) -> Int {
      let first = family.lowerBound
      guard applies(first, to: cell),
        Comparison.reaches(cells[Int(cell)].alpha, rules.tests[first].minimumAlpha),
        !rules.tests[first].asksMotion
          || Self.motionHolds(rules.tests[first].motion, cells[Int(cell)].surface, surfaces)
      else { return 0 }
      var level = old
      while level < family.count, areaHolds(first + level, cell) { level += 1 }
      if level > old { return level }
      while level > 0, !areaHolds(first + level - 1, cell) { level -= 1 }
      return level
    }

    private mutating func beginStretches(_ exposure: Int32, _ range: Range<Int>, _ cell: Int32, _ moment: Moment) {
      let base = Int(exposure) * rules.count
      var state = RuleState()
      state.isRunning = true
      state.named = cell
      state.start = moment.time
      state.origin = moment.time
      state.uncertainty = moment.uncertainty
      states.withUnsafeMutableBufferPointer { states in
        for rule in range { states[base + rule] = state }
      }
      guard rules.hasCumulative else { return }
      gatherVariants(exposure, range, cell, moment.time)
    }

    private mutating func endStretches(_ exposure: Int32, _ range: Range<Int>, _ moment: Moment) {
      let base = Int(exposure) * rules.count
      states.withUnsafeMutableBufferPointer { states in
        for rule in range { states[base + rule].isRunning = false }
      }
      guard rules.hasCumulative else { return }
      keepGathered(exposure, range, moment.time)
    }

    /// Notes how the variants stand after every rule was looked at by itself.
    ///
    /// - Parameter cell: The only cell in which the content is seen, -1 if there is none.
    private mutating func noteLevels(_ exposure: Int32, cell: Int32, isUneven: Bool) {
      let index = Int(exposure)
      var isUneven = isUneven
      var isRunning = false
      for (family, range) in variants.families.map(\.rules).enumerated() {
        var level = 0
        for rule in range {
          let state = states[index * rules.count + rule]
          // What was decided before unmeasurable time has to be asked for when it returns.
          if state.carriesDecision { isUneven = true }
          if state.isRunning { level += 1 }
        }
        variants.levels[index * variants.families.count + family] = Int32(truncatingIfNeeded: level)
        if level > 0 { isRunning = true }
      }
      variants.standings[index].cell = isRunning ? cell : -1
      variants.standings[index].isUneven = isUneven
      variants.standings[index].still = VariantState.Still()
      // All of them, so that all are asked for their times.
      variants.began.removeAll(keepingCapacity: true)
      variants.began.append(0..<rules.count)
    }

    // MARK: Deadlines

    /// Decides what is due at once, and notes when the rest will be.
    mutating func decideVariantsDue(_ exposure: Int32, _ moment: Moment) {
      let index = Int(exposure)
      if variants.standings[index].isAwaiting {
        variants.standings[index].isAwaiting = false
        variants.began.removeAll(keepingCapacity: true)
        variants.began.append(0..<rules.count)
      }
      for place in variants.began.indices {
        var isWaited = false
        for rule in variants.began[place] {
          let state = index * rules.count + rule
          defer { isWaited = isWaited && variants.isFollowed[rule] }
          // One entry stands for all that follow it and begin with it.
          if isWaited { continue }
          guard states[state].isRunning, !states[state].isDecided else { continue }
          let due = dueTime(state, rule)
          if due <= moment.time {
            decideVariant(exposure, rule, .dueAtOnce, moment)
          } else {
            states[state].awaitsExtent = false
            awaitDue(exposure, rule, due)
            isWaited = true
          }
        }
      }
    }

    private mutating func decideVariant(_ exposure: Int32, _ rule: Int, _ group: EventGroup, _ moment: Moment) {
      let state = Int(exposure) * rules.count + rule
      if extentHolds(Int(exposure), rule) {
        satisfy(exposure, rule, states[state].named, group, moment)
      } else {
        states[state].awaitsExtent = true
        variants.standings[Int(exposure)].isAwaiting = true
      }
    }

    private mutating func awaitDue(_ exposure: Int32, _ rule: Int, _ due: Timestamp) {
      variants.dues.push(DueHeap.Entry(time: due, exposure: exposure, rule: Int32(truncatingIfNeeded: rule)))
      if due < clock.nextCheck { clock.nextCheck = due }
    }

    /// Settles what falls due at `time`: an entry, and what follows it.
    mutating func letVariantsFallDue(_ time: Timestamp) {
      while let entry = variants.dues.pop(through: time) {
        var rule = Int(entry.rule)
        let base = Int(entry.exposure) * rules.count
        // Where the stretch has ended, or counts from another time by now, an entry of its own stands for what is.
        guard states[base + rule].isRunning, dueTime(base + rule, rule) == entry.time else { continue }
        while true {
          if !states[base + rule].isDecided, !states[base + rule].awaitsExtent {
            let moment = Moment(time: time, uncertainty: states[base + rule].uncertainty)
            decideVariant(entry.exposure, rule, .fellDue, moment)
          }
          guard variants.isFollowed[rule] else { break }
          rule += 1
          guard states[base + rule].isRunning else { break }
          let due = dueTime(base + rule, rule)
          if due > time {
            awaitDue(entry.exposure, rule, due)
            break
          }
        }
      }
    }

    // MARK: Outcomes

    /// Counts what would be an event of the rule alone.
    mutating func countVariant(_ decision: Decision, _ occasion: RepetitionMemory.Occasion) {
      variants.count(decision.rule, decision.exposure)
      guard variants.keepsImpressions else { return }
      let cell = Int(decision.cell)
      let name = cellName(decision.cell)
      variants.impressions.append(
        VariantImpression(
          rule: variants.origins[decision.rule], time: decision.moment.time,
          surface: surfaces[Int(name.surface)].line.id, item: name.item, fraction: cells[cell].fraction,
          viewableTime: decision.viewable, visit: occasion.visit, session: occasion.session))
    }
  }
#endif
