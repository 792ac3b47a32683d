// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
#endif

extension AnyHostSession {
  func coverErased(_ view: AnyObject, opacity: Double?) {
    uncoverErased(view)
    namedCovers.append(NamedCover(view: view, opacity: opacity))
    searchSoon()
  }

  func uncoverErased(_ view: AnyObject) {
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
      let isCarried = surface.parent?.offsetChanged == true && !surface.covers.isEmpty
      guard isOld || surface.wantsCoverSearch || isCarried else {
        // Something gave reason for this pass, and it may be a cover.
        surface.owesCoverSearch = true
        continue
      }
      surface.wantsCoverSearch = false
      surface.owesCoverSearch = false
      surface.lastCoverSearch = now
      var scratch = CoverScratch()
      swap(&scratch, &coverScratch)
      scratch = CoverSearch(session: self, surface: surface, view: view, scratch: scratch).run()
      if scratch.covers != surface.covers {
        surface.covers = scratch.covers
        feed.covers.append(.covers(surface: surface.id, window: nil, covers: surface.covers))
        scratch.covers = []
      }
      scratch.clear()
      swap(&scratch, &coverScratch)
    }
    for window in windows where window.pass == pass { searchWindow(window) }
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
