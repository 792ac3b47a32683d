// SPDX-License-Identifier: MIT

extension Engine {
  mutating func takeItems(_ id: String, _ lines: [ItemLine], _ all: Bool) {
    guard let surface = knownSurface(id) else { return }
    if all {
      for slot in 0..<surfaces[Int(surface)].items.records.count {
        markLeaving(surface, Int32(truncatingIfNeeded: slot), .deleted)
      }
    }
    for line in lines { takeItem(surface, line) }
    for place in scratch.named.indices { self[surface, scratch.named[place]].flags.set(.named, false) }
    scratch.named.removeAll(keepingCapacity: true)
    surfaces[Int(surface)].candidatesAreStale = true
    markDirty(surface)
  }

  mutating func removeItems(_ surface: Int32, _ ids: [String], _ reason: RemovalReason) {
    for id in ids {
      if let slot = self.slot(of: id, in: Int(surface)) { markLeaving(surface, slot, reason) }
    }
    surfaces[Int(surface)].candidatesAreStale = true
    markDirty(surface)
  }

  /// Marks an item as gone; whether it really is is seen when the batch ends (fine print 6).
  @inline(never)
  mutating func markLeaving(_ surface: Int32, _ slot: Int32, _ reason: RemovalReason) {
    let index = Int(surface)
    var flags = self[index, slot].flags
    guard flags.contains(.live), !flags.contains(.leaving) else { return }
    flags.insert(.leaving)
    flags.set(.leavingOffscreen, reason == .offscreen)
    if !flags.contains(.listedForRemoval) {
      flags.insert(.listedForRemoval)
      batch.removals.append(SlotPlace(surface: surface, slot: slot))
    }
    self[index, slot].flags = flags
    surfaces[index].items.setBox(slot, .nothing)
    if self[index, slot].alpha != 1 || flags.contains(.hidden) { structureMayDepend(on: surface, slot) }
  }

  private mutating func takeItem(_ surface: Int32, _ line: ItemLine) {
    let index = Int(surface)
    let slot: Int32
    if let known = self.slot(of: line.id, in: index) {
      slot = known
      if self[index, slot].flags.contains(.named) {
        report(.duplicateItem, surfaces[index].line.id, line.id)
      }
      changeContent(surface, slot, line.content)
    } else {
      slot = surfaces[index].items.insert(line.id)
      self[index, slot].content = line.content
      self[index, slot].flags.insert(.inserted)
      batch.inserted.append(SlotPlace(surface: surface, slot: slot))
    }
    scratch.named.append(slot)
    let set = line.rules.map { ruleSet($0, subject: line.id) } ?? -1
    // Alpha is clamped (fine print 34); one that cannot be reckoned with shows nothing.
    let alpha = line.alpha.isFinite ? min(1, max(0, line.alpha)) : 0
    if self[index, slot].differs(alpha: alpha, isHidden: line.hidden) {
      structureMayDepend(on: surface, slot)
    }
    let box = Box(line.frame)
    let isBad = box == nil && line.measurable
    if isBad || !line.alpha.isFinite { report(.badNumber, surfaces[index].line.id, line.id) }
    let record = self[index, slot].take(line, ruleSet: set, alpha: alpha, isBad: isBad)
    if record.wasUnmeasurable == line.measurable { surfaces[index].items.setUnmeasurable(slot, !line.measurable) }
    let canShow = record.canShow && line.measurable
    surfaces[index].items.setBox(slot, canShow ? box ?? .nothing : .nothing)
    if record.cell >= 0 { markExposureDirty(ofCell: record.cell) }
  }

  /// Alpha and hidden of an item pass to the surfaces in it.
  private mutating func structureMayDepend(on surface: Int32, _ slot: Int32) {
    if surfaces[Int(surface)].insiders[self[surface, slot].id].isEmpty { return }
    batch.structureChanged = true
    batch.restructuredItems.append(SlotPlace(surface: surface, slot: slot))
  }

  /// An id that gets another content ends the old one and begins the new one (fine print 4).
  private mutating func changeContent(_ surface: Int32, _ slot: Int32, _ content: String?) {
    if self[surface, slot].content == content { return }
    let record = self[surface, slot]
    if record.cell >= 0, contentKey(surface, slot) == keys[Int(cells[Int(record.cell)].exposure)] {
      if formerNames[record.cell] == nil { batch.contentChanges.append(record.cell) }
      formerNames[record.cell] = itemName(surface, slot)
    }
    refreshGhosts(surface, slot, .removed)
    if record.flags.isDisjoint(with: [.inserted, .contentChanged]) {
      self[surface, slot].flags.insert(.contentChanged)
      let place = SlotPlace(surface: surface, slot: slot)
      batch.formerContents.append((place, contentKey(surface, slot)))
    }
    self[surface, slot].content = content
    self[surface, slot].attributes = nil
  }

  mutating func takeAttributes(_ id: String, _ item: String, _ attributes: Attributes) {
    guard let surface = knownSurface(id) else { return }
    guard let slot = self.presentSlot(of: item, in: Int(surface)) else {
      report(.unknownItem, id, item)
      return
    }
    self[surface, slot].attributes = attributes
  }
}
