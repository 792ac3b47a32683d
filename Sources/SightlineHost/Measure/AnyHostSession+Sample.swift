// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
#endif

extension AnyHostSession {
  /// Asks a surface for its facts and its chain: two calls, whatever is in it.
  func sample(_ surface: Surface, _ now: Timestamp) {
    guard let view = surface.view else { return }
    surface.hasMoved = false
    surface.offsetChanged = false
    let facts = toolkit.facts(of: view)
    if surface.facts != facts {
      let old = surface.facts
      surface.facts = facts
      noteFacts(facts, after: old, of: surface)
      if surface.offsetChanged { lastScroll = now }
    }
    surface.guests.removeAll(keepingCapacity: true)
    surface.hasFoundParent = false
    if let parent = surface.parent, !parent.isForgotten, let outer = parent.view {
      fetchLinks(of: surface, view, below: outer)
      surface.hasFoundParent =
        surface.found.steps.last?.superview == ObjectIdentifier(outer) && !passesSurface(surface.found.steps)
      if surface.hasFoundParent { return }
    }
    fetchLinks(of: surface, view, below: nil)
  }

  /// Whether a view around the first is a surface, or has to become one.
  private func passesSurface(_ links: [ChainLink]) -> Bool {
    for link in links.dropFirst() where link.kind == .scroll || tracked(link.view) != nil { return true }
    return false
  }

  private func noteFacts(_ facts: SurfaceFacts, after before: SurfaceFacts?, of surface: Surface) {
    guard var old = before else {
      surface.needsLook = true
      return
    }
    surface.offsetChanged = old.offset != facts.offset
    old.offset = facts.offset
    // How it moves is no layout, nor are insets, which change while what is around it scrolls; of a new list it is seen
    // below whether it shows other views.
    (old.safeArea, old.adjustedInsets) = (facts.safeArea, facts.adjustedInsets)
    (old.isTracking, old.isDragging, old.isDecelerating) = (facts.isTracking, facts.isDragging, facts.isDecelerating)
    if surface.offsetChanged { old.listGeneration = facts.listGeneration }
    if old != facts { surface.wantsCoverSearch = true }
    surface.needsLook = true
  }

  private func fetchLinks(of surface: Surface, _ view: AnyObject, below top: AnyObject?) {
    buffers.views.removeAll(keepingCapacity: true)
    buffers.views.append(view)
    surface.found.clear()
    toolkit.chains(of: &buffers.views, below: top, into: &surface.found)
  }

  /// Finds the surface around a surface, cuts its links there, and makes surfaces of the scroll views in between.
  func findParent(_ surface: Surface) {
    surface.isAttached = true
    if !surface.hasFoundParent { meetSurroundings(surface) }
    surface.depth = depth(of: surface)
    deepest = max(deepest, surface.depth)
  }

  private func meetSurroundings(_ surface: Surface) {
    if let (root, position) = firstSurface(in: surface.found.steps) {
      var between: [AnyObject] = []
      for link in surface.found.steps[1..<position] where link.kind == .scroll && !isExcluded(link.view) {
        if let view = surface.found.view(of: link) { between.append(view) }
      }
      let outer = nest(between, in: root, of: surface)
      let end = surface.found.steps.firstIndex { $0.view == outer.key } ?? position
      surface.found.steps.removeSubrange(end...)
      meet(outer, surface)
    } else if let last = surface.found.steps.last, last.kind == .window {
      surface.windowLink = surface.found.view(of: last)
      surface.windowAlpha = last.geometry.isHidden ? 0 : last.geometry.alpha
      surface.found.steps.removeLast()
      if surface.found.steps.isEmpty { surface.found.steps.append(Self.ownLink(of: last)) }
      // What was found in a screen goes on in it as long as it is in that window.
      let stays = surface.parent.map { $0.isScreen && $0.view === surface.windowLink } ?? false
      if !stays { meet(nil, surface) }
    } else {
      // It hangs nowhere: a carousel in a cell that waits for reuse still belongs to the list around it.
      surface.isAttached = false
    }
  }

  /// The innermost surface around the first view of a chain, and where it is in that.
  private func firstSurface(in links: [ChainLink]) -> (surface: Surface, position: Int)? {
    for position in links.indices.dropFirst() {
      if let surface = tracked(links[position].view) { return (surface, position) }
    }
    return nil
  }

