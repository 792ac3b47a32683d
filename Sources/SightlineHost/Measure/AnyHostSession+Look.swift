// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
#endif

extension AnyHostSession {
  /// Looks at one surface: whether it is on screen, where it lies, how it moves, what it shows.
  func look(at surface: Surface, _ now: Timestamp) {
    if isRenamed(surface) { return }
    surface.pass = pass
    surface.isLookedAt = false
    if let parent = surface.parent {
      surface.window = parent.window
    } else if let view = surface.windowLink {
      surface.window = window(for: view)
    }
    defer {
      surface.windowLink = nil
      surface.found.clear()
    }
    guard let view = surface.view, let facts = surface.facts else { return }
    let isShown = updateScreen(surface, surface.isScreen ? surface.screenView : view, now)
    guard surface.isHanging, let window = surface.window else { return leaveWindow(surface) }
    surface.hasHadWindow = true
    guard isShown, surface.context.transition == nil || !surface.followsScreen else { return rest(surface) }
    // Layouts of a scene in the background are for the switcher's pictures and must move nothing.
    guard window.facts?.scene ?? .background != .background else { return }
    guard !facts.hasUncommittedUpdates else {
      retry = true
      return
    }
    if surface.parent?.isResting == true { return }
    surface.isLookedAt = true
    if isHeldBack(surface, facts, now) { return }
    updatePlace(surface)
    updateMotion(surface, facts, now)
    showItems(of: surface, view, facts)
    surface.needsLook = false
  }

  // MARK: On screen or not

  /// Whether the surface counts as shown; tells the engine where that has changed.
  private func updateScreen(_ surface: Surface, _ view: AnyObject?, _ now: Timestamp) -> Bool {
    guard surface.followsScreen, let view else { return true }
    surface.context.reset()
    toolkit.screen(of: view, into: &surface.context)
    surface.context.transition = surface.patience.believed(
      surface.context.transition, at: now, patience: options.transitionPatience)
    // Between two pages a finger may stay for as long as it likes.
    if let endless = surface.patience.endless, endless != .page {
      report(.endlessTransition, surface: surface.id, nil)
    }
    let isInReusedCell = surface.parent != nil && !surface.context.hasWindow
    // A carousel whose cell waits for reuse is not hidden: its visit is that of the list around it.
    if isInReusedCell { return surface.screen.isShown }
    let taste = ScreenOptions(hidesUnderSheets: surface.options.hidesUnderSheets ?? options.hidesUnderSheets)
    switch surface.screen.update(surface.context, options: taste) {
    case .show(let reason)?:
      renew(surface)
      if surface.line != nil { feed.screens.append(.show(surface: surface.id, reason: reason)) }
    case .hide(let reason)?:
      surface.settle.rest()
      if surface.line != nil { feed.screens.append(.hide(surface: surface.id, reason: reason)) }
    case nil: break
    }
    return surface.screen.isShown
  }

  /// Nothing is looked at while a surface is hidden, enters or leaves: the engine keeps what it was told.
  private func rest(_ surface: Surface) {
    surface.isResting = true
  }

  private func leaveWindow(_ surface: Surface) {
    surface.isResting = true
    if surface.parent != nil { clear(surface) }
  }

  /// Takes everything out of a surface that is off screen though what is around it is not.
  func clear(_ surface: Surface) {
    let ids = surface.slots.map(\.line.id)
    if !ids.isEmpty, surface.line != nil {
      feed.removals.append(.remove(surface: surface.id, items: ids, reason: .offscreen))
    }
    surface.settle.rest()
    release(surface)
  }

  /// Whether a surface that was named for an item lies in another one now: then that is another surface, in this view.
  private func isRenamed(_ surface: Surface) -> Bool {
    guard let item = surface.namedFor, let parent = surface.parent,
      let holder = holder(of: surface, in: parent)?.id ?? companion?.holder(of: surface.key), holder != item,
      surface.isHanging, let view = surface.view
    else { return false }
    return automatic(view, in: parent, heldBy: holder) !== surface
  }

  // MARK: Where

