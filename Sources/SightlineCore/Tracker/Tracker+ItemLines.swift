// SPDX-License-Identifier: MIT

extension Tracker {
  mutating func takeItems(_ id: String, _ lines: [ItemLine], _ all: Bool) {
    guard let surface = knownSurface(id) else { return }
    if all {
      for slot in 0..<surfaces[Int(surface)].items.records.count {
        markLeaving(surface, Int32(truncatingIfNeeded: slot), .deleted)
      }
    }
    for line in lines { takeItem(surface, line) }
    while let slot = scratch.named.popLast() { surfaces[Int(surface)].items[slot].flags.remove(.named) }
    surfaces[Int(surface)].candidatesAreStale = true
    markDirty(surface)
  }

  mutating func removeItems(_ surface: Int32, _ ids: [String], _ reason: RemovalReason) {
    for id in ids {
      if let slot = surfaces[Int(surface)].items.slot(of: id) { markLeaving(surface, slot, reason) }
    }
    surfaces[Int(surface)].candidatesAreStale = true
    markDirty(surface)
  }

  /// Marks an item as gone; whether it really is is seen when the batch ends (fine print 6).
  mutating func markLeaving(_ surface: Int32, _ slot: Int32, _ reason: RemovalReason) {
    let index = Int(surface)
    guard surfaces[index].items[slot].isPresent else { return }
    surfaces[index].items[slot].flags.insert(.leaving)
    if reason == .offscreen {
      surfaces[index].items[slot].flags.insert(.leavingOffscreen)
    } else {
      surfaces[index].items[slot].flags.remove(.leavingOffscreen)
    }
    if !surfaces[index].items[slot].flags.contains(.listedForRemoval) {
      surfaces[index].items[slot].flags.insert(.listedForRemoval)
      batch.removals.append(Batch.Place(surface: surface, slot: slot))
    }
    surfaces[index].items.setBox(slot, .nothing)
    let record = surfaces[index].items[slot]
    if record.alpha != 1 || record.flags.contains(.hidden) { structureMayDepend(on: surface, slot) }
  }

  private mutating func takeItem(_ surface: Int32, _ line: ItemLine) {
    let index = Int(surface)
    let slot: Int32
    if let known = surfaces[index].items.slot(of: line.id) {
      slot = known
      if surfaces[index].items[slot].flags.contains(.named) {
        report(.duplicateItem, surfaces[index].line.id, line.id)
      }
      changeContent(surface, slot, line.content)
      if surfaces[index].items[slot].flags.contains(.leaving) { surfaces[index].items[slot].flags.remove(.leaving) }
    } else {
      slot = surfaces[index].items.insert(line.id)
      surfaces[index].items[slot].content = line.content
      surfaces[index].items[slot].flags.insert(.inserted)
      batch.inserted.append(Batch.Place(surface: surface, slot: slot))
    }
    surfaces[index].items[slot].flags.insert(.named)
    scratch.named.append(slot)
    if let attributes = line.attributes { surfaces[index].items[slot].attributes = attributes }
    surfaces[index].items[slot].index = line.index ?? 0
    setFlag(surface, slot, .hasIndex, line.index != nil)
    surfaces[index].items[slot].ruleSet = line.rules.map { ruleSet($0, subject: line.id) } ?? -1
    setOpacity(surface, slot, line)
    let box = Box(line.frame)
    let isBad = box == nil && line.measurable
    if isBad || !line.alpha.isFinite { report(.badNumber, surfaces[index].line.id, line.id) }
    setFlag(surface, slot, .badNumber, isBad)
    surfaces[index].items.setUnmeasurable(slot, !line.measurable)
    let canShow = surfaces[index].items[slot].canShow && line.measurable
    surfaces[index].items.setBox(slot, canShow ? box ?? .nothing : .nothing)
    let cell = surfaces[index].items[slot].cell
    if cell >= 0 { markExposureDirty(ofCell: cell) }
  }

  private mutating func setFlag(_ surface: Int32, _ slot: Int32, _ flag: ItemRecord.Flags, _ isOn: Bool) {
    if isOn {
      surfaces[Int(surface)].items[slot].flags.insert(flag)
    } else {
      surfaces[Int(surface)].items[slot].flags.remove(flag)
    }
  }

  private mutating func setOpacity(_ surface: Int32, _ slot: Int32, _ line: ItemLine) {
    // Alpha is clamped (fine print 34); one that cannot be reckoned with shows nothing.
    let alpha = line.alpha.isFinite ? min(1, max(0, line.alpha)) : 0
    let record = surfaces[Int(surface)].items[slot]
    if record.alpha != alpha || record.flags.contains(.hidden) != line.hidden {
      structureMayDepend(on: surface, slot)
    }
    surfaces[Int(surface)].items[slot].alpha = alpha
    setFlag(surface, slot, .hidden, line.hidden)
  }

  /// Alpha and hidden of an item pass to the surfaces in it.
  private mutating func structureMayDepend(on surface: Int32, _ slot: Int32) {
    let insiders = surfaces[Int(surface)].insiders
    if insiders.isEmpty || insiders[surfaces[Int(surface)].items[slot].id] == nil { return }
    batch.structureChanged = true
    batch.restructuredItems.append(Batch.Place(surface: surface, slot: slot))
  }

  /// An id that gets another content ends the old one and begins the new one (fine print 4).
  private mutating func changeContent(_ surface: Int32, _ slot: Int32, _ content: String?) {
    let record = surfaces[Int(surface)].items[slot]
    if record.content == content { return }
    if record.cell >= 0, contentKey(surface, slot) == keys[Int(cells[Int(record.cell)].exposure)] {
      if formerNames[record.cell] == nil { batch.contentChanges.append(record.cell) }
      formerNames[record.cell] = itemName(surface, slot)
    }
    refreshGhosts(surface, slot, .removed)
    if record.flags.isDisjoint(with: [.inserted, .contentChanged]) {
      surfaces[Int(surface)].items[slot].flags.insert(.contentChanged)
      let place = Batch.Place(surface: surface, slot: slot)
      batch.formerContents.append((place, contentKey(surface, slot)))
    }
    surfaces[Int(surface)].items[slot].content = content
    surfaces[Int(surface)].items[slot].attributes = nil
  }

  mutating func takeAttributes(_ id: String, _ item: String, _ attributes: Attributes) {
    guard let surface = knownSurface(id) else { return }
    guard let slot = surfaces[Int(surface)].items.presentSlot(of: item) else {
      report(.unknownItem, id, item)
      return
    }
    surfaces[Int(surface)].items[slot].attributes = attributes
  }
}
