// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
#endif

/// One search for what lies over one surface, in window coordinates: the closed list of design 8.4, and nothing else.
///
/// Later siblings at every level up to the window or the enclosing surface, what the surface itself shows over its
/// items (pinned headers), presented views, windows above, and what the app has named. At most one call a sibling.
@MainActor
struct CoverSearch {
  let session: AnyHostSession
  let surface: Surface
  let view: AnyObject
  /// What was found, and room that is used again. Nobody else holds it meanwhile: it would be copied.
  var scratch = CoverScratch()

  init(session: AnyHostSession, surface: Surface, view: AnyObject) {
    self.session = session
    self.surface = surface
    self.view = view
  }

  /// A window above and a presented view are looked into this deep, and at this many views.
  private static var deepestContent: Int { 4 }
  private static var mostContents: Int { 64 }

  /// Searches; what was found is in the scratch.
  mutating func run() {
    scratch.clear()
    scratch.views.append(view)
    session.toolkit.chains(of: &scratch.views, below: surface.parent?.view, into: &scratch.chain)
    guard let last = scratch.chain.steps.last else { return }
    for position in surface.slots.indices where session.isNear(surface.slots[position].line.frame, surface) {
      scratch.near.append(position)
    }
    overItems(toWindow: surface.place.toWindow)
    insideHolders()
    overLevels()
    if surface.parent == nil, last.kind == .window, let window = scratch.chain.view(of: last) {
      presented(in: window)
      windowsAbove(window)
    }
    named()
  }

  // MARK: Within the surface

  /// Pinned headers, and other views of the surface that are drawn over its items.
  private mutating func overItems(toWindow: Affine) {
    guard !scratch.near.isEmpty else { return }
    scratch.views.removeAll(keepingCapacity: true)
    session.toolkit.contents(of: view, into: &scratch.views)
    placeItems()
    for position in scratch.views.indices {
      let content = scratch.views[position]
      guard session.tracked(ObjectIdentifier(content)) == nil else { continue }
      let item = session.cells[ObjectIdentifier(content)].flatMap { $0.view === content ? $0 : nil }
      if let slot = item?.slot, slot.isIn(surface) {
        guard session.isNear(slot.line.frame, surface), isOverAny(slot.line.frame, drawnAt: position) else { continue }
      } else if !isOverAny(nil, drawnAt: position) {
        continue
      }
      let paint = session.toolkit.paint(of: content)
      let frame = paint.geometry.toSuperview.then(surface.place.linear).box(of: paint.geometry.bounds)
      guard isOverAny(frame, drawnAt: position) else { continue }
      add(paint, through: toWindow, clip: nil, except: itemsNotBelow(position), by: name(of: item))
    }
  }

  /// Finds which view of the surface each item lies in, so that it is known what is drawn over it.
  private mutating func placeItems() {
    scratch.places.removeAll(keepingCapacity: true)
    // Items mostly come in the order of their views.
    var next = 0
    for _ in surface.slots { scratch.places.append(CoverScratch.elsewhere) }
    for number in scratch.near {
      let place = session.cells[surface.slots[number].cellKey]?.top.flatMap { scratch.place(of: $0, from: next) }
      scratch.places[number] = place ?? CoverScratch.unknown
      if let place { next = place + 1 }
    }
  }

  /// Whether an item on screen, or near it, is drawn before that place and, where a frame is given, under it.
  func isOverAny(_ frame: Rect?, drawnAt position: Int) -> Bool {
    for number in scratch.near where scratch.places[number] < position {
      guard let frame else { return true }
      let common = ChainMath.intersection(surface.slots[number].line.frame, frame)
      if common.width > book.slack, common.height > book.slack { return true }
    }
    return false
  }

  var book: RuleBook { session.book }

  /// A view and what is inside it never covers itself, nor what is drawn after it.
  func itemsNotBelow(_ position: Int) -> [Cover.Exception] {
    var items: [Cover.Exception] = []
    for number in scratch.near where scratch.places[number] >= position {
      items.append(Cover.Exception(surface: surface.id, item: surface.slots[number].line.id))
    }
    return items
  }

  private func name(of cell: HostCell?) -> String? {
    switch cell?.place.kind {
    case .header?: "header"
    case .footer?: "footer"
    case .cell?, .supplementary?, nil: nil
    }
  }

  // MARK: Around the surface

  private mutating func overLevels() {
    // From each level's superview to the window, and what clips on the way.
    for level in scratch.chain.steps.indices {
      let link = scratch.chain.steps[level]
      guard let superview = link.superview, link.kind != .window else { break }
      if superview == surface.parent?.key { break }
      guard let view = scratch.chain.view(of: link) else { break }
      scratch.views.removeAll(keepingCapacity: true)
      session.toolkit.siblings(above: view, into: &scratch.views)
      guard !scratch.views.isEmpty else { continue }
      let (outer, clip) = toWindow(from: level + 1)
      for position in scratch.views.indices {
        add(session.toolkit.paint(of: scratch.views[position]), through: outer, clip: clip)
      }
    }
  }

