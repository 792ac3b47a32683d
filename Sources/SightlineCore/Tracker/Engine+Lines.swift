// SPDX-License-Identifier: MIT

extension Engine {
  /// Takes one line into the open batch. Nothing is measured here.
  mutating func take(_ input: Input) {
    switch input {
    case .scroll(let id, let offset, let phase): scroll(id, offset, phase)
    case .phase(let id, let phase):
      if let surface = knownSurface(id) { setPhase(surface, phase) }
    case .items(let id, let items, let all): takeItems(id, items, all)
    case .remove(let id, let items, let reason):
      if let surface = knownSurface(id) { removeItems(surface, items, reason) }
    case .removeSurface(let id, let reason):
      if let surface = knownSurface(id) { removeSurface(surface, reason) }
    case .window(let line): takeWindow(line)
    case .surface(let line): takeSurface(line)
    case .show(let id, let reason): show(id, reason)
    case .hide(let id, let reason): hide(id, reason)
    case .app(let state):
      for window in windows.indices { setScene(window, state) }
    case .covers(let surface, let window, let covers): takeCovers(surface, window, covers)
    case .tap(let id, let item): takeTap(id, item)
    case .attributes(let id, let item, let attributes): takeAttributes(id, item, attributes)
    case .veto(let id, _, _, _):
      if knownSurface(id) != nil { batch.controls.append(input) }
    case .known, .reset: batch.controls.append(input)
    case .pause(let id): setPaused(id, true)
    case .resume(let id): setPaused(id, false)
    case .session: batch.sessions += 1
    case .end:
      batch.ends = true
      clock.hasEnded = true
      closeBatch()
    case .still, .wake: break
    }
  }

  /// The surface of a line, or `nil` with a diagnostic (fine print 48).
  mutating func knownSurface(_ id: String) -> Int32? {
    if lastSurface.index >= 0, lastSurface.id == id, surfaces[Int(lastSurface.index)].isReported {
      return lastSurface.index
    }
    guard let index = surfaceIndexes[id], surfaces[Int(index)].isReported else {
      report(.unknownSurface, id)
      return nil
    }
    lastSurface = (id, index)
    return index
  }

  mutating func markDirty(_ surface: Int32) {
    if surfaces[Int(surface)].isDirty { return }
    surfaces[Int(surface)].isDirty = true
    batch.dirtySurfaces.append(surface)
  }

  mutating func scroll(_ id: String, _ offset: Point, _ phase: ScrollPhase?) {
    guard let surface = knownSurface(id) else { return }
    let index = Int(surface)
    if surfaces[index].scroll(to: offset) { batch.dirtySurfaces.append(surface) }
    if !offset.x.isFinite || !offset.y.isFinite { report(.badNumber, id) }
    if rules.hasSpeed, !surfaces[index].hasNewOffset {
      surfaces[index].hasNewOffset = true
      batch.scrolled.append(surface)
      batch.isPlain = false
    }
    if let phase { setPhase(surface, phase) }
  }

  private mutating func setPhase(_ surface: Int32, _ phase: ScrollPhase) {
    if surfaces[Int(surface)].phase == phase { return }
    surfaces[Int(surface)].phase = phase
    if rules.hasMotion || rules.hasStops {
      batch.phasesChanged.append(surface)
      batch.isPlain = false
    }
  }

  private mutating func takeWindow(_ line: WindowLine) {
    let index: Int
    if let known = windowIndexes[line.id] {
      index = Int(known)
      if let scene = line.scene { setScene(index, scene) }
    } else {
      if windowIndexes.isEmpty {
        index = 0
      } else {
        index = windows.count
        windows.append(WindowState())
      }
      windows[index].id = line.id
      windowIndexes[line.id] = Int32(truncatingIfNeeded: index)
      setScene(index, line.scene ?? .active)
      // Surfaces that named it before may wait for it.
      noteWindow(index)
    }
    let frame = line.frame
    let isGood = frame.width.isFinite && frame.height.isFinite
    let bounds = isGood ? Box(minX: 0, minY: 0, maxX: frame.width, maxY: frame.height) : .nothing
    if !isGood || !frame.x.isFinite || !frame.y.isFinite { report(.badNumber, line.id) }
    if windows[index].bounds == bounds { return }
    windows[index].bounds = bounds
    for root in roots(ofWindow: Int32(truncatingIfNeeded: index)) { markDirty(root) }
  }

  private mutating func setScene(_ window: Int, _ scene: SceneState) {
    if windows[window].scene == scene { return }
    windows[window].scene = scene
    noteWindow(window)
  }

  private mutating func noteWindow(_ window: Int) {
    batch.structureChanged = true
    batch.windows.append(Int32(truncatingIfNeeded: window))
  }

  private mutating func takeCovers(_ surface: String?, _ window: String?, _ covers: [Cover]) {
    var kept = Rows<CoverState>()
    for cover in covers {
      if let state = CoverState(cover, coverOpacity: book.coverOpacity) { kept.append(state) }
    }
    for cover in covers where Box(cover.rect) == nil || cover.opacity?.isFinite == false {
      report(.badNumber, surface ?? window, cover.by)
    }
    if let surface {
      guard let index = knownSurface(surface) else { return }
      setCovers(kept, ofSurface: Int(index))
      markDirty(index)
      return
    }
    var index: Int32 = 0
    if let window {
      guard let known = windowIndexes[window] else {
        report(.unknownWindow, window)
        return
      }
      index = known
    }
    countCovers(windows[Int(index)].covers, kept)
    windows[Int(index)].covers = kept
    for root in roots(ofWindow: index) { markDirty(root) }
  }

  mutating func setCovers(_ covers: Rows<CoverState>, ofSurface surface: Int) {
    countCovers(surfaces[surface].covers, covers)
    surfaces[surface].covers = covers
  }

  private mutating func countCovers(_ before: Rows<CoverState>, _ now: Rows<CoverState>) {
    coverHolders += (now.isEmpty ? 0 : 1) - (before.isEmpty ? 0 : 1)
  }

  private mutating func takeTap(_ id: String, _ item: String) {
    guard let surface = knownSurface(id) else { return }
    let slot = self.slot(of: item, in: Int(surface))
    batch.taps.append(BatchTap(surface: surface, item: item, slot: slot))
  }

  private mutating func show(_ id: String, _ reason: VisitReason?) {
    guard let surface = knownSurface(id), !surfaces[Int(surface)].isShown else { return }
    surfaces[Int(surface)].isShown = true
    surfaces[Int(surface)].showReason = reason
    restructure(surface)
  }

  private mutating func hide(_ id: String, _ reason: VisitReason?) {
    guard let surface = knownSurface(id), surfaces[Int(surface)].isShown else { return }
    surfaces[Int(surface)].isShown = false
    surfaces[Int(surface)].hideReason = reason
    surfaces[Int(surface)].showReason = nil
    surfaces[Int(surface)].wasHiddenInBatch = true
    batch.hidden.append(surface)
    restructure(surface)
  }

  private mutating func setPaused(_ id: String?, _ value: Bool) {
    guard let id else {
      if isPaused == value { return }
      isPaused = value
      batch.pauseChanged = true
      batch.structureChanged = true
      return
    }
    guard let surface = knownSurface(id), surfaces[Int(surface)].isPaused != value else { return }
    surfaces[Int(surface)].isPaused = value
    restructure(surface)
  }
}
