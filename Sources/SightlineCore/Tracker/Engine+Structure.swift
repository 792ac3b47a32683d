// SPDX-License-Identifier: MIT

/// What is on screen, and which visits begin, after lines that may have changed it.
///
/// Everything is derived from the outside inwards (``Surroundings``), from the surfaces that have changed and no further
/// than something changes: what one line costs does not depend on how many surfaces there are.
extension Engine {
  /// Something has changed that a surface hands on to those in it.
  mutating func restructure(_ surface: Int32) {
    batch.structureChanged = true
    if surfaces[Int(surface)].needsDerivation { return }
    surfaces[Int(surface)].needsDerivation = true
    batch.restructured.append(surface)
  }

  /// Derives who lies in whom, what is on screen, and which visits begin, after lines that may have changed it.
  mutating func updateStructure(_ time: Timestamp) {
    updateLinks()
    round &+= 1
    for place in batch.restructuredItems {
      let insiders = surfaces[Int(place.surface)].insiders[self[place.surface, place.slot].id]
      for surface in insiders { restructure(surface) }
    }
    deriveWindows()
    var place = 0
    while place < batch.restructured.count {
      derive(batch.restructured[place])
      place += 1
    }
    updateScenes(time)
    for surface in batch.relinked { tellUnknownWindow(surface) }
    for entry in batch.derived { updateVisit(entry.surface, wasOnScreen: entry.wasOnScreen, time) }
  }

  private mutating func tellUnknownWindow(_ surface: Int32) {
    let index = Int(surface)
    guard surfaces[index].isReported, surfaces[index].line.parent == nil, let name = surfaces[index].line.window,
      windowIndexes[name] == nil
    else { return }
    report(.unknownWindow, name, surfaces[index].line.id)
  }

  func window(ofRoot surface: Int32) -> Int32 {
    guard let name = surfaces[Int(surface)].line.window else { return 0 }
    return windowIndexes[name] ?? -1
  }

  func sceneIsOpen(_ scene: SceneState) -> Bool {
    switch scene {
    case .active: true
    case .inactive: book.inactive == .open
    case .background: false
    }
  }

  // MARK: From the outside inwards

  /// Derives everything in the windows whose gate may have opened or closed, and the roots of those that are new.
  private mutating func deriveWindows() {
    if batch.pauseChanged {
      for window in windows.indices { deriveWindow(window, all: true) }
    } else {
      for window in batch.windows {
        deriveWindow(Int(window), all: windows[Int(window)].scene != windows[Int(window)].measuredScene)
      }
    }
  }

  private mutating func deriveWindow(_ window: Int, all: Bool) {
    for root in roots(ofWindow: Int32(truncatingIfNeeded: window)) { deriveInwards(root, all: all) }
  }

  /// Derives a surface that has changed, after those around it that have.
  private mutating func derive(_ surface: Int32) {
    // Where it is alone nothing around it has changed, and in a ring nothing is on screen, whatever stands around it.
    if batch.restructured.count == 1 || surfaces[Int(surface)].isInRing {
      return deriveInwards(surface, all: false)
    }
    var path = scratch.path
    scratch.path = Rows()
    path.removeAll(keepingCapacity: true)
    var current = surface
    while current >= 0, surfaces[Int(current)].visitedRound != round {
      surfaces[Int(current)].visitedRound = round
      path.append(current)
      current = surfaces[Int(current)].parent
    }
    while let next = path.popLast() {
      if surfaces[Int(next)].needsDerivation { deriveInwards(next, all: false) }
    }
    scratch.path = path
  }

  /// Derives a surface, and those in it as far as something changes, or all of them.
  @inline(never)
  private mutating func deriveInwards(_ surface: Int32, all: Bool) {
    var inner = scratch.inner
    scratch.inner = Rows()
    inner.append(surface)
    while let next = inner.popLast() {
      let index = Int(next)
      if surfaces[index].derivedRound == round { continue }
      surfaces[index].derivedRound = round
      surfaces[index].visitedRound = round
      surfaces[index].needsDerivation = false
      if deriveSurroundings(index) || all { inner.append(contentsOf: surfaces[index].children) }
    }
    scratch.inner = inner
  }

  /// Derives the surroundings of one surface; answers whether they have changed.
  private mutating func deriveSurroundings(_ index: Int) -> Bool {
    let surface = Int32(truncatingIfNeeded: index)
    let old = surfaces[index].surroundings
    let new = surroundings(of: index)
    batch.derived.append((surface, old.isOnScreen))
    let gateIsOpen =
      new.isOnScreen && !isPaused && !new.isPaused && sceneIsOpen(windows[Int(new.window)].scene)
    if gateIsOpen != surfaces[index].gateIsOpen {
      surfaces[index].gateIsOpen = gateIsOpen
      markCellsDirty(surface)
    }
    if new == old { return false }
    surfaces[index].surroundings = new
    if new.showsOtherwise(than: old) {
      surfaces[index].needsLook = true
      markDirty(surface)
    }
    return true
  }

  /// The surroundings of a surface, from those of the one around it.
  func surroundings(of index: Int) -> Surroundings {
    var result = Surroundings()
    if !surfaces[index].isReported || surfaces[index].isInRing { return result }
    if surfaces[index].line.parent == nil {
      result.window = window(ofRoot: Int32(truncatingIfNeeded: index))
    } else if surfaces[index].parent >= 0 {
      result = surfaces[Int(surfaces[index].parent)].surroundings
    }
    if result.window < 0 { return Surroundings() }
    if let item = surfaces[index].filedItem {
      let parent = Int(surfaces[index].parent)
      if let slot = self.presentSlot(of: item, in: parent) {
        result.alpha *= self[parent, slot].alpha
        if self[parent, slot].flags.contains(.hidden) || result.alpha <= 0 { result.isHiddenByItem = true }
      }
    }
    if !surfaces[index].isShown, result.hidden < 0 { result.hidden = Int32(truncatingIfNeeded: index) }
    if surfaces[index].wasHiddenInBatch, result.flapped < 0 { result.flapped = Int32(truncatingIfNeeded: index) }
    if surfaces[index].isPaused { result.isPaused = true }
    return result
  }
}
