// SPDX-License-Identifier: MIT

extension Tracker {
  /// Follows each window's scene into the background and back (fine print 20).
  mutating func updateScenes(_ time: Timestamp) {
    for window in windows.indices {
      let state = windows[window]
      if state.scene == state.measuredScene { continue }
      if state.scene == .background, state.awaySince == nil { windows[window].awaySince = time }
      guard state.scene == .active, let since = state.awaySince else { continue }
      windows[window].awaySince = nil
      if book.visits.outcome(for: .background, absence: time - since) == .new { demandNewVisits(Int32(window)) }
    }
  }

  private mutating func demandNewVisits(_ window: Int32) {
    for surface in liveSurfaces where surfaces[Int(surface)].visit > 0 {
      let surface = Int(surface)
      if rootWindow(surface) == window { surfaces[surface].wantsNewVisit = true }
    }
  }

  private func rootWindow(_ surface: Int) -> Int32 {
    var current = surface
    var steps = 0
    while surfaces[current].parent >= 0, steps <= surfaces.count {
      current = Int(surfaces[current].parent)
      steps += 1
    }
    return window(ofRoot: Int32(truncatingIfNeeded: current))
  }

  /// Begins, continues or ends the visit of a surface whose place on screen has been derived anew.
  mutating func updateVisit(_ surface: Int32, wasOnScreen: Bool, _ time: Timestamp) {
    let index = Int(surface)
    switch (wasOnScreen, surfaces[index].isOnScreen) {
    case (false, false): break
    case (true, false): surfaces[index].absence = absence(surface, time)
    case (false, true): comeOnScreen(index, time)
    case (true, true):
      if surfaces[index].wantsNewVisit || flapAsksForNewVisit(surface) {
        beginVisit(index)
        surfaces[index].restarts = true
        batch.hasRestarts = true
        markCellsDirty(surface)
      }
    }
  }

  private mutating func comeOnScreen(_ index: Int, _ time: Timestamp) {
    if surfaces[index].visit == 0 || surfaces[index].wantsNewVisit || !continuesVisit(index, time) {
      beginVisit(index)
    }
    surfaces[index].absence = nil
  }

  private func continuesVisit(_ index: Int, _ time: Timestamp) -> Bool {
    guard let absence = surfaces[index].absence, absence.outermost >= 0 else { return false }
    let reason = absence.reason ?? surfaces[Int(absence.outermost)].showReason
    return book.visits.outcome(for: reason, absence: time - absence.since) == .same
  }

  private mutating func beginVisit(_ index: Int) {
    let (sum, overflow) = surfaces[index].visit.addingReportingOverflow(1)
    surfaces[index].visit = overflow ? .max : sum
    surfaces[index].wantsNewVisit = false
    surfaces[index].visitMemory.removeAll()
  }

  /// Notes the outermost surface that hides this one now (fine print 19).
  private func absence(_ surface: Int32, _ time: Timestamp) -> SurfaceState.Absence {
    guard isRooted(surface) else { return SurfaceState.Absence(since: time, outermost: -1) }
    let outermost = self.outermost(surface) { !$0.isShown }
    let reason = outermost >= 0 ? surfaces[Int(outermost)].hideReason : nil
    return SurfaceState.Absence(since: time, outermost: outermost, reason: reason)
  }

  /// Whether a hide and a show of this surface, or one around it, in one batch end the visit (fine print 18).
  private func flapAsksForNewVisit(_ surface: Int32) -> Bool {
    let flapped = outermost(surface) { $0.wasHiddenInBatch }
    guard flapped >= 0 else { return false }
    let state = surfaces[Int(flapped)]
    return book.visits.outcome(for: state.hideReason ?? state.showReason, absence: .zero) == .new
  }

  private func outermost(_ surface: Int32, where matches: (SurfaceState) -> Bool) -> Int32 {
    var found: Int32 = -1
    var current = surface
    while current >= 0 {
      if matches(surfaces[Int(current)]) { found = current }
      current = surfaces[Int(current)].parent
    }
    return found
  }
}
