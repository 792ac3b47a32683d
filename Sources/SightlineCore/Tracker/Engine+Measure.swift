// SPDX-License-Identifier: MIT

extension Engine {
  /// Measures every surface that may have changed: those with lines of their own, and what is visible inside them.
  mutating func measure() {
    pass &+= 1
    var place = 0
    while place < batch.dirtySurfaces.count {
      let surface = batch.dirtySurfaces[place]
      let index = Int(surface)
      place += 1
      if surfaces[index].pass == pass { continue }
      if !surfaces[index].isOnScreen {
        measureNothing(surface)
      } else if surfaces[index].parent < 0 {
        measureTree(surface)
      } else {
        measureChain(surface)
      }
    }
  }

  /// Drops what is being measured in a surface that is not on screen; what lies in it is not either, and does the same.
  private mutating func measureNothing(_ surface: Int32) {
    surfaces[Int(surface)].pass = pass
    if !surfaces[Int(surface)].activeChildren.isEmpty { surfaces[Int(surface)].activeChildren.removeAll() }
    measureItems(surface)
  }

  /// Measures a surface that lies in others, and the changed ones among those around it first, from the outermost.
  private mutating func measureChain(_ surface: Int32) {
    var path = scratch.path
    scratch.path = Rows()
    path.removeAll(keepingCapacity: true)
    var current = surface
    while current >= 0, surfaces[Int(current)].geometryPass != pass {
      path.append(current)
      current = surfaces[Int(current)].parent
    }
    while let next = path.popLast() {
      let index = Int(next)
      if surfaces[index].pass == pass { continue }
      if surfaces[index].isDirty {
        measureTree(next)
        noteActive(next)
      } else {
        updateGeometry(next)
      }
    }
    scratch.path = path
  }

  /// Brings the geometry of a surface and of all around it up to date: what cannot be seen is not kept so.
  mutating func updateGeometryOutwards(from surface: Int32) {
    if surfaces[Int(surface)].isInRing { return }
    pass &+= 1
    var path = Rows<Int32>()
    var current = surface
    while current >= 0 {
      path.append(current)
      current = surfaces[Int(current)].parent
    }
    while let next = path.popLast() { updateGeometry(next) }
  }

  /// Derives what can be seen of a surface's content, from what can be seen of the one around it.
  @inline(never)
  private mutating func updateGeometry(_ surface: Int32) {
    let index = Int(surface)
    surfaces[index].geometryPass = pass
    let parent = Int(surfaces[index].parent)
    let isResized: Bool
    if parent >= 0 {
      let (region, shift) = (surfaces[parent].region, surfaces[parent].shift)
      isResized = surfaces[index].updateGeometry(
        around: region, shift: shift, isGood: surfaces[parent].hasGoodGeometry)
    } else {
      let window = Int(surfaces[index].surroundings.window)
      isResized = surfaces[index].updateGeometry(
        around: window >= 0 ? windows[window].bounds : nil, shift: .zero, isGood: true)
    }
    if isResized, rules.usesViewport { surfaces[index].needsLook = true }
  }

  /// Measures a surface and what shows something inside it, or did. A stack instead of recursion: a trace may lay
  /// surfaces into each other to any depth.
  @inline(never)
  private mutating func measureTree(_ top: Int32) {
    measureAlone(top)
    if surfaces[Int(top)].children.isEmpty { return }
    let bottom = scratch.frames.count
    pushChildren(top)
    while scratch.frames.count > bottom {
      let last = scratch.frames.count - 1
      if scratch.frames[last].next < scratch.frames[last].end {
        let child = scratch.children[scratch.frames[last].next]
        scratch.frames[last].next += 1
        if surfaces[Int(child)].pass == pass { continue }
        measureAlone(child)
        if surfaces[Int(child)].children.isEmpty {
          keepIfActive(child)
        } else {
          pushChildren(child)
        }
        continue
      }
      let frame = scratch.frames.removeLast()
      while scratch.children.count > frame.start { scratch.children.removeLast() }
      if scratch.frames.count > bottom { keepIfActive(frame.surface) }
    }
  }

  @inline(__always)
  private mutating func measureAlone(_ surface: Int32) {
    surfaces[Int(surface)].pass = pass
    updateGeometry(surface)
    measureItems(surface)
  }

  /// Puts the children of a measured surface on the stack that show something now, or did.
  private mutating func pushChildren(_ surface: Int32) {
    let index = Int(surface)
    let start = scratch.children.count
    scratch.children.append(contentsOf: surfaces[index].activeChildren)
    surfaces[index].activeChildren.removeAll(keepingCapacity: true)
    if surfaces[index].isOnScreen, surfaces[index].region.isVisible {
      let region = surfaces[index].region
      var found = scratch.children
      scratch.children = Rows()
      surfaces[index].childTree.query(region) { child, _ in found.append(child) }
      scratch.children = found
    }
    scratch.frames.append(MeasureFrame(surface: surface, start: start, next: start, end: scratch.children.count))
  }

  /// Tells the parent of a child that was measured from it that something in the child is being measured.
  private mutating func keepIfActive(_ child: Int32) {
    if isActive(child) { surfaces[Int(surfaces[Int(child)].parent)].activeChildren.append(child) }
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
