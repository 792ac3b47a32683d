// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
#endif

extension AnyHostSession {
  /// Measures what a surface shows and tells the engine what has changed.
  func showItems(of surface: Surface, _ view: AnyObject, _ facts: SurfaceFacts) {
    refreshDisplayed(surface, view, facts)
    gatherCells(of: surface)
    measure(surface, view)
    removeUnseen(surface, facts)
    if !surface.changed.isEmpty {
      feed.items.append(.items(surface: surface.id, items: surface.changed, all: false))
      surface.changed.removeAll(keepingCapacity: true)
    }
    surface.itemCount = facts.itemCount
    surface.offsetAtLastLook = facts.offset
  }

  /// Gathers the cells that are to be measured, and their views beside them.
  ///
  /// Members that are far off the screen are looked at by turns, so that the cost follows what is visible.
  private func gatherCells(of surface: Surface) {
    // Outside of the session while it is filled: each access to a property of a class is checked.
    var room = PassBuffers()
    swap(&room, &buffers)
    room.cells.removeAll(keepingCapacity: true)
    room.views.removeAll(keepingCapacity: true)
    for cell in surface.displayed { room.gather(cell) }
    for cell in surface.guests { room.gather(cell) }
    dropUnnamed(surface)
    for cell in surface.members where isIdle(cell) { loseMember(cell, surface) }
    let count = surface.members.count
    if count > Self.membersAtOnce, !surface.wantsCoverSearch, !surface.hasMoved || surface.offsetChanged {
      let slice = surface.nextMember..<(surface.nextMember + Self.membersByTurns)
      for (position, cell) in surface.members.enumerated() {
        let isInTurn = slice.contains(position) || slice.contains(position + count)
        if let slot = cell.slot, !isInTurn, !cell.isRenamed, !isNear(slot.line.frame, surface) {
          if cell.view != nil { slot.pass = pass }
        } else {
          room.gather(cell)
        }
      }
      surface.nextMember = slice.upperBound % count
    } else {
      for cell in surface.members { room.gather(cell) }
    }
    swap(&room, &buffers)
  }

  private func dropUnnamed(_ surface: Surface) {
    var isAny = false
    for cell in surface.members where !cell.isNamed {
      cell.home = nil
      isAny = true
    }
    if isAny { surface.members.removeAll { !$0.isNamed } }
  }

  private static var membersAtOnce: Int { 64 }
  private static var membersByTurns: Int { 32 }
  /// What holds a new view may be found in the pass after the one that has met it first.
  private static var looksBeforeTurns: Int { 3 }

  /// Whether a frame lies in the viewport or within one viewport around it.
  func isNear(_ frame: Rect, _ surface: Surface) -> Bool {
    let (offset, size) = (surface.place.offset, surface.place.frame)
    return frame.x < offset.x + 2 * size.width && frame.x + frame.width > offset.x - size.width
      && frame.y < offset.y + 2 * size.height && frame.y + frame.height > offset.y - size.height
  }

  private func measure(_ surface: Surface, _ view: AnyObject) {
    var cells: [HostCell] = []
    swap(&cells, &buffers.cells)
    var chains = ChainBuffer(keepsAll: false)
    // Surfaces found on the way use the buffer too.
    swap(&chains, &buffers.chains)
    if !cells.isEmpty { toolkit.chains(of: &buffers.views, below: view, into: &chains) }
    if surface.lastLook.equals(cells, chains, surface.place) {
      for cell in cells { cell.slot?.pass = pass }
    } else {
      measure(cells, &chains, surface, view)
    }
    chains.clear()
    swap(&chains, &buffers.chains)
    cells.removeAll(keepingCapacity: true)
    swap(&cells, &buffers.cells)
  }

  private func measure(
    _ cells: [HostCell], _ chains: inout ChainBuffer, _ surface: Surface, _ view: AnyObject
  ) {
    var isAllToldHere = cells.count == chains.count
    for position in 0..<min(cells.count, chains.count) {
      let cell = cells[position]
      // The chain of the last view comes first.
      let links = chains.steps[chains.range(of: chains.count - 1 - position)]
      guard let last = links.last, last.superview == ObjectIdentifier(view), !isExcluded(links) else {
        loseMember(cell, surface)
        isAllToldHere = false
        continue
      }
      if links.count > 1, let nested = nestedSurface(for: cell, links, of: chains, in: surface) {
        moveMember(cell, from: surface, to: nested)
        isAllToldHere = false
        continue
      }
      cell.top = last.view
      cell.isDeep = links.count > 1
      if cell.isRenamed || cell.slot != nil, let place = ChainMath.item(links) { tell(cell, place, in: surface) }
      // A name that is not taken in, since another has it, is tried again each time.
      cell.needsMeasuring = cell.isRenamed
    }
    if isAllToldHere {
      surface.lastLook.remember(cells, &chains, surface.place)
    } else {
      surface.lastLook.forget()
    }
  }

  // MARK: Members

  private func isList(_ surface: Surface) -> Bool {
    surface.facts?.isList == true
  }

  /// Whether it lies in a cell that no list displays now.
  private func isIdle(_ cell: HostCell) -> Bool {
    guard let owner = cell.owner, owner.list == nil else { return false }
    return owner.home == nil
  }

  private func loseMember(_ cell: HostCell, _ surface: Surface) {
    guard cell.home === surface else { return }
    surface.members.removeAll { $0 === cell }
    cell.home = nil
    attach(cell)
    // It finds its new surface in the next pass, which must not wait for a reason of its own.
    retry = true
  }

