// SPDX-License-Identifier: MIT

extension Tracker {
  /// Measures the items of a surface whose geometry is up to date.
  ///
  /// A scroll tick compares what the clips leave of each item near the viewport with what they left before; only where
  /// that has changed is anything reckoned.
  mutating func measureItems(_ surface: Int32, force: Bool) {
    let index = Int(surface)
    let canShow = surfaces[index].isOnScreen && !surfaces[index].isHiddenByItem
    if !surfaces[index].unmeasurableCells.isEmpty || !surfaces[index].items.unmeasurable.isEmpty {
      measureUnmeasurable(surface, canShow)
    }
    guard canShow, surfaces[index].region.isVisible else {
      dropCandidates(surface)
      return
    }
    let region = surfaces[index].region
    let hasCovers = (coversExist || scratch.hasCovers) && gatherCovers(surface)
    let mustLook = force || hasCovers || surfaces[index].hadCovers || surfaces[index].candidatesAreStale
    surfaces[index].hadCovers = hasCovers
    if surfaces[index].candidatesAreStale || !surfaces[index].candidateRegion.contains(region) {
      findCandidates(surface, region)
    }
    let canSlide = !mustLook && !tracksFractions && !clock.isSilent
    // Taken out while it changes: the rest of the engine is needed at the same time, and nothing is copied.
    var candidates = surfaces[index].candidates
    surfaces[index].candidates = []
    candidates.withUnsafeMutableBufferPointer { candidates in
      for place in candidates.indices {
        if candidates[place].isWhole, !mustLook, region.contains(candidates[place].box) { continue }
        let clip = candidates[place].box.intersection(region)
        if clip.isVisible {
          if !mustLook, clip == candidates[place].clip { continue }
          if !canSlide || candidates[place].cell < 0 || !slide(&candidates[place], clip) {
            look(surface, &candidates[place], clip)
          }
        } else if candidates[place].cell >= 0 {
          dropCell(candidates[place].cell)
          candidates[place].cell = -1
          candidates[place].clip = .nothing
          candidates[place].isWhole = false
        }
      }
    }
    surfaces[index].candidates = candidates
  }

  /// Finds the items near the viewport anew, and drops the cells of those that are no longer near.
  private mutating func findCandidates(_ surface: Int32, _ region: Box) {
    let index = Int(surface)
    let near = region.insetBy(x: -region.width / 8, y: -region.height / 8)
    var found = scratch.found
    scratch.found = []
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
    surfaces[index].candidates = []
    for candidate in old where candidate.cell >= 0 {
      let cell = Int(candidate.cell)
      if cells[cell].pass != pass, !cells[cell].isDead, !cells[cell].isUnmeasurable { dropCell(candidate.cell) }
    }
    surfaces[index].candidates = found
    scratch.found = old
    surfaces[index].candidateRegion = near
    surfaces[index].candidatesAreStale = false
  }

  private mutating func dropCandidates(_ surface: Int32) {
    let index = Int(surface)
    if surfaces[index].candidates.isEmpty { return }
    let old = surfaces[index].candidates
    surfaces[index].candidates = []
    surfaces[index].candidatesAreStale = true
    for candidate in old where candidate.cell >= 0 {
      let cell = Int(candidate.cell)
      if !cells[cell].isDead, !cells[cell].isUnmeasurable { dropCell(candidate.cell) }
    }
  }

  /// The steady case of ``look(_:_:_:)`` and ``evaluate(_:_:masksRestarts:)`` in one: nothing covers, an item that is
  /// the only visible cell of its content shows more or less of itself, and no rule is met or missed by that.
  ///
  /// - Returns: `false` if it is not that case; then nothing has been done but the measurement.
  private mutating func slide(_ candidate: inout Candidate, _ clip: Box) -> Bool {
    let cell = Int(candidate.cell)
    let exposure = Int(cells[cell].exposure)
    guard exposures[exposure].isSteady else { return false }
    let part = clippedPart(of: candidate.box, clip: clip)
    guard part.visible > 0, part.area > 0 else { return false }
    candidate.clip = clip
    candidate.isWhole = clip == candidate.box
    cells[cell].take(part, clip)
    for rule in 0..<rules.tests.count {
      let state = exposure * rules.tests.count + rule
      if states[state].isRunning != satisfies(candidate.cell, rule) || states[state].awaitsExtent {
        markExposureDirty(Int32(truncatingIfNeeded: exposure))
        return true
      }
    }
    exposures[exposure].slide(fraction: cells[cell].fraction, seen: part.seen, at: clock.batch ?? .zero)
    return true
  }

  /// Reckons one item of which the clips leave something.
  private mutating func look(_ surface: Int32, _ candidate: inout Candidate, _ clip: Box) {
    let index = Int(surface)
    let slot = candidate.slot
    let covers = itemCovers(surface, slot)
    guard let part = visiblePart(of: candidate.box, clip: clip, covers: covers) else {
      if candidate.cell >= 0 {
        dropCell(candidate.cell)
        candidate.cell = -1
      }
      candidate.clip = .nothing
      candidate.isWhole = false
      return
    }
    if candidate.cell < 0 { candidate.cell = addCell(surface, slot) } else { updateRuleSet(candidate.cell) }
    candidate.clip = clip
    candidate.isWhole = clip == candidate.box
    let cell = Int(candidate.cell)
    let alpha = surfaces[index].items.records.alpha(at: Int(slot)) * surfaces[index].alpha
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

  /// Keeps cells for items that the host cannot measure: neither seen nor not seen (fine print 41).
  private mutating func measureUnmeasurable(_ surface: Int32, _ canShow: Bool) {
    let index = Int(surface)
    for place in surfaces[index].unmeasurableCells.indices {
      let cell = surfaces[index].unmeasurableCells[place]
      if cells[Int(cell)].isDead { continue }
      let record = surfaces[index].items[cells[Int(cell)].slot]
      if record.flags.contains(.unmeasurable), record.canShow, canShow { continue }
      // Measurable again, or gone. If it shows, it gets a new cell of the same exposure.
      dropCell(cell)
    }
    surfaces[index].unmeasurableCells.removeAll(keepingCapacity: true)
    guard canShow else { return }
    for place in surfaces[index].items.unmeasurable.indices {
      let slot = surfaces[index].items.unmeasurable[place]
      guard surfaces[index].items[slot].canShow else { continue }
      var cell = surfaces[index].items[slot].cell
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
