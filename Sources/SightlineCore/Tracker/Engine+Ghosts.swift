// SPDX-License-Identifier: MIT

/// Names and causes of appearances whose last visible cell is gone while the rest of the content cannot be measured.
extension Engine {
  /// Keeps the name of a cell that is about to be freed, if an open appearance needs it.
  mutating func keepGhost(of cell: Int32) {
    let exposure = cells[Int(cell)].exposure
    guard exposures[Int(exposure)].isOpen, exposures[Int(exposure)].named == cell else { return }
    let gone = formerNames[cell] != nil ? .removed : goneCause(cells[Int(cell)].surface, cells[Int(cell)].slot)
    ghosts[exposure] = Ghost(name: cellName(cell), box: cells[Int(cell)].box, goneCause: gone)
    exposures[Int(exposure)].named = -1
  }

  /// The item of a ghost, while it shows the same content.
  func slot(of ghost: Ghost, _ exposure: Int) -> Int32? {
    guard let slot = self.slot(of: ghost.name.item, in: Int(ghost.name.surface)),
      contentKey(ghost.name.surface, slot) == keys[exposure]
    else { return nil }
    return slot
  }

  /// How events name the last visible cell: as last reported.
  func ghostName(_ exposure: Int) -> CellName {
    guard let ghost = ghosts[Int32(truncatingIfNeeded: exposure)] else {
      return CellName(surface: 0, item: "", place: EventPlace(surface: 0, item: 0))
    }
    // A cell that went and came back has another place; the one that was seen keeps its name.
    guard ghost.goneCause == nil, let slot = slot(of: ghost, exposure) else { return ghost.name }
    return itemName(ghost.name.surface, slot)
  }

  /// Notes what is known of an item that goes away or comes to show something else, for the ghosts that it gave its name.
  mutating func refreshGhosts(_ surface: Int32, _ slot: Int32, _ cause: Cause?) {
    if ghosts.isEmpty { return }
    for exposure in Array(ghosts.keys) {
      guard let ghost = ghosts[exposure], ghost.name.surface == surface, self.slot(of: ghost, Int(exposure)) == slot
      else { continue }
      let name = itemName(surface, slot)
      ghosts[exposure]?.name = name
      ghosts[exposure]?.goneCause = cause
    }
  }
}
