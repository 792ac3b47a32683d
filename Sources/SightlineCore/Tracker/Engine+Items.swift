// SPDX-License-Identifier: MIT

extension Engine {
  /// Measures the items of a surface whose geometry is up to date.
  ///
  /// A scroll tick compares what the clips leave of each item near the viewport with what they left before; only where
  /// that has changed is anything reckoned.
  mutating func measureItems(_ surface: Int32) {
    let index = Int(surface)
    let needsLook = surfaces[index].needsLook
    if needsLook { surfaces[index].needsLook = false }
    let canShow = surfaces[index].isOnScreen && !surfaces[index].surroundings.isHiddenByItem
    if !surfaces[index].unmeasurableCells.isEmpty || !surfaces[index].items.unmeasurable.isEmpty {
      measureUnmeasurable(surface, canShow)
    }
    guard canShow, surfaces[index].region.isVisible else {
      dropCandidates(surface)
      return
    }
    let region = surfaces[index].region
    let hasCovers = (coverHolders > 0 || scratch.hasCovers) && gatherCovers(surface)
    let mustLook = needsLook || hasCovers || surfaces[index].hadCovers || surfaces[index].candidatesAreStale
    if surfaces[index].hadCovers != hasCovers { surfaces[index].hadCovers = hasCovers }
    if surfaces[index].candidatesAreStale || !surfaces[index].candidateRegion.contains(region) {
      findCandidates(surface, region)
    }
    if mustLook || tracksFractions || clock.isSilent || !rules.fitMask {
      scratch.changed.removeAll(keepingCapacity: true)
      for place in surfaces[index].candidates.indices { scratch.changed.append(Int32(truncatingIfNeeded: place)) }
    } else {
      slide(surface)
    }
    if !scratch.changed.isEmpty {
      surfaces[index].edgesAreStale = true
      lookAtChanged(surface, region)
    }
  }

  /// Looks at the candidates of which the clips leave something else than before.
  private mutating func lookAtChanged(_ surface: Int32, _ region: Box) {
    let index = Int(surface)
    // Taken out while they change: the rest of the engine is needed at the same time, and nothing is copied.
    var candidates = surfaces[index].candidates
    surfaces[index].candidates = Rows()
    let changed = scratch.changed
    scratch.changed = Rows()
    for place in changed {
      let place = Int(place)
      let clip = candidates[place].box.intersection(region)
      if clip.isVisible {
        look(surface, &candidates[place], clip)
      } else {
        vanish(&candidates[place])
      }
    }
    scratch.changed = changed
    surfaces[index].candidates = candidates
  }

  /// Finds the items near the viewport anew, and drops the cells of those that are no longer near.
  private mutating func findCandidates(_ surface: Int32, _ region: Box) {
    let index = Int(surface)
    let near = region.insetBy(x: -region.width / 6, y: -region.height / 6)
    var found = scratch.found
    scratch.found = Rows()
    found.removeAll(keepingCapacity: true)
    surfaces[index].items.query(near) { slot, box in
      found.append(Candidate(box: box, clip: .nothing, slot: slot, cell: -1))
    }
    for place in found.indices {
      let cell = surfaces[index].items.records.cell(at: Int(found[place].slot))
      guard cell >= 0 else { continue }
      found[place].cell = cell
      found[place].clip = cells[Int(cell)].clip
      found[place].isWhole = found[place].clip == found[place].box
      cells[Int(cell)].pass = pass
    }
    let old = surfaces[index].candidates
    surfaces[index].candidates = Rows()
    for candidate in old where candidate.cell >= 0 {
      let cell = Int(candidate.cell)
      if cells[cell].pass != pass, !cells[cell].isDead, !cells[cell].isUnmeasurable { dropCell(candidate.cell) }
    }
    surfaces[index].candidates = found
    scratch.found = old
    surfaces[index].candidateRegion = near
    surfaces[index].edgesAreStale = true
    surfaces[index].candidatesAreStale = false
  }

