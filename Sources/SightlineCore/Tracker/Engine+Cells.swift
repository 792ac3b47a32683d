// SPDX-License-Identifier: MIT

extension Engine {
  /// Begins the measurement of an item; it joins the exposure of what the item shows.
  mutating func addCell(_ surface: Int32, _ slot: Int32) -> Int32 {
    let exposure = exposureFor(contentKey(surface, slot))
    var cell = Cell(surface: surface, slot: slot)
    cell.exposure = exposure
    cell.ruleSet = ruleSet(surface, slot)
    cell.ruleMask = rules.sets[Int(cell.ruleSet)].mask
    cell.pass = pass
    cell.next = exposures[Int(exposure)].firstCell
    let index: Int32
    if let free = freeCells.popLast() {
      index = free
      cells[Int(free)] = cell
    } else {
      index = Int32(truncatingIfNeeded: cells.count)
      cells.append(cell)
    }
    exposures[Int(exposure)].firstCell = index
    self[surface, slot].cell = index
    return index
  }

  /// Ends the measurement of an item. The cell stays until the batch has been told, so that events can name it.
  mutating func dropCell(_ cell: Int32) {
    let index = Int(cell)
    if cells[index].isDead { return }
    cells[index].isDead = true
    deadCells.append(cell)
    let surface = Int(cells[index].surface)
    let slot = cells[index].slot
    if self[surface, slot].cell == cell { self[surface, slot].cell = -1 }
    noteFraction(cells[index].surface, slot, cells[index].fraction)
    unlink(cell)
    markExposureDirty(ofCell: cell)
  }

  @inline(__always)
  private func ruleSet(_ surface: Int32, _ slot: Int32) -> Int32 {
    let own = surfaces[Int(surface)].items.records.ruleSet(at: Int(slot))
    return own >= 0 ? own : surfaces[Int(surface)].ruleSet
  }

  /// Looks up anew which rules apply to a cell.
  mutating func updateRuleSet(_ cell: Int32) {
    let set = ruleSet(cells[Int(cell)].surface, cells[Int(cell)].slot)
    if set == cells[Int(cell)].ruleSet { return }
    cells[Int(cell)].ruleSet = set
    cells[Int(cell)].ruleMask = rules.sets[Int(set)].mask
    markExposureDirty(ofCell: cell)
  }

  private mutating func unlink(_ cell: Int32) {
    let exposure = Int(cells[Int(cell)].exposure)
    let next = cells[Int(cell)].next
    if exposures[exposure].firstCell == cell {
      exposures[exposure].firstCell = next
      return
    }
    var current = exposures[exposure].firstCell
    while current >= 0 {
      if cells[Int(current)].next == cell {
        cells[Int(current)].next = next
        return
      }
      current = cells[Int(current)].next
    }
  }

  func contentKey(_ surface: Int32, _ slot: Int32) -> ContentKey {
    if let content = self[surface, slot].content { return .shared(content) }
    return .local(surface: surface, item: self[surface, slot].id)
  }

  private mutating func exposureFor(_ key: ContentKey) -> Int32 {
    if let known = exposureIndexes[key] { return known }
    let exposure = Exposure(serial: nextSerial)
    nextSerial += 1
    let index: Int32
    if let free = freeExposures.popLast() {
      index = free
      exposures[Int(free)] = exposure
      keys[Int(free)] = key
      for rule in 0..<rules.count { states[Int(free) * rules.count + rule] = RuleState() }
    } else {
      index = Int32(truncatingIfNeeded: exposures.count)
      exposures.append(exposure)
      keys.append(key)
      for _ in 0..<rules.count { states.append(RuleState()) }
    }
    exposureIndexes[key] = index
    variantJudge?.begin(index, of: key, in: &self)
    return index
  }

  @inline(__always)
  mutating func markExposureDirty(ofCell cell: Int32) {
    markExposureDirty(cells[Int(cell)].exposure)
  }

  @inline(never)
  mutating func markExposureDirty(_ exposure: Int32) {
    if exposures[Int(exposure)].isDirty { return }
    let place = Int(exposure)
    exposures[place].isDirty = true
    exposures[place].isSteady = false
    dirtyExposures.append(exposure)
  }

  mutating func markAllExposuresDirty() {
    for exposure in exposures.indices where !exposures[exposure].isFree {
      markExposureDirty(Int32(truncatingIfNeeded: exposure))
    }
  }

  /// Detaches the cells whose items show another content now.
  mutating func detachChangedContents() {
    for cell in batch.contentChanges {
      let index = Int(cell)
      if cells[index].isDead { continue }
      if contentKey(cells[index].surface, cells[index].slot) == keys[Int(cells[index].exposure)] {
        formerNames[cell] = nil
        continue
      }
      surfaces[Int(cells[index].surface)].unmeasurableCells.removeAll { $0 == cell }
      dropCell(cell)
    }
  }

  /// Frees what the told batch has left behind.
  mutating func releaseDead() {
    if !deadCells.isEmpty {
      for cell in deadCells {
        keepGhost(of: cell)
        freeCells.append(cell)
      }
      deadCells.removeAll(keepingCapacity: true)
    }
    if !formerNames.isEmpty { formerNames.removeAll() }
    for exposure in dirtyExposures {
      let index = Int(exposure)
      exposures[index].isDirty = false
      if exposures[index].firstCell < 0, !exposures[index].isOpen, !exposures[index].isFree {
        exposureIndexes[keys[index]] = nil
        exposures[index].isFree = true
        exposures[index].due = .distantFuture
        freeExposures.append(exposure)
      }
    }
    dirtyExposures.removeAll(keepingCapacity: true)
  }

  /// How events name a cell: as last reported under the content of its exposure.
  @inline(never)
  func cellName(_ cell: Int32) -> CellName {
    if !formerNames.isEmpty, let former = formerNames[cell],
      contentKey(cells[Int(cell)].surface, cells[Int(cell)].slot) != keys[Int(cells[Int(cell)].exposure)]
    {
      return former
    }
    return itemName(cells[Int(cell)].surface, cells[Int(cell)].slot)
  }

  @inline(never)
  func itemName(_ surface: Int32, _ slot: Int32) -> CellName {
    let record = self[surface, slot]
    return CellName(
      surface: surface, item: record.id, content: record.content,
      index: record.flags.contains(.hasIndex) ? record.index : nil, attributes: record.attributes,
      place: EventPlace(surface: surfaces[Int(surface)].place, item: record.place))
  }

  @inline(__always)
  func place(of cell: Int32) -> EventPlace {
    let surface = Int(cells[Int(cell)].surface)
    return EventPlace(
      surface: surfaces[surface].place, item: self[surface, cells[Int(cell)].slot].place)
  }
}