  private func updatePlace(_ surface: Surface) {
    surface.isResting = false
    let parent = surface.parent
    let holder = parent.flatMap { self.holder(of: surface, in: $0) }
    let isSame =
      ChainStep.equal(surface.chain, surface.found.steps) && parent?.hasMoved != true && surface.line != nil
      && surface.insetsFor == insets(of: surface) && surface.parentItem == holder?.id
      && surface.windowAlphaFor == surface.windowAlpha
    surface.hasMoved = !isSame
    if isSame { return }
    if !ChainStep.equal(surface.chain, surface.found.steps) {
      surface.chain.removeAll(keepingCapacity: true)
      for link in surface.found.steps {
        surface.chain.append(ChainStep(view: link.view, geometry: link.geometry))
      }
    }
    surface.insetsFor = insets(of: surface)
    surface.windowAlphaFor = surface.windowAlpha
    var place = SurfacePlace(
      surface.found.steps[...], in: parent?.place, holder: holder?.position, insets: surface.insetsFor)
    place.alpha *= surface.windowAlpha
    place.isHidden = place.isHidden || surface.windowAlpha <= 0
    let before = surface.place
    place.steady(after: before)
    surface.hasMoved =
      place.linear != before.linear || place.toWindow != before.toWindow || place.alpha != before.alpha
      || place.isHidden != before.isHidden || place.isTurned != before.isTurned
    surface.place = place
    surface.parentItem = holder?.id
    tellPlace(surface)
  }

  private func insets(of surface: Surface) -> Insets {
    switch surface.options.viewport {
    case .bounds: .zero
    case .safeArea: surface.facts?.safeArea ?? .zero
    case .adjustedInsets: surface.facts?.adjustedInsets ?? .zero
    case .inset(let insets): insets
    }
  }

  /// The outermost item of the parent that the links pass through.
  func holder(of surface: Surface, in parent: Surface) -> (position: Int, id: String)? {
    for position in surface.found.steps.indices.reversed() {
      guard let cell = cells[surface.found.steps[position].view], cell.view != nil,
        let slot = cell.slot, slot.isIn(parent)
      else { continue }
      return (position, slot.line.id)
    }
    return nil
  }

  private func tellPlace(_ surface: Surface) {
    let line = SurfaceLine(
      id: surface.id, window: surface.parent == nil ? surface.window?.id : nil, frame: surface.place.frame,
      parent: surface.parent?.id, parentItem: surface.parentItem, insets: surface.place.insets,
      rules: surface.options.rules)
    guard line != surface.line else { return }
    let isNew = surface.line == nil
    surface.line = line
    surface.wantsCoverSearch = true
    feed.surfaces.append(.surface(line))
    if isNew {
      surface.offset = .zero
      surface.phase = .idle
    }
  }

  // MARK: How it moves

  private func updateMotion(_ surface: Surface, _ facts: SurfaceFacts, _ now: Timestamp) {
    surface.settle.sample(facts, at: now)
    let offset = surface.place.offset
    let phase = surface.settle.phase
    if offset != surface.offset {
      let isSame = phase == surface.phase
      feed.motions.append(.scroll(surface: surface.id, offset: offset, phase: isSame ? nil : phase))
    } else if phase != surface.phase {
      feed.motions.append(.phase(surface: surface.id, phase: phase))
    }
    surface.offset = offset
    surface.phase = phase
  }

  /// The third article's economy, by choice: a small move is not looked at until it adds up or motion ends.
  private func isHeldBack(_ surface: Surface, _ facts: SurfaceFacts, _ now: Timestamp) -> Bool {
    let least = surface.options.minimumScrollDistance ?? options.minimumScrollDistance
    guard least > 0, surface.line != nil, !surface.wantsCoverSearch,
      ChainStep.equalButOffset(surface.chain, surface.found.steps)
    else { return false }
    var trial = surface.settle
    trial.sample(facts, at: now)
    guard trial.phase != .idle, trial.phase == surface.phase else { return false }
    let moved = max(
      abs(facts.offset.x - surface.place.bounds.x), abs(facts.offset.y - surface.place.bounds.y))
    guard moved > 0, moved < least else { return false }
    surface.settle = trial
    return true
  }

  // MARK: Windows

  func window(for view: AnyObject) -> HostWindow {
    let window = known(view)
    guard window.pass != pass else { return window }
    window.pass = pass
    var facts = toolkit.windowFacts(of: view)
    // Where the scene says nothing of itself, the last notice about it stands.
    if facts.scene == nil { facts.scene = window.scene ?? window.line?.scene }
    window.scene = nil
    window.facts = facts
    let line = WindowLine(id: window.id, frame: facts.frame, scale: facts.scale, scene: facts.scene ?? .background)
    if line != window.line {
      window.line = line
      feed.windows.append(.window(line))
    }
    return window
  }

  private func known(_ view: AnyObject) -> HostWindow {
    if let known = windows.first(where: { $0.view === view }) { return known }
    if let gone = windows.first(where: { $0.view == nil }) {
      gone.adopt(view)
      return gone
    }
    let id = windows.isEmpty ? "main" : "window-" + String(windows.count + 1)
    let window = HostWindow(id: id, view: view)
    windows.append(window)
    return window
  }
}
