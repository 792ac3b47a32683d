// SPDX-License-Identifier: MIT

import SightlineCore

extension SlowWorld {
  /// Notes what is there before a batch.
  mutating func beginBatch(at time: Timestamp) {
    self.time = time
    surfacePlaces = [:]
    itemsInBatch = [:]
    shownInBatch = [:]
    hides = [:]
    shownBefore = []
    for surface in surfaces {
      surfacePlaces[surface.line.id] = surface.place
      if surface.isShown { shownBefore.insert(surface.line.id) }
      for item in surface.items {
        itemsInBatch[CellID(surface: surface.line.id, item: item.line.id)] = item
      }
    }
  }

  /// Notes what has moved, and forgets what is gone after a batch.
  mutating func endBatch(since old: SlowWorld) {
    for surface in old.surfaces {
      for item in surface.items { noteMove(item, from: surface.line.id, since: old) }
    }
    vetoes = vetoes.filter { veto in
      if item(veto.cell) != nil { return true }
      if surface(veto.cell.surface) == nil { return false }
      return itemsInBatch[veto.cell] == nil
    }
  }

  /// An item that is gone and whose id turned up in another surface has moved there.
  private mutating func noteMove(_ item: Item, from surface: String, since old: SlowWorld) {
    let cell = CellID(surface: surface, item: item.line.id)
    let named = Named(cell: cell, key: ContentKey(surface: surface, line: item.line))
    guard self.item(cell) == nil, endings[named] != .replaced else { return }
    let turnsUp = surfaces.contains { other in
      let place = CellID(surface: other.line.id, item: cell.item)
      return self.item(place) != nil && old.item(place) == nil
    }
    if turnsUp { endings[named] = .moved }
  }

  mutating func apply(_ input: Input) {
    switch input {
    case .window(let line): apply(line)
    case .surface(let line): apply(line)
    case .items(let surface, let items, let all): apply(items, all: all, to: surface)
    case .remove(let surface, let items, let reason):
      for id in items { remove(CellID(surface: surface, item: id), reason: reason) }
    case .removeSurface(let id, let reason):
      for item in surface(id)?.items ?? [] { remove(CellID(surface: id, item: item.line.id), reason: reason) }
      if let surface = surface(id) { formerSurfaces[id] = surface }
      surfaces.removeAll { $0.line.id == id }
      hides[id] = nil
    case .scroll(let surface, let offset, let phase): scroll(surface, to: offset, phase: phase)
    case .phase(let surface, let phase): change(surface) { $0.phase = phase }
    case .show(let surface, let reason): show(surface, reason: reason)
    case .hide(let surface, let reason): hide(surface, reason: reason)
    case .app(let state): for index in windows.indices { windows[index].scene = state }
    case .covers(let surface, let window, let covers): apply(covers, surface: surface, window: window)
    case .attributes(let surface, let item, let attributes):
      change(CellID(surface: surface, item: item)) { $0.attributes = attributes }
    case .veto(let surface, let item, let rule, let isOn):
      guard self.surface(surface) != nil else { return }
      let veto = Veto(cell: CellID(surface: surface, item: item), rule: rule)
      if isOn { vetoes.insert(veto) } else { vetoes.remove(veto) }
    case .pause(let surface): setPaused(surface, true)
    case .resume(let surface): setPaused(surface, false)
    case .session: session += 1
    case .tap, .known, .reset, .still, .wake, .end: break
    }
  }

  private mutating func change(_ surface: String, _ body: (inout Surface) -> Void) {
    guard let index = surfaces.firstIndex(where: { $0.line.id == surface }) else { return }
    body(&surfaces[index])
  }

  private mutating func change(_ cell: CellID, _ body: (inout ItemLine) -> Void) {
    change(cell.surface) { surface in
      guard let index = surface.items.firstIndex(where: { $0.line.id == cell.item }) else { return }
      body(&surface.items[index].line)
    }
    if let item = item(cell) { remember(item, in: cell.surface) }
  }

  private mutating func remember(_ item: Item, in surface: String) {
    let cell = CellID(surface: surface, item: item.line.id)
    itemsInBatch[cell] = item
    let named = Named(cell: cell, key: ContentKey(surface: surface, line: item.line))
    labels[named] = Labels(item.line)
    if let place = surfacePlaces[surface] { shownInBatch[named] = Place(surface: place, item: item.place) }
  }

