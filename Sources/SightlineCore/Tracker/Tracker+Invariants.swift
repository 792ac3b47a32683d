// SPDX-License-Identifier: MIT

extension Tracker {
  /// Descriptions of everything that is wrong with the inner state; empty unless there is a fault in the engine.
  ///
  /// Costs as much as everything that is registered: for tests and fuzzing.
  public func checkInvariants() -> [String] { engine.checkInvariants() }
}

extension Engine {
  func checkInvariants() -> [String] {
    var faults: [String] = []
    checkCells(&faults)
    checkExposures(&faults)
    checkItems(&faults)
    checkStructure(&faults)
    for entry in ledger.entries
    where entry.detected != entry.reported + entry.repeated + entry.vetoed + entry.sampledOut {
      faults.append("the ledger of \(entry.rule) does not add up")
    }
    if states.count != exposures.count * rules.count { faults.append("states and exposures differ in number") }
    for memory in memories where memory.count > max(1, book.repetitionMemory) {
      faults.append("a rule remembers more than it may")
    }
    if clock.open == nil {
      if !pending.isEmpty { faults.append("events wait outside a batch") }
      if !deadCells.isEmpty { faults.append("dead cells outlive their batch") }
      if !dirtyExposures.isEmpty { faults.append("exposures stay dirty after their batch") }
      if !formerNames.isEmpty { faults.append("former names outlive their batch") }
      for exposure in exposures.indices where exposures[exposure].due < clock.nextCheck {
        faults.append("exposure \(exposure) falls due before anyone looks")
      }
    }
    return faults
  }

  private func checkCells(_ faults: inout [String]) {
    let free = Set(freeCells)
    if free.count != freeCells.count { faults.append("a cell is free twice") }
    for cell in cells.indices where !free.contains(Int32(truncatingIfNeeded: cell)) && !cells[cell].isDead {
      let state = cells[cell]
      guard surfaces.indices.contains(Int(state.surface)) else {
        faults.append("cell \(cell) has no surface")
        continue
      }
      let record = surfaces[Int(state.surface)].items[state.slot]
      if record.cell != Int32(truncatingIfNeeded: cell) { faults.append("cell \(cell) is not its item's") }
      if !state.isUnmeasurable {
        if !(state.fraction > 0) || state.fraction > 1 + Comparison.tolerance {
          faults.append("cell \(cell) has the fraction \(state.fraction)")
        }
        if state.decidingArea > state.area * (1 + Comparison.tolerance) {
          faults.append("cell \(cell) decides by more than its area")
        }
      }
      var member = exposures[Int(state.exposure)].firstCell
      while member >= 0, member != Int32(truncatingIfNeeded: cell) { member = cells[Int(member)].next }
      if member < 0 { faults.append("cell \(cell) is not in its exposure") }
    }
  }

  private func checkExposures(_ faults: inout [String]) {
    for index in exposures.indices where !exposures[index].isFree {
      let exposure = exposures[index]
      if exposureIndexes[keys[index]] != Int32(truncatingIfNeeded: index) {
        faults.append("exposure \(index) is not found by its key")
      }
      if exposure.isOpen, exposure.named < 0, ghosts[Int32(truncatingIfNeeded: index)] == nil {
        faults.append("exposure \(index) has no name")
      }
      if exposure.visibleTime < 0 || exposure.unmeasured < 0 { faults.append("exposure \(index) has negative time") }
      for rule in 0..<rules.count {
        let state = states[index * rules.count + rule]
        if state.isRunning, !exposure.isOpen { faults.append("a stretch of exposure \(index) runs outside it") }
        if state.isRunning, clock.open == nil, cells[Int(state.named)].isDead {
          faults.append("a stretch of exposure \(index) names a dead cell")
        }
        if state.isRunning, let last = clock.last, state.start > last {
          faults.append("a stretch of exposure \(index) begins in the future")
        }
      }
    }
  }

  private func checkItems(_ faults: inout [String]) {
    for surface in surfaces.indices {
      let state = surfaces[surface]
      var live = 0
      for slot in 0..<state.items.records.count where state.items.records[slot].flags.contains(.live) {
        live += 1
        let record = state.items.records[slot]
        if state.items.slot(of: record.id) != Int32(truncatingIfNeeded: slot) {
          faults.append("an item of surface \(surface) is not found by its id")
        }
        if clock.open == nil, record.flags.contains(.leaving) { faults.append("an item outlives its removal") }
      }
      if live != state.items.count { faults.append("surface \(surface) counts its items wrongly") }
      if clock.open == nil, state.visit != state.visitBefore { faults.append("a visit is not settled") }
      if clock.open == nil, state.isDirty { faults.append("surface \(surface) stays dirty") }
    }
  }
}
