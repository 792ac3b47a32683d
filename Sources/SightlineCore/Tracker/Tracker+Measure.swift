// SPDX-License-Identifier: MIT

extension Tracker {
  /// Measures every surface that may have changed: those with lines of their own, and what is visible inside them.
  mutating func measure() {
    pass &+= 1
    if batch.structureChanged {
      for surface in liveSurfaces where surfaces[Int(surface)].parent < 0 {
        measureTree(surface, force: true, all: true, depth: 0)
      }
      // What lies in a ring has no root.
      for surface in liveSurfaces where surfaces[Int(surface)].pass != pass {
        measureTree(surface, force: true, all: false, depth: 0)
      }
      return
    }
    var place = 0
    while place < batch.dirtySurfaces.count {
      let surface = batch.dirtySurfaces[place]
      place += 1
      if surfaces[Int(surface)].pass == pass { continue }
      if surfaces[Int(surface)].parent < 0 {
        if surfaces[Int(surface)].children.isEmpty {
          let isResized = updateGeometry(surface)
          measureItems(surface, force: isResized && rules.usesViewport)
          continue
        }
        measureTree(surface, force: false, all: false, depth: 0)
        continue
      }
      let top = outermostUnmeasured(surface)
      updateChain(surfaces[Int(top)].parent, depth: 0)
      measureTree(top, force: false, all: false, depth: 0)
      noteActive(top)
      if surfaces[Int(surface)].pass != pass { place -= 1 }
    }
  }

  private mutating func outermostUnmeasured(_ surface: Int32) -> Int32 {
    var top = surface
    var current = surfaces[Int(surface)].parent
    var steps = 0
    while current >= 0, steps <= surfaces.count {
      if surfaces[Int(current)].isDirty, surfaces[Int(current)].pass != pass { top = current }
      current = surfaces[Int(current)].parent
      steps += 1
    }
    return top
  }

  /// Brings the geometry of a surface and of all around it up to date, without measuring items.
  private mutating func updateChain(_ surface: Int32, depth: Int) {
    guard surface >= 0, depth <= surfaces.count else { return }
    updateChain(surfaces[Int(surface)].parent, depth: depth + 1)
    if surfaces[Int(surface)].pass != pass { _ = updateGeometry(surface) }
  }

  /// Derives what can be seen of a surface's content; answers whether the size of that has changed.
  @inline(__always)
  private mutating func updateGeometry(_ surface: Int32) -> Bool {
    let index = Int(surface)
    let parent = Int(surfaces[index].parent)
    if parent >= 0 {
      let (region, shift) = (surfaces[parent].region, surfaces[parent].shift)
      return surfaces[index].updateGeometry(
        around: region, shift: shift, isGood: surfaces[parent].hasGoodGeometry)
    }
    let window = Int(surfaces[index].window)
    return surfaces[index].updateGeometry(
      around: window >= 0 ? windows[window].bounds : nil, shift: .zero, isGood: true)
  }

  private mutating func measureTree(_ surface: Int32, force: Bool, all: Bool, depth: Int) {
    let index = Int(surface)
    if depth > surfaces.count || surfaces[index].pass == pass { return }
    surfaces[index].pass = pass
    let isResized = updateGeometry(surface)
    measureItems(surface, force: force || (isResized && rules.usesViewport))
    if surfaces[index].children.isEmpty { return }

    // Children that show something now, or did.
    let base = scratch.children.count
    if all {
      scratch.children.append(contentsOf: surfaces[index].children)
    } else {
      scratch.children.append(contentsOf: surfaces[index].activeChildren)
      if surfaces[index].isOnScreen, surfaces[index].region.isVisible {
        let region = surfaces[index].region
        var found = scratch.children
        scratch.children = []
        surfaces[index].childTree.query(region) { child, _ in found.append(child) }
        scratch.children = found
      }
    }
    let end = scratch.children.count
    surfaces[index].activeChildren.removeAll(keepingCapacity: true)
    for place in base..<end {
      let child = scratch.children[place]
      if surfaces[Int(child)].pass == pass { continue }
      measureTree(child, force: force, all: all, depth: depth + 1)
      if isActive(child) { surfaces[index].activeChildren.append(child) }
    }
    scratch.children.removeLast(scratch.children.count - base)
  }

  /// Whether something in a surface, or in one inside it, is being measured.
  private func isActive(_ surface: Int32) -> Bool {
    let index = Int(surface)
    if !surfaces[index].activeChildren.isEmpty || !surfaces[index].unmeasurableCells.isEmpty { return true }
    return surfaces[index].candidates.contains { $0.cell >= 0 }
  }

  /// Tells the surfaces around one that was measured by itself that it is active.
  private mutating func noteActive(_ surface: Int32) {
    var current = surface
    while surfaces[Int(current)].parent >= 0, isActive(current) {
      let parent = surfaces[Int(current)].parent
      if surfaces[Int(parent)].activeChildren.contains(current) { return }
      surfaces[Int(parent)].activeChildren.append(current)
      current = parent
    }
  }
}