  private mutating func apply(_ line: WindowLine) {
    if windows[0].id == nil {
      windows[0].id = line.id
      windows[0].frame = line.frame
      windows[0].scene = line.scene ?? .active
    } else if let index = windows.firstIndex(where: { $0.id == line.id }) {
      windows[index].frame = line.frame
      windows[index].scene = line.scene ?? windows[index].scene
    } else {
      windows.append(Window(id: line.id, frame: line.frame, scene: line.scene ?? .active))
    }
  }

  private mutating func apply(_ line: SurfaceLine) {
    if surface(line.id) != nil {
      change(line.id) { $0.line = line }
      return
    }
    let place = surfacePlaces[line.id] ?? nextPlace
    nextPlace += 1
    surfacePlaces[line.id] = place
    surfaces.append(
      Surface(line: line, place: place, reports: [OffsetReport(offset: .zero, time: time)]))
    surfaces.sort { $0.place < $1.place }
  }

  private mutating func apply(_ lines: [ItemLine], all: Bool, to surface: String) {
    guard let old = self.surface(surface) else { return }
    if all {
      for item in old.items where !lines.contains(where: { $0.id == item.line.id }) {
        remove(CellID(surface: surface, item: item.line.id), reason: .deleted)
      }
    }
    for line in lines { put(line, in: surface) }
  }

  private mutating func put(_ line: ItemLine, in surface: String) {
    let cell = CellID(surface: surface, item: line.id)
    var item = Item(line: line, place: itemsInBatch[cell]?.place ?? nextPlace)
    nextPlace += 1
    if let known = itemsInBatch[cell] {
      let isSame = known.line.content == line.content
      if line.attributes == nil, isSame { item.line.attributes = known.line.attributes }
      if !isSame {
        let named = Named(cell: cell, key: ContentKey(surface: surface, line: known.line))
        endings[named] = .replaced
      }
    }
    change(surface) { surface in
      surface.items.removeAll { $0.line.id == line.id }
      surface.items.append(item)
      surface.items.sort { $0.place < $1.place }
    }
    remember(item, in: surface)
  }

  private mutating func remove(_ cell: CellID, reason: RemovalReason) {
    guard let item = item(cell) else { return }
    change(cell.surface) { surface in surface.items.removeAll { $0.line.id == cell.item } }
    endings[Named(cell: cell, key: ContentKey(surface: cell.surface, line: item.line))] = .removed(reason)
  }

  private mutating func scroll(_ surface: String, to offset: Point, phase: ScrollPhase?) {
    let report = OffsetReport(offset: offset, time: time)
    change(surface) { surface in
      surface.offset = offset
      surface.phase = phase ?? surface.phase
      if surface.reports.last?.time != report.time { surface.earlierReports = surface.reports }
      // The last line of a batch is its report, and a bad offset is none.
      if offset.x.isFinite, offset.y.isFinite {
        surface.reports = surface.earlierReports.suffix(1) + [report]
      } else if surface.earlierReports.isEmpty {
        surface.reports = [OffsetReport(offset: .zero, time: report.time)]
      } else {
        surface.reports = surface.earlierReports
      }
    }
  }

  private mutating func show(_ surface: String, reason: VisitReason?) {
    change(surface) { surface in
      guard !surface.isShown else { return }
      surface.isShown = true
      surface.showReason = reason
    }
  }

  private mutating func hide(_ surface: String, reason: VisitReason?) {
    guard self.surface(surface)?.isShown == true else { return }
    change(surface) { surface in
      surface.isShown = false
      surface.hideReason = reason
      surface.showReason = nil
    }
    hides[surface] = .some(reason)
  }

  private mutating func setPaused(_ surface: String?, _ isPaused: Bool) {
    guard let surface else {
      self.isPaused = isPaused
      return
    }
    change(surface) { $0.isPaused = isPaused }
  }

  private mutating func apply(_ covers: [Cover], surface: String?, window: String?) {
    if let surface {
      change(surface) { $0.covers = covers }
    } else if let window {
      guard let index = windows.firstIndex(where: { $0.id == window }) else { return }
      windows[index].covers = covers
    } else {
      windows[0].covers = covers
    }
  }
}