  private func meet(_ parent: Surface?, _ surface: Surface) {
    guard surface.parent !== parent else { return }
    surface.parent = parent
    surface.needsLook = true
    surface.wantsCoverSearch = true
  }

  /// The link of a window that is a surface itself: into its own coordinates, which begin at its corner.
  private static func ownLink(of window: ChainLink) -> ChainLink {
    var link = window
    // Its alpha is that of every surface in the window.
    (link.geometry.alpha, link.geometry.isHidden) = (1, false)
    link.geometry.toSuperview = .translation(x: -window.geometry.bounds.x, y: -window.geometry.bounds.y)
    return link
  }

  /// The surface of a view that is there now.
  func tracked(_ view: ObjectIdentifier) -> Surface? {
    guard let surface = surfacesByKey[view], surface.view != nil, !surface.isForgotten else { return nil }
    return surface
  }

  private func depth(of surface: Surface) -> Int {
    var depth = 0
    var around = surface.parent
    while let next = around, depth < Self.deepestNesting {
      depth += 1
      around = next.parent
    }
    return depth
  }

  /// Makes surfaces of untracked scroll views, given from the inside outwards, and answers the innermost.
  func nest(_ scrolls: [AnyObject], in outer: Surface, of inner: Surface?) -> Surface {
    var parent = outer
    for scroll in scrolls.reversed() {
      if let heard = companion?.holder(of: ObjectIdentifier(scroll)) {
        parent = automatic(scroll, in: parent, heldBy: heard)
      } else {
        parent = automatic(scroll, in: parent, named: inner?.id)
      }
    }
    return parent
  }

  /// The surface of a scroll view that nobody tracks, found between an item and its surface.
  ///
  /// It is named for the surface around it and the item that holds it, or else the section; so it is the same surface
  /// when the list has made the scroll view anew, and another one when its cell shows another item.
  func automatic(_ view: AnyObject, in parent: Surface, named name: String?) -> Surface {
    tracked(ObjectIdentifier(view)) ?? make(view, parent.id + "/" + (name ?? "scroll"), in: parent, for: nil)
  }

  /// The same for one that an item of the parent holds.
  func automatic(_ view: AnyObject, in parent: Surface, heldBy item: String) -> Surface {
    if let known = tracked(ObjectIdentifier(view)) {
      guard known.isAutomatic, !known.isScreen, known.namedFor != item else { return known }
      clear(known)
      leave(known)
    }
    return make(view, parent.id + "/" + item, in: parent, for: item)
  }

  private func make(_ view: AnyObject, _ base: String, in parent: Surface, for item: String?) -> Surface {
    var id = base
    var number = 2
    var evicted: AnyObject?
    while let known = surfacesByID[id], known.view !== view, !known.isForgotten, known.isHanging || !known.isAutomatic {
      if isMisnamed(known, in: parent) {
        evicted = known.view
        clear(known)
        break
      }
      id = base + "." + String(number)
      number += 1
    }
    let surface: Surface
    if let known = surfacesByID[id] {
      revive(known, in: view)
      surface = known
    } else {
      surface = Surface(
        id: id, view: view, options: SurfaceOptions(), identification: nil, isAutomatic: true, registration: 0,
        settleTime: options.settleTime, now: scheduler.now)
      add(surface)
    }
    surface.namedFor = item
    prepare(surface, in: parent)
    // Two that have changed places change their names at once.
    if let evicted, let holder = holder(around: evicted, in: parent) {
      _ = automatic(evicted, in: parent, heldBy: holder)
    }
    return surface
  }

  /// Whether a surface that was named for an item does not lie in that item now.
  private func isMisnamed(_ surface: Surface, in parent: Surface) -> Bool {
    guard let item = surface.namedFor, surface.parent === parent else { return false }
    // One that was looked at in this pass has its links no more, but knows what holds it.
    return (surface.found.steps.isEmpty ? surface.parentItem : holder(of: surface, in: parent)?.id) != item
  }

  private func holder(around view: AnyObject, in parent: Surface) -> String? {
    var chain = ChainBuffer(keepsAll: false)
    toolkit.chain(of: view, below: parent.view, into: &chain)
    for link in chain.steps.reversed() {
      if let cell = cells[link.view], cell.view != nil, let slot = cell.slot, slot.isIn(parent) { return slot.line.id }
    }
    return nil
  }

  private func prepare(_ surface: Surface, in parent: Surface) {
    surface.parent = parent
    sample(surface, scheduler.now)
    findParent(surface)
  }
}
