// SPDX-License-Identifier: MIT

/// Which surface lies in which, kept up to date line by line: nothing here walks over all surfaces.
extension Engine {
  /// A surface is there, as of the open batch.
  mutating func enliven(_ surface: Int32) {
    surfaces[Int(surface)].livePlace = liveSurfaces.count
    surfaces[Int(surface)].liveNumber = nextLiveNumber
    nextLiveNumber += 1
    liveSurfaces.append(surface)
  }

  /// A surface has gone for good.
  mutating func retire(_ surface: Int32) {
    let place = surfaces[Int(surface)].livePlace
    guard place >= 0, let last = liveSurfaces.popLast() else { return }
    surfaces[Int(surface)].livePlace = -1
    if last == surface { return }
    liveSurfaces[place] = last
    surfaces[Int(last)].livePlace = place
  }

  /// A surface lies elsewhere now, or may.
  @inline(never)
  mutating func relink(_ surface: Int32) {
    batch.structureChanged = true
    batch.relinked.append(surface)
  }

  /// An id is reported for the first time: surfaces that named it as the one around them have found it.
  mutating func relinkWaiting(for id: String) {
    for surface in waitingSurfaces.takeAll(from: id) {
      surfaces[Int(surface)].filing = .none
      relink(surface)
    }
  }

  /// Links what has lines that may have changed its place, in the order in which the surfaces came.
  mutating func updateLinks() {
    if batch.relinked.isEmpty { return }
    var numbers = Rows<(number: Int64, surface: Int32)>()
    for surface in batch.relinked { numbers.append((surfaces[Int(surface)].liveNumber, surface)) }
    numbers.arrange { $0.number < $1.number }
    batch.relinked = Rows()
    var last: Int32 = -1
    for (_, surface) in numbers where surface != last {
      batch.relinked.append(surface)
      link(surface)
      last = surface
    }
  }

  private mutating func link(_ surface: Int32) {
    let index = Int(surface)
    var parent: Int32 = -1
    if surfaces[index].isReported, let name = surfaces[index].line.parent { parent = surfaceIndexes[name] ?? -1 }
    file(index, hasParent: parent >= 0)
    restructure(surface)
    surfaces[index].needsLook = true
    markDirty(surface)
    if parent == surfaces[index].parent {
      fileInsider(index)
      return
    }
    detach(surface)
    // It moves with others now.
    if rules.hasMotion { markSubtreeDirty(surface) }
    if parent >= 0 { attach(surface, to: parent) }
  }

  private mutating func attach(_ surface: Int32, to parent: Int32) {
    let index = Int(surface)
    surfaces[index].parent = parent
    surfaces[index].childPlace = surfaces[Int(parent)].children.count
    surfaces[Int(parent)].children.append(surface)
    surfaces[index].childPosition = surfaces[Int(parent)].childTree.insert(surface, surfaces[index].box ?? .nothing)
    fileInsider(index)
    guard surfaces[Int(parent)].isInRing || isAround(surface, parent) else { return }
    enterRing(surface)
    report(.parentCycle, surfaces[index].line.id)
  }

  private mutating func detach(_ surface: Int32) {
    let index = Int(surface)
    let parent = Int(surfaces[index].parent)
    guard parent >= 0, let last = surfaces[parent].children.popLast() else { return }
    if last != surface {
      surfaces[parent].children[surfaces[index].childPlace] = last
      surfaces[Int(last)].childPlace = surfaces[index].childPlace
    }
    surfaces[parent].activeChildren.removeAll { $0 == surface }
    surfaces[parent].childTree.remove(surfaces[index].childPosition)
    if surfaces[parent].childTree.wantsRebuild { rebuildChildTree(parent) }
    unfileInsider(index)
    surfaces[index].parent = -1
    surfaces[index].childPlace = -1
    surfaces[index].childPosition = -1
    if surfaces[index].isInRing { leaveRing(surface) }
  }

  private mutating func rebuildChildTree(_ parent: Int) {
    surfaces[parent].childTree.rebuild()
    let payloads = surfaces[parent].childTree.payloads
    for position in 0..<payloads.count {
      surfaces[Int(payloads[position])].childPosition = Int32(truncatingIfNeeded: position)
    }
  }

  // MARK: Rings

  /// Whether the way out from `inner`, which does not lead into a ring, passes `surface`.
  private func isAround(_ surface: Int32, _ inner: Int32) -> Bool {
    if surfaces[Int(surface)].children.isEmpty { return false }
    var current = inner
    while current >= 0 {
      if current == surface { return true }
      current = surfaces[Int(current)].parent
    }
    return false
  }

  /// A surface has come to lie in a ring, and so has all that lies in it.
  private mutating func enterRing(_ surface: Int32) {
    var inner = Rows<Int32>()
    inner.append(surface)
    while let next = inner.popLast() {
      if surfaces[Int(next)].isInRing { continue }
      surfaces[Int(next)].isInRing = true
      inner.append(contentsOf: surfaces[Int(next)].children)
    }
  }

  /// A surface has been taken out of what surrounded it: whatever ring there was, it and all in it are in none now.
  private mutating func leaveRing(_ surface: Int32) {
    var inner = Rows<Int32>()
    inner.append(surface)
    while let next = inner.popLast() {
      surfaces[Int(next)].isInRing = false
      inner.append(contentsOf: surfaces[Int(next)].children)
    }
  }

  // MARK: Lists

  /// Puts a surface into the list in which a line about something else finds it.
  private mutating func file(_ index: Int, hasParent: Bool) {
    var filing = SurfaceFiling.none
    if surfaces[index].isReported {
      if let parent = surfaces[index].line.parent {
        if !hasParent { filing = .waiting(parent: parent) }
      } else {
        filing = .root(window: surfaces[index].line.window)
      }
    }
    if filing == surfaces[index].filing { return }
    let surface = Int32(truncatingIfNeeded: index)
    switch surfaces[index].filing {
    case .none: break
    case .waiting(let parent): waitingSurfaces.take(surface, from: parent)
    case .root(let window): rootSurfaces.take(surface, from: window)
    }
    switch filing {
    case .none: break
    case .waiting(let parent): waitingSurfaces.add(surface, to: parent)
    case .root(let window): rootSurfaces.add(surface, to: window)
    }
    surfaces[index].filing = filing
  }

  private mutating func fileInsider(_ index: Int) {
    let item = surfaces[index].parent >= 0 ? surfaces[index].line.parentItem : nil
    if item == surfaces[index].filedItem { return }
    unfileInsider(index)
    guard let item else { return }
    surfaces[Int(surfaces[index].parent)].insiders.add(Int32(truncatingIfNeeded: index), to: item)
    surfaces[index].filedItem = item
  }

  private mutating func unfileInsider(_ index: Int) {
    guard let item = surfaces[index].filedItem else { return }
    surfaces[Int(surfaces[index].parent)].insiders.take(Int32(truncatingIfNeeded: index), from: item)
    surfaces[index].filedItem = nil
  }

  /// The reported roots that lie in a window.
  func roots(ofWindow window: Int32) -> Rows<Int32> {
    var roots = window == 0 ? rootSurfaces[nil] : Rows()
    if let id = windows[Int(window)].id { roots.append(contentsOf: rootSurfaces[id]) }
    return roots
  }
}