  private mutating func dropCandidates(_ surface: Int32) {
    let index = Int(surface)
    if surfaces[index].candidates.isEmpty { return }
    let old = surfaces[index].candidates
    surfaces[index].candidates = Rows()
    surfaces[index].candidatesAreStale = true
    surfaces[index].edgesAreStale = true
    for candidate in old where candidate.cell >= 0 {
      let cell = Int(candidate.cell)
      if !cells[cell].isDead, !cells[cell].isUnmeasurable { dropCell(candidate.cell) }
    }
  }

  /// Reckons one item of which the clips leave something.
  private mutating func look(_ surface: Int32, _ candidate: inout Candidate, _ clip: Box) {
    let index = Int(surface)
    let slot = candidate.slot
    let covers = itemCovers(surface, slot)
    guard let part = visiblePart(of: candidate.box, clip: clip, covers: covers) else {
      return vanish(&candidate)
    }
    if candidate.cell < 0 { candidate.cell = addCell(surface, slot) } else { updateRuleSet(candidate.cell) }
    candidate.clip = clip
    candidate.isWhole = clip == candidate.box
    let cell = Int(candidate.cell)
    let alpha = surfaces[index].items.records.alpha(at: Int(slot)) * surfaces[index].surroundings.alpha
    cells[cell].clip = clip
    if cells[cell].box != candidate.box {
      cells[cell].oldBox = cells[cell].box
      cells[cell].boxPass = pass
      cells[cell].box = candidate.box
    }
    if cells[cell].visible == part.visible, cells[cell].decidingArea == part.decidingArea,
      cells[cell].seen == part.seen, cells[cell].area == part.area, cells[cell].alpha == alpha,
      !cells[cell].isUnmeasurable
    {
      if rules.usesViewport { markExposureDirty(ofCell: candidate.cell) }
      return
    }
    noteFraction(surface, slot, cells[cell].fraction)
    cells[cell].take(part, clip)
    cells[cell].alpha = alpha
    cells[cell].isUnmeasurable = false
    markExposureDirty(ofCell: candidate.cell)
  }

  /// Nothing of a candidate is visible any more.
  private mutating func vanish(_ candidate: inout Candidate) {
    if candidate.cell >= 0 { dropCell(candidate.cell) }
    candidate.cell = -1
    candidate.clip = .nothing
    candidate.isWhole = false
  }

  /// Keeps cells for items that the host cannot measure: neither seen nor not seen (fine print 41).
  private mutating func measureUnmeasurable(_ surface: Int32, _ canShow: Bool) {
    let index = Int(surface)
    for place in surfaces[index].unmeasurableCells.indices {
      let cell = surfaces[index].unmeasurableCells[place]
      if cells[Int(cell)].isDead { continue }
      let record = self[index, cells[Int(cell)].slot]
      if record.flags.contains(.unmeasurable), record.canShow, canShow { continue }
      // Measurable again, or gone. If it shows, it gets a new cell of the same exposure.
      dropCell(cell)
    }
    surfaces[index].unmeasurableCells.removeAll(keepingCapacity: true)
    guard canShow else { return }
    for place in surfaces[index].items.unmeasurable.indices {
      let slot = surfaces[index].items.unmeasurable[place]
      guard self[index, slot].canShow else { continue }
      var cell = self[index, slot].cell
      if cell < 0 { cell = addCell(surface, slot) } else { updateRuleSet(cell) }
      surfaces[index].unmeasurableCells.append(cell)
      if cells[Int(cell)].isUnmeasurable { continue }
      cells[Int(cell)].isUnmeasurable = true
      cells[Int(cell)].visible = 0
      cells[Int(cell)].clip = .nothing
      markExposureDirty(ofCell: cell)
    }
  }
}

extension ChunkedArray where Element == ItemRecord {
  @inline(__always)
  func cell(at place: Int) -> Int32 { self[place].cell }
  @inline(__always)
  func alpha(at place: Int) -> Double { self[place].alpha }
}
