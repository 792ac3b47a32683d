// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
#endif

extension HostSession {
  /// Asks a surface for its facts and its chain: two calls, whatever is in it.
  func sample(_ surface: Surface<Kit>, _ now: Timestamp) {
    guard let view = surface.view else { return }
    surface.hasMoved = false
    surface.offsetChanged = false
    let facts = Kit.facts(of: view)
    if surface.facts != facts {
      noteFacts(facts, of: surface)
      surface.facts = facts
    }
    surface.guests.removeAll(keepingCapacity: true)
    let parent = surface.parent.flatMap { $0.isForgotten ? nil : $0.view }
    surface.hasFoundParent = false
    if let parent {
      fetchLinks(of: surface, view, below: parent)
      surface.hasFoundParent = surface.links.last?.superview === parent && !hasScroll(surface.links.dropFirst())
      if surface.hasFoundParent { return }
    }
    fetchLinks(of: surface, view, below: nil)
  }

  private func noteFacts(_ facts: SurfaceFacts, of surface: Surface<Kit>) {
    guard var old = surface.facts else {
      surface.needsLook = true
      return
    }
    surface.offsetChanged = old.offset != facts.offset
    old.offset = facts.offset
    if old != facts { surface.wantsCoverSearch = true }
    surface.needsLook = true
  }

  private func fetchLinks(of surface: Surface<Kit>, _ view: Kit.View, below top: Kit.View?) {
    buffers.views.removeAll(keepingCapacity: true)
    buffers.views.append(view)
    buffers.chains.clear()
    Kit.chains(of: buffers.views, below: top, into: &buffers.chains)
    surface.links.removeAll(keepingCapacity: true)
    surface.links.append(contentsOf: buffers.chains.links)
  }

  private func hasScroll(_ links: ArraySlice<ViewLink<Kit.View>>) -> Bool {
    links.contains { $0.kind == .scroll && surfacesByKey[ObjectIdentifier($0.view)] == nil }
  }

  /// Finds the surface around a surface, cuts its links there, and makes surfaces of the scroll views in between.
  func findParent(_ surface: Surface<Kit>) {
    if surface.hasFoundParent {
      surface.depth = depth(of: surface)
      deepest = max(deepest, surface.depth)
      return
    }
    let links = surface.links
    surface.isInWindow = links.last?.kind == .window
    var found: Surface<Kit>?
    if let position = links.indices.dropFirst().first(where: { tracked(links[$0].view) != nil }) {
      let root = tracked(links[position].view)
      let between = links[1..<position].filter { $0.kind == .scroll }.map(\.view)
      found = root.map { nest(between, in: $0, of: surface) }
      let top = found?.view
      let end = links.firstIndex { $0.view === top } ?? position
      surface.links.removeSubrange(end...)
    } else if surface.isInWindow {
      surface.windowLink = links.last?.view
      surface.links.removeLast()
      if links.count == 1 { surface.links.append(Self.ownLink(of: links[0])) }
    }
    if surface.parent !== found {
      surface.parent = found
      surface.needsLook = true
      surface.wantsCoverSearch = true
    }
    surface.depth = depth(of: surface)
    deepest = max(deepest, surface.depth)
  }

  /// The link of a window that is a surface itself: into its own coordinates, which begin at its corner.
  private static func ownLink(of window: ViewLink<Kit.View>) -> ViewLink<Kit.View> {
    var link = window
    link.geometry.toSuperview = .translation(x: -window.geometry.bounds.x, y: -window.geometry.bounds.y)
    return link
  }

  func tracked(_ view: Kit.View) -> Surface<Kit>? {
    guard let surface = surfacesByKey[ObjectIdentifier(view)], surface.view === view, !surface.isForgotten else {
      return nil
    }
    return surface
  }

  private func depth(of surface: Surface<Kit>) -> Int {
    var depth = 0
    var around = surface.parent
    while let next = around, depth < Self.deepestNesting {
      depth += 1
      around = next.parent
    }
    return depth
  }

  /// Makes surfaces of untracked scroll views, given from the inside outwards, and answers the innermost.
  func nest(_ scrolls: [Kit.View], in outer: Surface<Kit>, of inner: Surface<Kit>?) -> Surface<Kit> {
    var parent = outer
    for scroll in scrolls.reversed() {
      parent = automatic(scroll, in: parent, named: inner?.id)
    }
    return parent
  }

  /// The surface of a scroll view that nobody tracks, found between an item and its surface.
  ///
  /// It is named for the surface around it and the item that holds it, or else the section; so it is the same surface
  /// when the list has made the scroll view anew.
  func automatic(_ view: Kit.View, in parent: Surface<Kit>, named name: String?) -> Surface<Kit> {
    if let known = tracked(view) { return known }
    var id = parent.id + "/" + (name ?? "scroll")
    var number = 2
    while let known = surfacesByID[id], known.view != nil, known.view !== view {
      id = parent.id + "/" + (name ?? "scroll") + "." + String(number)
      number += 1
    }
    if let known = surfacesByID[id] {
      revive(known, in: view)
      prepare(known, in: parent)
      return known
    }
    let surface = Surface<Kit>(
      id: id, view: view, options: SurfaceOptions(), identification: nil, isAutomatic: true, registration: 0,
      settleTime: options.settleTime, now: scheduler.now)
    add(surface)
    prepare(surface, in: parent)
    return surface
  }

  private func prepare(_ surface: Surface<Kit>, in parent: Surface<Kit>) {
    surface.parent = parent
    sample(surface, scheduler.now)
    findParent(surface)
  }
}
