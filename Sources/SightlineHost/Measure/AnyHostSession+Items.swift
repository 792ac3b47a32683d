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

  /// Members that are far off the screen are looked at by turns, so that the cost follows what is visible.
  private func gatherCells(of surface: Surface) {
    buffers.cells.removeAll(keepingCapacity: true)
    for cell in surface.displayed where cell.view != nil { buffers.cells.append(cell) }
    for cell in surface.guests where cell.view != nil { buffers.cells.append(cell) }
    if surface.members.contains(where: { $0.item == nil }) {
      for cell in surface.members where cell.item == nil { cell.home = nil }
      surface.members.removeAll { $0.item == nil }
    }
    for cell in surface.members where isIdle(cell) { loseMember(cell, surface) }
    let members = surface.members
    guard members.count > Self.membersAtOnce, !surface.wantsCoverSearch, !surface.hasMoved || surface.offsetChanged
    else {
      for cell in members where cell.view != nil { buffers.cells.append(cell) }
      return
    }
    let slice = surface.nextMember..<(surface.nextMember + Self.membersByTurns)
    for (position, cell) in members.enumerated() where cell.view != nil {
      let isInTurn = slice.contains(position) || slice.contains(position + members.count)
      if let slot = cell.slot, !isInTurn, !cell.isRenamed, !isNear(slot.line.frame, surface) {
        slot.pass = pass
      } else {
        buffers.cells.append(cell)
      }
    }
    surface.nextMember = slice.upperBound % members.count
  }

  private static var membersAtOnce: Int { 64 }
  private static var membersByTurns: Int { 32 }

  /// Whether a frame lies in the viewport or within one viewport around it.
  private func isNear(_ frame: Rect, _ surface: Surface) -> Bool {
    let (offset, size) = (surface.place.offset, surface.place.frame)
    return frame.x < offset.x + 2 * size.width && frame.x + frame.width > offset.x - size.width
      && frame.y < offset.y + 2 * size.height && frame.y + frame.height > offset.y - size.height
  }

  private func measure(_ surface: Surface, _ view: AnyObject) {
    var cells: [HostCell] = []
    swap(&cells, &buffers.cells)
    buffers.views.removeAll(keepingCapacity: true)
    for cell in cells {
      // Gathered a moment ago with its view; should it be gone meanwhile, another view keeps the places in step.
      buffers.views.append(cell.view ?? view)
    }
    buffers.chains.clear()
    if !cells.isEmpty { toolkit.chains(of: buffers.views, below: view, into: &buffers.chains) }
    // Surfaces found on the way use the buffer too.
    var chains = ChainBuffer<AnyObject>()
    swap(&chains, &buffers.chains)
    for (position, cell) in cells.enumerated() where position < chains.count {
      let links = chains.links[chains.range(of: position)]
      guard let last = links.last, last.superview === view else {
        loseMember(cell, surface)
        continue
      }
      if links.count > 1, let nested = nestedSurface(for: cell, links, in: surface) {
        moveMember(cell, from: surface, to: nested)
        continue
      }
      cell.top = ObjectIdentifier(last.view)
      cell.isDeep = links.count > 1
      if cell.isRenamed || cell.slot != nil, let place = ChainMath.item(links) { tell(cell, place, in: surface) }
    }
    chains.clear()
    swap(&chains, &buffers.chains)
    cells.removeAll(keepingCapacity: true)
    swap(&cells, &buffers.cells)
    buffers.views.removeAll(keepingCapacity: true)
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
    for cell: HostCell, _ links: ArraySlice<ViewLink<AnyObject>>, in surface: Surface
  ) -> Surface? {
    var scrolls: [AnyObject] = []
    for link in links.dropFirst() where link.kind == .scroll { scrolls.append(link.view) }
    if scrolls.isEmpty { return nil }
    let holder = holder(of: cell, links)
    let section = cell.list === surface ? String(cell.place.section) : nil
    var nested = surface
    for scroll in scrolls.reversed() {
      if nested === surface, let holder {
        nested = automatic(scroll, in: nested, heldBy: holder)
      } else {
        nested = automatic(scroll, in: nested, named: holder ?? section)
      }
    }
    return nested
  }

  /// The item, the outermost, that a chain passes through.
  private func holder(of cell: HostCell, _ links: ArraySlice<ViewLink<AnyObject>>) -> String? {
    if let owner = cell.owner?.reportedID { return owner }
    for link in links.dropFirst().reversed() {
      if let outer = cells[ObjectIdentifier(link.view)], outer.view === link.view, let id = outer.reportedID {
        return id
      }
    }
    return nil
  }

  /// Finds the surfaces of bound and registered views that belong to none yet.
  func placeLooseViews(_ now: Timestamp) {
    guard !loose.isEmpty else { return }
    var waiting: [HostCell] = []
    swap(&waiting, &loose)
    var asked: [HostCell] = []
    for cell in waiting {
      cell.isLoose = false
      if cell.view != nil, cell.bound != nil, cell.list == nil, cell.home == nil { asked.append(cell) }
    }
    buffers.views.removeAll(keepingCapacity: true)
    for cell in asked { if let view = cell.view { buffers.views.append(view) } }
    var chains = ChainBuffer<AnyObject>()
    if !buffers.views.isEmpty { toolkit.chains(of: buffers.views, below: nil, into: &chains) }
    buffers.views.removeAll(keepingCapacity: true)
    for (position, cell) in asked.enumerated() where position < chains.count {
      if !place(cell, chains.links[chains.range(of: position)]) { attach(cell) }
    }
  }

  private func place(_ cell: HostCell, _ links: ArraySlice<ViewLink<AnyObject>>) -> Bool {
    guard let last = links.last else { return false }
    var found: Surface?
    var end = links.endIndex
    for position in links.indices.dropFirst() {
      guard let surface = tracked(links[position].view) else { continue }
      (found, end) = (surface, position)
      break
    }
    if found == nil {
      guard cell.registration != nil, last.kind == .window else { return false }
      found = screenSurface(links.first { $0.isScreen }?.view ?? last.view, in: last.view)
      end = links.endIndex - 1
    }
    guard var home = found, !isIdle(cell) else { return false }
    // A list says itself what it displays; what else lies in it, and in no cell of it, waits for reuse.
    let isCell = cell.registration == nil && cell.owner == nil
    if isCell, isList(home), holder(of: cell, links) == nil { return false }
    let between = links[links.startIndex..<max(end, links.startIndex + 1)]
    if let nested = nestedSurface(for: cell, between, in: home) { home = nested }
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
