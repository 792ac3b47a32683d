// SPDX-License-Identifier: MIT

extension Tracker {
  /// Why the last named cell of a content no longer holds: the first cause that applies (fine print 42).
  ///
  /// - Parameter rule: The rule whose stretch ends, or `nil` for the appearance.
  mutating func cause(_ cell: Int32, rule: Int?, masksRestarts: Bool) -> Cause {
    let surface = Int(cells[Int(cell)].surface)
    let slot = cells[Int(cell)].slot
    if let closed = gateCause(surface, masksRestarts: masksRestarts) { return closed }
    if formerNames[cell] != nil { return .removed }
    let flags = surfaces[surface].items[slot].flags
    if flags.contains(.leaving) {
      if isInsertedElsewhere(surfaces[surface].items[slot].id, surface) { return .moved }
      return flags.contains(.leavingOffscreen) ? .scrolled : .removed
    }
    let alpha = surfaces[surface].items[slot].alpha * surfaces[surface].alpha
    if flags.contains(.hidden) || surfaces[surface].isHiddenByItem || alpha <= 0 { return .hidden }
    if flags.contains(.unmeasurable) || clock.isSilent { return .unmeasurable }
    if let rule {
      // A cell that is gone may not have heard of its new rules.
      updateRuleSet(cell)
      if !applies(rule, to: cell) { return .removed }
      if !Comparison.reaches(alpha, rules.tests[rule].minimumAlpha) { return .hidden }
      if !motionHolds(rules.tests[rule].motion, cells[Int(cell)].surface) { return .moving }
    }
    return geometricCause(cell, rule)
  }

  private func gateCause(_ surface: Int, masksRestarts: Bool) -> Cause? {
    let window = surfaces[surface].window
    if window >= 0, !sceneIsOpen(windows[Int(window)].scene) { return .appInactive }
    if masksRestarts, surfaces[surface].restarts { return .hidden }
    if !surfaces[surface].isReported { return nil }
    if !surfaces[surface].isOnScreen { return .hidden }
    return surfaces[surface].gateIsOpen ? nil : .paused
  }

  private mutating func geometricCause(_ cell: Int32, _ rule: Int?) -> Cause {
    let index = Int(cell)
    let surface = cells[index].surface
    let slot = cells[index].slot
    guard surfaces[Int(surface)].region.isVisible else { return .scrolled }
    let region = surfaces[Int(surface)].region
    let box = surfaces[Int(surface)].items.box(of: slot)
    if holds(box, region, covers: [], rule) { return .covered }
    let old = cells[index].isDead || cells[index].boxPass != pass ? cells[index].box : cells[index].oldBox
    _ = gatherCovers(surface)
    return holds(old, region, covers: itemCovers(surface, slot), rule) ? .moved : .scrolled
  }

  private mutating func holds(_ box: Box, _ region: Box, covers: [Box], _ rule: Int?) -> Bool {
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
      Int(place.surface) != surface && surfaces[Int(place.surface)].items[place.slot].isPresent
        && surfaces[Int(place.surface)].items[place.slot].id == id
    }
  }

  /// The cause for an appearance whose last named cell was gone while the rest could not be measured.
  func ghostCause(_ exposure: Int) -> Cause {
    guard let ghost = ghosts[Int32(truncatingIfNeeded: exposure)] else { return .removed }
    return gateCause(Int(ghost.surface), masksRestarts: false) ?? .removed
  }
}
