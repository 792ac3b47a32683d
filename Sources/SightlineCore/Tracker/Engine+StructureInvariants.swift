// SPDX-License-Identifier: MIT

/// What is kept of the structure line by line must be what one would find by looking at everything.
extension Engine {
  func checkStructure(_ faults: inout [String]) {
    var holders = windows.count { !$0.covers.isEmpty }
    for index in surfaces.indices {
      let state = surfaces[index]
      let isLive = state.livePlace >= 0
      if isLive, liveSurfaces[state.livePlace] != Int32(truncatingIfNeeded: index) {
        faults.append("surface \(index) is not at its place among the live ones")
      }
      if state.isReported, !isLive { faults.append("surface \(index) is reported and not live") }
      if !state.covers.isEmpty { holders += 1 }
      guard clock.open == nil else { continue }
      if isLive != state.isReported { faults.append("surface \(index) outlives its removal") }
      if state.needsDerivation || state.restarts || state.wasHiddenInBatch {
        faults.append("something of a batch stays with surface \(index)")
      }
      checkLinks(index, &faults)
      checkSurroundings(index, &faults)
    }
    if holders != coverHolders { faults.append("covers are counted wrongly") }
    let filed = waitingSurfaces.count + rootSurfaces.count
    if filed != surfaces.count(where: { $0.filing != .none }) { faults.append("a surface is filed twice") }
    for content in gatherers.keys {
      for surface in gatherers[content] ?? Rows()
      where surfaces[Int(surface)].visitMemory[content]?.gathered.isEmpty != false {
        faults.append("surface \(surface) has gathered nothing for a content that it is listed for")
      }
    }
  }

  private func checkLinks(_ index: Int, _ faults: inout [String]) {
    let state = surfaces[index]
    let surface = Int32(truncatingIfNeeded: index)
    let name = state.isReported ? state.line.parent : nil
    let parent = name.flatMap { surfaceIndexes[$0] } ?? -1
    if parent != state.parent { faults.append("surface \(index) has the wrong parent") }
    if state.parent >= 0 {
      let around = surfaces[Int(state.parent)]
      if !around.children.indices.contains(state.childPlace) || around.children[state.childPlace] != surface {
        faults.append("surface \(index) is not among the children of its parent")
      }
      if state.filedItem != state.line.parentItem { faults.append("surface \(index) is filed under the wrong item") }
      if let item = state.filedItem, !around.insiders[item].contains(surface) {
        faults.append("surface \(index) is not filed in its item")
      }
      if isMeasuring(index), !around.activeChildren.contains(surface) {
        faults.append("the parent of surface \(index) does not know that it is being measured")
      }
    }
    let filed: Bool
    switch state.filing {
    case .none: filed = parent >= 0 || !state.isReported
    case .waiting(let id): filed = parent < 0 && id == name && waitingSurfaces[id].contains(surface)
    case .root(let id): filed = id == state.line.window && name == nil && rootSurfaces[id].contains(surface)
    }
    if !filed { faults.append("surface \(index) is filed wrongly") }
  }

  private func isMeasuring(_ index: Int) -> Bool {
    !surfaces[index].activeChildren.isEmpty || surfaces[index].candidates.contains { $0.cell >= 0 }
  }

  private func checkSurroundings(_ index: Int, _ faults: inout [String]) {
    let state = surfaces[index]
    var isInRing = false
    var steps = 0
    var current = state.parent
    while current >= 0, !isInRing {
      steps += 1
      isInRing = steps > surfaces.count
      current = surfaces[Int(current)].parent
    }
    if isInRing != state.isInRing { faults.append("surface \(index) is wrong about lying in a ring") }
    // Each is right if it follows from the one around it, and no ring bites its own tail.
    if surroundings(of: index) != state.surroundings { faults.append("surface \(index) has the wrong surroundings") }
    let gateIsOpen =
      state.isOnScreen && !isPaused && !state.surroundings.isPaused
      && sceneIsOpen(windows[Int(state.surroundings.window)].scene)
    if gateIsOpen != state.gateIsOpen { faults.append("the gate of surface \(index) is wrong") }
  }
}
