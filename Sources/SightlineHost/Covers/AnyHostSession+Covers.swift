// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
#endif

extension AnyHostSession {
  package func coverErased(_ view: AnyObject, opacity: Double?) {
    uncoverErased(view)
    namedCovers.append(NamedCover(view: view, opacity: opacity))
    searchSoon()
  }

  package func uncoverErased(_ view: AnyObject) {
    namedCovers.removeAll { $0.view === view || $0.view == nil }
    searchSoon()
  }

  private func searchSoon() {
    for surface in surfaces { surface.wantsCoverSearch = true }
    noteChange()
  }
}

extension AnyHostSession {
  /// Looks for what lies over the surfaces: at once where a layout has changed, else a few times a second.
  func searchCovers(_ now: Timestamp) {
    for surface in surfaces {
      guard surface.pass == pass, surface.line != nil, !surface.isResting, let view = surface.view else { continue }
      let isOld = surface.lastCoverSearch.map { now - $0 >= options.coverInterval } ?? true
      guard isOld || surface.wantsCoverSearch || !carryCovers(of: surface) else {
        // Something gave reason for this pass, and it may be a cover.
        surface.owesCoverSearch = true
        continue
      }
      surface.wantsCoverSearch = false
      surface.owesCoverSearch = false
      surface.lastCoverSearch = now
      surface.coversFor = surface.parent?.place.toWindow ?? .identity
      onStep?(.coverSearchBegan)
      var search = CoverSearch(session: self, surface: surface, view: view)
      swap(&search.scratch, &coverScratch)
      search.run()
      if search.scratch.covers != surface.covers {
        surface.covers = search.scratch.covers
        feed.covers.append(.covers(surface: surface.id, window: nil, covers: surface.covers))
        search.scratch.covers = []
      }
      search.scratch.clear()
      swap(&search.scratch, &coverScratch)
      onStep?(.coverSearchEnded)
    }
    for window in windows where window.pass == pass { searchWindow(window) }
  }

  /// Moves the covers of a nested surface with what it lies in, without a question: they lie there, too.
  /// - Returns: Whether that is all that has to be done.
  private func carryCovers(of surface: Surface) -> Bool {
    guard let parent = surface.parent, !surface.covers.isEmpty else { return true }
    let (now, before) = (parent.place.toWindow, surface.coversFor)
    if now == before { return true }
    guard now.linear == before.linear, namedCovers.isEmpty else { return false }
    for position in surface.covers.indices {
      surface.covers[position].rect.x += now.tx - before.tx
      surface.covers[position].rect.y += now.ty - before.ty
    }
    surface.coversFor = now
    feed.covers.append(.covers(surface: surface.id, window: nil, covers: surface.covers))
    return true
  }

  /// The docked keyboard lies over everything in a window.
  private func searchWindow(_ window: HostWindow) {
    var covers: [Cover] = []
    if let keyboard, let frame = window.facts?.frame {
      let rect = Rect(
        x: keyboard.x - frame.x, y: keyboard.y - frame.y, width: keyboard.width, height: keyboard.height)
      let part = ChainMath.intersection(rect, Rect(x: 0, y: 0, width: frame.width, height: frame.height))
      if part.width > 0, part.height > 0 { covers.append(Cover(rect: part, kind: .opaque, by: "keyboard")) }
    }
    guard covers != window.covers else { return }
    window.covers = covers
    feed.covers.append(.covers(surface: nil, window: window.id, covers: covers))
  }
}