  /// From the coordinates of the superview at a level to the window, and what clips on the way.
  private func toWindow(from level: Int) -> (transform: Affine, clip: Rect?) {
    var way = Passage()
    for link in scratch.chain.steps[level...] where link.kind != .window { way.leave(link.geometry, clipped: true) }
    guard let parent = surface.parent?.place.toWindow else { return (way.transform, way.clip) }
    return (way.transform.then(parent), way.clip.map { parent.box(of: $0) })
  }

  mutating func add(
    _ paint: Paint, through outer: Affine, clip: Rect?, except: [Cover.Exception] = [], by name: String? = nil
  ) {
    guard let cover = paint.cover(least: session.options.minimumCoverOpacity) else { return }
    let transform = paint.geometry.toSuperview.then(outer)
    let box = transform.box(of: paint.geometry.bounds)
    // What is turned covers less than its upright box: it is not known what.
    guard !ChainMath.isTurned(transform, paint.geometry.bounds, box: box) else { return }
    let rect = clip.map { ChainMath.intersection(box, $0) } ?? box
    guard rect.width > 0, rect.height > 0 else { return }
    scratch.covers.append(
      Cover(rect: rect, kind: cover.kind, opacity: cover.opacity, except: except, by: name ?? cover.by))
  }

  // MARK: Presented views and windows above

  private mutating func presented(in window: AnyObject) {
    scratch.views.removeAll(keepingCapacity: true)
    session.toolkit.presented(in: window, into: &scratch.views)
    guard !scratch.views.isEmpty else { return }
    // Views that are registered by themselves belong to the window as a surface, and lie in their screen.
    scratch.path.clear()
    session.toolkit.chain(of: surface.isScreen ? surface.screenView ?? view : view, into: &scratch.path)
    for position in firstPresentedOver..<scratch.views.count { addPresented(scratch.views[position], in: window) }
  }

  /// What was presented before the screen of this surface lies under it.
  private var firstPresentedOver: Int {
    let own = scratch.views.lastIndex { shown in scratch.path.steps.contains { $0.view == ObjectIdentifier(shown) } }
    return own.map { $0 + 1 } ?? 0
  }

  private mutating func windowsAbove(_ window: AnyObject) {
    scratch.views.removeAll(keepingCapacity: true)
    session.toolkit.windows(above: window, into: &scratch.views)
    guard let own = surface.window?.facts?.frame else { return }
    for position in scratch.views.indices {
      let other = scratch.views[position]
      let frame = session.toolkit.windowFacts(of: other).frame
      let shift = Affine.translation(x: frame.x - own.x, y: frame.y - own.y)
      // A window's own geometry maps to the screen; here its contents are wanted in this window's coordinates.
      var paint = session.toolkit.paint(of: other)
      paint.geometry.toSuperview = .translation(x: -paint.geometry.bounds.x, y: -paint.geometry.bounds.y)
      var left = Self.mostContents
      addPainted(other, paint, through: shift, by: "window", depth: 0, &left)
    }
  }

  /// A presented view, or what it contains where it paints nothing itself.
  private mutating func addPresented(_ view: AnyObject, in window: AnyObject) {
    scratch.path.clear()
    session.toolkit.chain(of: view, into: &scratch.path)
    guard let last = scratch.path.steps.last, last.view == ObjectIdentifier(window) else { return }
    var transform = Affine.identity
    for link in scratch.path.steps.dropFirst() where link.kind != .window {
      if link.geometry.isHidden || link.geometry.alpha <= 0 { return }
      transform = transform.then(link.geometry.toSuperview)
    }
    var left = Self.mostContents
    let paint = session.toolkit.paint(of: view)
    addPainted(view, paint, through: transform, by: "presented", depth: 0, &left)
  }

  private mutating func addPainted(
    _ view: AnyObject, _ paint: Paint, through outer: Affine, by name: String, depth: Int, _ left: inout Int
  ) {
    let geometry = paint.geometry
    guard !geometry.isHidden, geometry.alpha > 0, geometry.isFlat, !paint.isKeyboard, left > 0 else { return }
    left -= 1
    if paint.cover(least: session.options.minimumCoverOpacity) != nil {
      add(paint, through: outer, clip: nil, by: name)
      return
    }
    guard depth < Self.deepestContent else { return }
    // What a view contains is put on top of what is still to be looked at, and taken off again.
    let first = scratch.contents.count
    session.toolkit.contents(of: view, into: &scratch.contents)
    let inner = geometry.toSuperview.then(outer)
    for position in first..<scratch.contents.count {
      let content = scratch.contents[position]
      // Once no more may be looked at, nothing is asked any more.
      if left <= 0 { break }
      addPainted(content, session.toolkit.paint(of: content), through: inner, by: name, depth: depth + 1, &left)
    }
    scratch.contents.removeLast(scratch.contents.count - first)
  }
}