  private func moveMember(_ cell: HostCell, from surface: Surface, to nested: Surface) {
    guard cell.home === surface else {
      // Until now it may have been an item of the list itself.
      if cell.slot?.surface !== nested { cell.isRenamed = true }
      nested.guests.append(cell)
      return
    }
    surface.members.removeAll { $0 === cell }
    nested.members.append(cell)
    cell.home = nested
    cell.isRenamed = true
    nested.needsLook = true
    // One that was looked at before in this pass is looked at again soon.
    if nested.pass == pass { retry = true }
  }

  /// The surface of the scroll views between an item and its surface, the innermost; `nil` where there are none.
  func nestedSurface(
    for cell: HostCell, _ links: ArraySlice<ChainLink>, of chains: ChainBuffer, in surface: Surface
  ) -> Surface? {
    var scrolls: [AnyObject] = []
    for link in links.dropFirst() where link.kind == .scroll {
      if let view = chains.view(of: link) { scrolls.append(view) }
    }
    if scrolls.isEmpty { return nil }
    let holder = holder(of: cell, links)
    let section = cell.list === surface ? String(cell.place.section) : nil
    var nested = surface
    for scroll in scrolls.reversed() {
      if let heard = companion?.holder(of: ObjectIdentifier(scroll)) {
        nested = automatic(scroll, in: nested, heldBy: heard)
      } else if nested === surface, let holder {
        nested = automatic(scroll, in: nested, heldBy: holder)
      } else {
        nested = automatic(scroll, in: nested, named: holder ?? section)
      }
    }
    return nested
  }

  /// The item, the outermost, that a chain passes through.
  private func holder(of cell: HostCell, _ links: ArraySlice<ChainLink>) -> String? {
    if let owner = cell.owner?.reportedID { return owner }
    for link in links.dropFirst().reversed() {
      if let outer = cells[link.view], outer.view != nil, let id = outer.reportedID {
        return id
      }
    }
    return nil
  }

  /// Whether a chain passes through a cell that a list displays now, named or not.
  private func isInDisplayed(_ links: ArraySlice<ChainLink>, of list: Surface) -> Bool {
    for link in links.dropFirst() {
      if let outer = cells[link.view], outer.list === list, outer.view != nil { return true }
    }
    return false
  }

  /// Finds the surfaces of bound and registered views that belong to none yet.
  func placeLooseViews(_ now: Timestamp) {
    guard !loose.isEmpty else { return }
    var waiting: [HostCell] = []
    swap(&waiting, &loose)
    var asked: [HostCell] = []
    // Views bound in what nobody tracks look in vain for ever: where there are many, they take turns.
    var turns = waiting.count > Self.membersAtOnce ? Self.membersByTurns : waiting.count
    for cell in waiting {
      if cell.view != nil, cell.bound != nil, cell.list == nil, cell.home == nil {
        let waits = cell.vainLooks >= Self.looksBeforeTurns
        if waits, turns == 0 {
          loose.append(cell)
          continue
        }
        if waits { turns -= 1 }
        asked.append(cell)
      }
      cell.isLoose = false
    }
    buffers.views.removeAll(keepingCapacity: true)
    for cell in asked { if let view = cell.view { buffers.views.append(view) } }
    var chains = ChainBuffer(keepsAll: false)
    if !buffers.views.isEmpty { toolkit.chains(of: &buffers.views, below: nil, into: &chains) }
    for (position, cell) in asked.enumerated() where position < chains.count {
      let links = chains.steps[chains.range(of: chains.count - 1 - position)]
      if place(cell, links, of: chains) { continue }
      let looks = cell.vainLooks
      attach(cell)
      cell.vainLooks = min(looks + 1, Self.looksBeforeTurns)
    }
  }

  private func place(
    _ cell: HostCell, _ links: ArraySlice<ChainLink>, of chains: ChainBuffer
  ) -> Bool {
    guard let last = links.last else { return false }
    var found: Surface?
    var end = links.endIndex
    for position in links.indices {
      if isExcluded(links[position].view) { return false }
      guard position > links.startIndex else { continue }
      guard let surface = tracked(links[position].view) else { continue }
      (found, end) = (surface, position)
      break
    }
    if found == nil {
      guard cell.registration != nil, last.kind == .window, let window = chains.view(of: last) else { return false }
      found = screenSurface(links.first { $0.isScreen }.flatMap { chains.view(of: $0) } ?? window, in: window)
      end = links.endIndex - 1
    }
    guard var home = found, !isIdle(cell) else { return false }
    // A list says itself what it displays; what else lies in it, and in no cell of it, waits for reuse.
    let isCell = cell.registration == nil && cell.owner == nil
    if isCell, isList(home), !isInDisplayed(links, of: home), holder(of: cell, links) == nil { return false }
    let between = links[links.startIndex..<max(end, links.startIndex + 1)]
    if let nested = nestedSurface(for: cell, between, of: chains, in: home) { home = nested }
    cell.home = home
    home.members.append(cell)
    // It may have been told of elsewhere, and has to be told of anew here.
    cell.isRenamed = true
    home.needsLook = true
    return true
  }

  /// The surface of a screen, for views that nothing tracked is around: as large as the window, shown as its controller
  /// says.
  private func screenSurface(_ screen: AnyObject, in window: AnyObject) -> Surface {
    if let known = surfaces.first(where: { $0.screenView === screen && $0.view === window && !$0.isForgotten }) {
      return known
    }
    let base = toolkit.screenName(of: screen) ?? self.window(for: window).id + ".views"
    var id = base
    var number = 2
    while surfacesByID[id] != nil {
      id = base + "." + String(number)
      number += 1
    }
    let surface = Surface(
      id: id, view: window, options: SurfaceOptions(), identification: nil, isAutomatic: true, registration: 0,
      settleTime: options.settleTime, now: scheduler.now, screenView: screen)
    add(surface)
    sample(surface, scheduler.now)
    findParent(surface)
    return surface
  }
}
