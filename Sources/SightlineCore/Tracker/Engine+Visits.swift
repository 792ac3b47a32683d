// SPDX-License-Identifier: MIT

extension Engine {
  /// Follows each window's scene into the background and back (fine print 20).
  mutating func updateScenes(_ time: Timestamp) {
    var renews = false
    for window in batch.windows {
      let window = Int(window)
      let scene = windows[window].scene
      if scene == windows[window].measuredScene { continue }
      if scene == .background, windows[window].awaySince == nil { windows[window].awaySince = time }
      guard scene == .active, let since = windows[window].awaySince else { continue }
      windows[window].awaySince = nil
      guard book.visits.outcome(for: .background, absence: time - since) == .new else { continue }
      windows[window].renewsVisits = true
      renews = true
    }
    if renews { demandNewVisits() }
  }

  /// Every surface of a window whose scene has changed has been derived, so they are all at hand.
  private mutating func demandNewVisits() {
    for entry in batch.derived {
      let surface = Int(entry.surface)
      let window = surfaces[surface].surroundings.window
      if window >= 0, windows[Int(window)].renewsVisits, surfaces[surface].visit > 0 {
        surfaces[surface].wantsNewVisit = true
      }
    }
    for window in batch.windows { windows[Int(window)].renewsVisits = false }
  }

  /// Begins, continues or ends the visit of a surface whose place on screen has been derived anew.
  mutating func updateVisit(_ surface: Int32, wasOnScreen: Bool, _ time: Timestamp) {
    let index = Int(surface)
    switch (wasOnScreen, surfaces[index].isOnScreen) {
    case (false, false): break
    case (true, false): surfaces[index].absence = absence(index, time)
    case (false, true): comeOnScreen(index, time)
    case (true, true):
      if surfaces[index].wantsNewVisit || flapAsksForNewVisit(index) {
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

  @inline(never)
  private mutating func beginVisit(_ index: Int) {
    let (sum, overflow) = surfaces[index].visit.addingReportingOverflow(1)
    surfaces[index].visit = overflow ? .max : sum
    surfaces[index].wantsNewVisit = false
    forgetVisit(index)
  }

  /// Forgets what a visit remembers of its contents.
  mutating func forgetVisit(_ index: Int) {
    if rules.hasCumulative {
      let surface = Int32(truncatingIfNeeded: index)
      for (content, record) in surfaces[index].visitMemory where !record.gathered.isEmpty {
        gatherers[content]?.removeAll { $0 == surface }
        if gatherers[content]?.isEmpty == true { gatherers[content] = nil }
      }
    }
    surfaces[index].visitMemory.removeAll()
  }

  /// Notes the outermost surface that hides this one now (fine print 19).
  private func absence(_ index: Int, _ time: Timestamp) -> SurfaceAbsence {
    let surroundings = surfaces[index].surroundings
    guard surroundings.window >= 0, surroundings.hidden >= 0 else {
      return SurfaceAbsence(since: time, outermost: -1)
    }
    let reason = surfaces[Int(surroundings.hidden)].hideReason
    return SurfaceAbsence(since: time, outermost: surroundings.hidden, reason: reason)
  }

  /// Whether a hide and a show of this surface, or one around it, in one batch end the visit (fine print 18).
  private func flapAsksForNewVisit(_ index: Int) -> Bool {
    let flapped = surfaces[index].surroundings.flapped
    guard flapped >= 0 else { return false }
    let reason = surfaces[Int(flapped)].hideReason ?? surfaces[Int(flapped)].showReason
    return book.visits.outcome(for: reason, absence: .zero) == .new
  }
}
