// SPDX-License-Identifier: MIT

extension Tracker {
  /// Derives who lies in whom, what is on screen, and which visits begin, after lines that may have changed it.
  mutating func updateStructure(_ time: Timestamp) {
    for surface in liveSurfaces { link(surface) }
    updateScenes(time)
    for surface in liveSurfaces { updateGates(surface, time) }
  }

  /// Finds parent and window.
  private mutating func link(_ surface: Int32) {
    let index = Int(surface)
    var parent: Int32 = -1
    if surfaces[index].isReported, let name = surfaces[index].line.parent, let found = surfaceIndexes[name] {
      parent = found
    }
    guard parent != surfaces[index].parent else { return }
    let old = surfaces[index].parent
    if old >= 0 {
      surfaces[Int(old)].children.removeAll { $0 == surface }
      surfaces[Int(old)].activeChildren.removeAll { $0 == surface }
      surfaces[Int(old)].childTree.remove(surfaces[index].childPosition)
      if surfaces[Int(old)].childTree.wantsRebuild { rebuildChildTree(Int(old)) }
    }
    surfaces[index].parent = parent
    surfaces[index].childPosition = -1
    // It moves with others now.
    if rules.hasMotion { markSubtreeDirty(surface) }
    if parent >= 0 {
      surfaces[Int(parent)].children.append(surface)
      surfaces[index].childPosition = surfaces[Int(parent)].childTree.insert(surface, surfaces[index].box ?? .nothing)
    }
    if parent >= 0, isInRing(surface) { report(.parentCycle, surfaces[index].line.id) }
  }

  private mutating func rebuildChildTree(_ parent: Int) {
    var tree = surfaces[parent].childTree
    surfaces[parent].childTree = BoxTree()
    tree.rebuild { surfaces[Int($0)].childPosition = $1 }
    surfaces[parent].childTree = tree
  }

  /// Whether a surface lies in itself, or in a surface that does.
  func isInRing(_ surface: Int32) -> Bool {
    var steps = 0
    var above = surfaces[Int(surface)].parent
    while above >= 0 {
      steps += 1
      if above == surface || steps > surfaces.count { return true }
      above = surfaces[Int(above)].parent
    }
    return false
  }

  /// The surfaces from `surface` outwards.
  ///
  /// - Returns: `false` if the way out does not end in a reported root.
  func isRooted(_ surface: Int32) -> Bool {
    if isInRing(surface) { return false }
    var current = surface
    while true {
      let state = Int(current)
      if !surfaces[state].isReported { return false }
      if surfaces[state].line.parent == nil { return window(ofRoot: current) >= 0 }
      current = surfaces[state].parent
      if current < 0 { return false }
    }
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

  private mutating func updateGates(_ surface: Int32, _ time: Timestamp) {
    let index = Int(surface)
    let wasOnScreen = surfaces[index].isOnScreen
    var isOnScreen = isRooted(surface)
    var paused = isPaused
    var window: Int32 = -1
    var alpha = 1.0
    var isHidden = false
    if isOnScreen {
      var current = surface
      while current >= 0 {
        let state = Int(current)
        if !surfaces[state].isShown { isOnScreen = false }
        if surfaces[state].isPaused { paused = true }
        let above = surfaces[state].parent
        if above < 0 { window = self.window(ofRoot: current) }
        if above >= 0, let item = surfaces[state].line.parentItem,
          let slot = surfaces[Int(above)].items.presentSlot(of: item)
        {
          alpha *= surfaces[Int(above)].items[slot].alpha
          if surfaces[Int(above)].items[slot].flags.contains(.hidden) { isHidden = true }
        }
        current = above
      }
    } else if surfaces[index].line.parent == nil, surfaces[index].isReported, surfaces[index].isDirty,
      let name = surfaces[index].line.window, windowIndexes[name] == nil
    {
      report(.unknownWindow, name, surfaces[index].line.id)
    }
    surfaces[index].isOnScreen = isOnScreen
    surfaces[index].window = window
    surfaces[index].alpha = alpha
    surfaces[index].isHiddenByItem = isHidden || alpha <= 0
    let gateIsOpen = isOnScreen && !paused && sceneIsOpen(windows[Int(window)].scene)
    if gateIsOpen != surfaces[index].gateIsOpen {
      surfaces[index].gateIsOpen = gateIsOpen
      markCellsDirty(surface)
    }
    updateVisit(surface, wasOnScreen: wasOnScreen, time)
  }
}
