// SPDX-License-Identifier: MIT

extension Engine {
  /// Why the last named cell of a content no longer holds: the first cause that applies (fine print 42).
  ///
  /// - Parameter rule: The rule whose stretch ends, or `nil` for the appearance.
  mutating func cause(_ cell: Int32, rule: Int?, masksRestarts: Bool) -> Cause {
    let surface = cells[Int(cell)].surface
    let slot = cells[Int(cell)].slot
    if let closed = gateCause(Int(surface), masksRestarts: masksRestarts) { return closed }
    if formerNames[cell] != nil { return .removed }
    if let gone = goneCause(surface, slot) { return gone }
    if let hidden = hiddenCause(surface, slot) { return hidden }
    if let rule {
      // A cell that is gone may not have heard of its new rules.
      updateRuleSet(cell)
      let alpha = self[surface, slot].alpha * surfaces[Int(surface)].surroundings.alpha
      if !applies(rule, to: cell) { return .removed }
      if !Comparison.reaches(alpha, rules.tests[rule].minimumAlpha) { return .hidden }
      if !motionHolds(rules.tests[rule].motion, surface) { return .moving }
    }
    let index = Int(cell)
    let old = cells[index].isDead || cells[index].boxPass != pass ? cells[index].box : cells[index].oldBox
    return geometricCause(surface, slot, old: old, rule)
  }

  /// Why an item is no longer there, if it is not.
  func goneCause(_ surface: Int32, _ slot: Int32) -> Cause? {
    let record = self[surface, slot]
    guard record.flags.contains(.leaving) else { return nil }
    if isInsertedElsewhere(record.id, Int(surface)) { return .moved }
    return record.flags.contains(.leavingOffscreen) ? .scrolled : .removed
  }

  private func hiddenCause(_ surface: Int32, _ slot: Int32) -> Cause? {
    let state = self[surface, slot]
    if state.flags.contains(.hidden) || surfaces[Int(surface)].surroundings.isHiddenByItem
      || state.alpha * surfaces[Int(surface)].surroundings.alpha <= 0
    {
      return .hidden
    }
    return state.flags.contains(.unmeasurable) || clock.isSilent ? .unmeasurable : nil
  }

  /// The same for an appearance whose last named cell was gone while the rest could not be measured.
  mutating func ghostCause(_ exposure: Int, masksRestarts: Bool) -> Cause {
    guard let ghost = ghosts[Int32(truncatingIfNeeded: exposure)] else { return .removed }
    let surface = ghost.name.surface
    if let closed = gateCause(Int(surface), masksRestarts: masksRestarts) { return closed }
    guard let slot = slot(of: ghost, exposure) else { return ghost.goneCause ?? .removed }
    return goneCause(surface, slot) ?? hiddenCause(surface, slot) ?? geometricCause(surface, slot, old: ghost.box, nil)
  }

  /// What closes the way for a surface.
  private func gateCause(_ surface: Int, masksRestarts: Bool) -> Cause? {
    let around = surfaces[surface].surroundings
    if surfaces[surface].isInRing { return .hidden }
    if around.window < 0 { return detachedGateCause(surface, masksRestarts: masksRestarts) }
    if !sceneIsOpen(windows[Int(around.window)].scene) { return .appInactive }
    if around.hidden >= 0 || (masksRestarts && surfaces[surface].restarts) { return .hidden }
    return isPaused || around.isPaused ? .paused : nil
  }

  /// The same for a surface that lies in no window any more, along the parents that the lines name (D39).
  private func detachedGateCause(_ surface: Int, masksRestarts: Bool) -> Cause? {
    var isHidden = masksRestarts && surfaces[surface].restarts
    var isPaused = self.isPaused
    var window: Int32 = -1
    var current = surface
    var steps = 0
    while steps <= surfaces.count {
      steps += 1
      if !surfaces[current].isShown || (current != surface && !surfaces[current].isReported) { isHidden = true }
      if surfaces[current].isPaused { isPaused = true }
      guard let name = surfaces[current].line.parent else {
        window = self.window(ofRoot: Int32(truncatingIfNeeded: current))
        break
      }
      guard let parent = surfaceIndexes[name] else { break }
      current = Int(parent)
    }
    if window >= 0 {
      if !sceneIsOpen(windows[Int(window)].scene) { return .appInactive }
    } else {
      isHidden = true
    }
    if isHidden { return .hidden }
    return isPaused ? .paused : nil
  }

  private mutating func geometricCause(_ surface: Int32, _ slot: Int32, old: Box, _ rule: Int?) -> Cause {
    guard surfaces[Int(surface)].region.isVisible else { return .scrolled }
    let region = surfaces[Int(surface)].region
    if holds(surfaces[Int(surface)].items.box(of: slot), region, covers: Rows(), rule) { return .covered }
    _ = gatherCovers(surface)
    return holds(old, region, covers: itemCovers(surface, slot), rule) ? .moved : .scrolled
  }

  private mutating func holds(_ box: Box, _ region: Box, covers: Rows<Box>, _ rule: Int?) -> Bool {
    let clip = box.intersection(region)
    guard clip.isVisible, let part = visiblePart(of: box, clip: clip, covers: covers) else { return false }
    guard let rule else { return true }
    return rules.tests[rule].areaHolds(
      visible: part.visible, area: part.area, decidingArea: part.decidingArea,
      viewport: region.area)
  }

  /// Whether an id has turned up in another surface with this batch (fine print 7).
  private func isInsertedElsewhere(_ id: String, _ surface: Int) -> Bool {
    batch.inserted.contains { place in
      Int(place.surface) != surface && self[place.surface, place.slot].isPresent
        && self[place.surface, place.slot].id == id
    }
  }
}
