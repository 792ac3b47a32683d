// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
#endif

extension AnyHostSession {
  /// Asks a list what it displays, where that may have changed, and makes sure of the names of its cells.
  func refreshDisplayed(_ surface: Surface, _ view: AnyObject, _ facts: SurfaceFacts) {
    if surface.needsLook || surface.displayedGeneration != facts.listGeneration {
      buffers.displayed.removeAll(keepingCapacity: true)
      toolkit.displayed(in: view, into: &buffers.displayed)
      let hasMoved = takeDisplayed(surface)
      // A list that was changed may show another item in any cell, also where the cell and its place are what they were.
      if hasMoved || facts.itemCount != surface.itemCount {
        for cell in surface.displayed { cell.isAsked = false }
      }
      surface.displayedGeneration = facts.listGeneration
    }
    guard let identification = identification(for: surface) else { return }
    var counts = Counts.unknown
    for cell in surface.displayed where cell.bound == nil {
      identify(cell, surface, view, identification, &counts)
    }
    if identification.cell == nil { judge(surface) }
  }

  private func identification(for surface: Surface) -> Identification? {
    if let own = surface.identification { return own }
    // A list inside a cell has places of its own, which mean nothing to who names those of the list around it.
    guard surface.isAutomatic, let around = surface.parent, let outer = identification(for: around) else { return nil }
    return outer.cell == nil ? nil : outer
  }

  /// Answers whether a cell that stayed has another place now.
  private func takeDisplayed(_ surface: Surface) -> Bool {
    let before = surface.displayedPass
    var hasMoved = false
    surface.displayedPass = pass
    var isSame = surface.displayed.count == buffers.displayed.count
    for (position, shown) in buffers.displayed.enumerated() {
      let cell = cell(for: shown.view)
      let isNew = cell.list !== surface || cell.displayedPass != before || before == 0
      if isNew {
        cell.asked = nil
        cell.isAsked = false
        cell.isRenamed = true
        cell.doubts = 0
        leaveHome(cell)
        cell.list = surface
      } else if cell.place != shown.place {
        hasMoved = true
      }
      cell.place = shown.place
      cell.displayedPass = pass
      if isSame, surface.displayed[position] !== cell { isSame = false }
      buffers.cells.append(cell)
    }
    if !isSame {
      for cell in surface.displayed where cell.displayedPass != pass && cell.list === surface {
        cell.list = nil
        cell.asked = nil
        cell.isAsked = false
        if cell.bound != nil { attach(cell) }
      }
      surface.displayed.removeAll(keepingCapacity: true)
      surface.displayed.append(contentsOf: buffers.cells)
      // What scrolls in is looked at with the next search, four times a second at most.
      if !surface.offsetChanged { surface.wantsCoverSearch = true }
    }
    buffers.cells.removeAll(keepingCapacity: true)
    return hasMoved
  }

  /// What a list displays is no member of any surface by itself.
  private func leaveHome(_ cell: HostCell) {
    guard let home = cell.home else { return }
    home.members.removeAll { $0 === cell }
    cell.home = nil
  }

  private enum Counts { case unknown, agree, differ }

  private func identify(
    _ cell: HostCell, _ surface: Surface, _ view: AnyObject, _ identification: Identification,
    _ counts: inout Counts
  ) {
    if let ask = identification.cell {
      if let shown = cell.view { rename(cell, ask(shown), surface) }
      return
    }
    if identification.isLive {
      take(identification.item(cell.place), for: cell, surface)
      return
    }
    guard !cell.isAsked else { return }
    if counts == .unknown { counts = toolkit.countsAgree(in: view) ? .agree : .differ }
    guard counts == .agree else {
      // The model has changed and the list does not know it: the place says nothing now.
      if cell.asked != nil { cell.doubts = 1 }
      retry = true
      return
    }
    cell.isAsked = true
    cell.doubts = 0
    rename(cell, identification.item(cell.place), surface)
  }

  /// A diffable source may have no answer for a moment, while it is being changed.
  private func take(_ item: ExposedItem?, for cell: HostCell, _ surface: Surface) {
    if item == nil, cell.asked != nil, cell.doubts < Self.mostDoubts {
      cell.doubts += 1
      retry = true
      return
    }
    cell.doubts = 0
    cell.isAsked = true
    rename(cell, item, surface)
  }

  private static var mostDoubts: Int { 2 }

  private func rename(_ cell: HostCell, _ item: ExposedItem?, _ surface: Surface) {
    surface.askedCount += 1
    if item != nil { surface.namedCount += 1 }
    let isSame =
      cell.asked?.id == item?.id && cell.asked?.content == item?.content && cell.asked?.rules == item?.rules
      && cell.asked?.attributes == item?.attributes && cell.asked?.index == item?.index
    if isSame { return }
    cell.asked = item
    cell.isRenamed = true
    if let item { checkID(item.id) }
  }

  private func judge(_ surface: Surface) {
    if surface.namedCount == 0, surface.askedCount >= 20 {
      report(.identityAlwaysNil, surface: surface.id, nil)
    }
  }
}
