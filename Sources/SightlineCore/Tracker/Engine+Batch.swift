// SPDX-License-Identifier: MIT

extension Engine {
  /// Measures the open batch once, after its last line, and tells what has changed.
  mutating func closeBatch() {
    guard let time = clock.open else { return }
    clock.open = nil
    sessionBefore = session
    if !batch.isPlain { takeEffect(time) }
    measure()
    if batch.isPlain, dirtyExposures.isEmpty, deadCells.isEmpty, !clock.isSilent, !tracksFractions {
      finishPlainBatch()
      return
    }
    if clock.isSilent {
      clock.isSilent = false
      markAllExposuresDirty()
    }
    tellChanges(time, uncertainty: clock.gap)
    if batch.ends { closeEverything(time) }
    finishBatch()
    expectSilence(time)
  }

  /// Lets everything but new geometry take effect. The order matters: taps are judged on the old state, rests end on
  /// the old measurements, and cells leave their contents only after that.
  private mutating func takeEffect(_ time: Timestamp) {
    if !batch.taps.isEmpty { tapOldState(time) }
    if !batch.controls.isEmpty { applyControls(time) }
    if batch.sessions > 0 { countSessions() }
    if batch.structureChanged { updateStructure(time) }
    if !batch.phasesChanged.isEmpty || (batch.structureChanged && rules.hasStops) { updateMotion() }
    if !batch.contentChanges.isEmpty { detachChangedContents() }
    if !batch.scrolled.isEmpty { updateSpeeds(time) }
  }

  private mutating func expectSilence(_ time: Timestamp) {
    if let maximumGap { clock.nextCheck = min(clock.nextCheck, time + maximumGap + TimeSpan(nanoseconds: 1)) }
  }

  /// The end of a batch that only scrolled and changed nothing that is told.
  @inline(__always)
  private mutating func finishPlainBatch() {
    if let time = clock.batch { expectSilence(time) }
    while let surface = batch.dirtySurfaces.popLast() { surfaces[Int(surface)].isDirty = false }
  }

  /// Evaluates what has changed, in two steps where visits restart: first without what restarts, then with it.
  private mutating func tellChanges(_ time: Timestamp, uncertainty: TimeSpan) {
    let moment = Moment(time: time, uncertainty: uncertainty)
    if batch.hasRestarts {
      let count = dirtyExposures.count
      for place in 0..<count { evaluate(dirtyExposures[place], moment, masksRestarts: true) }
    }
    var place = 0
    while place < dirtyExposures.count {
      evaluate(dirtyExposures[place], moment, masksRestarts: false)
      place += 1
    }
    if !batch.taps.isEmpty { tapNewState(moment) }
    decide()
    flushEvents()
    if tracksFractions { tellFractions(time) }
    releaseDead()
  }

  /// The same for a deadline: nothing has been reported, only time has passed.
  mutating func tellDeadline(_ time: Timestamp, uncertainty: TimeSpan) {
    sessionBefore = session
    tellChanges(time, uncertainty: uncertainty)
  }

  private mutating func countSessions() {
    let (sum, overflow) = session.addingReportingOverflow(batch.sessions)
    session = overflow ? .max : sum
  }

  /// Makes what has changed in the open batch the state that is.
  private mutating func finishBatch() {
    for place in batch.inserted { self[place.surface, place.slot].flags.remove(.inserted) }
    for former in batch.formerContents {
      self[former.place.surface, former.place.slot].flags.remove(.contentChanged)
    }
    if !batch.removals.isEmpty { finishRemovals() }
    for surface in batch.leavingSurfaces { finishLeaving(surface) }
    if batch.structureChanged {
      for entry in batch.derived {
        let surface = Int(entry.surface)
        surfaces[surface].visitBefore = surfaces[surface].visit
        surfaces[surface].restarts = false
        surfaces[surface].surroundings.flapped = -1
      }
      for surface in batch.hidden { surfaces[Int(surface)].wasHiddenInBatch = false }
      for window in batch.windows { windows[Int(window)].measuredScene = windows[Int(window)].scene }
    }
    for surface in batch.dirtySurfaces { surfaces[Int(surface)].isDirty = false }
    batch.clear()
  }

  private mutating func finishRemovals() {
    for place in batch.removals {
      let surface = Int(place.surface)
      self[surface, place.slot].flags.remove(.listedForRemoval)
      guard self[surface, place.slot].flags.contains(.leaving) else { continue }
      if !ghosts.isEmpty { refreshGhosts(place.surface, place.slot, goneCause(place.surface, place.slot)) }
      if !surfaces[surface].vetoes.isEmpty {
        surfaces[surface].vetoes[self[surface, place.slot].id] = nil
      }
      surfaces[surface].items.remove(place.slot)
    }
  }

  private mutating func finishLeaving(_ surface: Int32) {
    let index = Int(surface)
    surfaces[index].isLeaving = false
    guard !surfaces[index].isReported else { return }
    surfaces[index].items = ItemStore()
    surfaces[index].candidates = Rows()
    surfaces[index].candidatesAreStale = true
    surfaces[index].edgesAreStale = true
    setCovers(Rows(), ofSurface: index)
    surfaces[index].vetoes = [:]
    // It comes back with a new visit, which remembers nothing of this one.
    forgetVisit(index)
    surfaces[index].absence = nil
    surfaces[index].visitBefore = surfaces[index].visit
    surfaces[index].restarts = false
    retire(surface)
    if lastSurface.index == surface { lastSurface = ("", -1) }
  }
}
