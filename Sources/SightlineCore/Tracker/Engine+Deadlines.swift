// SPDX-License-Identifier: MIT

extension Engine {
  /// When something falls due, as of the last measured batch.
  var deadline: Timestamp? {
    if clock.hasEnded { return nil }
    var earliest = variantsDue
    var isOpen = false
    for index in exposures.indices {
      earliest = min(earliest, exposures[index].due)
      isOpen = isOpen || exposures[index].isOpen
    }
    for surface in movingSurfaces { earliest = min(earliest, surfaces[Int(surface)].speedEnds) }
    if isOpen, let silence = silenceBegins { earliest = min(earliest, silence + TimeSpan(nanoseconds: 1)) }
    return earliest == .distantFuture ? nil : earliest
  }

  /// The end of the time for which the last state may be held; `nil` if there is none, or it has passed.
  private var silenceBegins: Timestamp? {
    guard let maximumGap, let batch = clock.batch, !clock.isSilent else { return nil }
    return batch + maximumGap
  }

  /// Settles on the old state what fell due up to `time`, `time` included, in order of time.
  mutating func settle(through time: Timestamp) {
    if time < clock.nextCheck { return }
    while true {
      var due = variantsDue
      for index in exposures.indices where exposures[index].due < due { due = exposures[index].due }
      for surface in movingSurfaces { due = min(due, surfaces[Int(surface)].speedEnds) }
      let silence = silenceBegins ?? .distantFuture
      if due <= time, due <= silence, due < .distantFuture {
        fallDue(due)
      } else if silence < time, silence < .distantFuture {
        fallSilent(silence)
      } else {
        clock.nextCheck = min(due, silence == .distantFuture ? silence : silence + TimeSpan(nanoseconds: 1))
        return
      }
    }
  }

  @inline(never)
  private mutating func fallDue(_ time: Timestamp) {
    sessionBefore = session
    variantJudge?.fallDue(time, in: &self)
    for index in exposures.indices where exposures[index].due <= time {
      let exposure = Int32(truncatingIfNeeded: index)
      for rule in 0..<rules.count {
        let state = index * rules.count + rule
        guard states[state].isRunning, !states[state].isDecided, !states[state].awaitsExtent,
          dueTime(state, rule) <= time
        else { continue }
        if extentHolds(index, rule) {
          let moment = Moment(time: time, uncertainty: states[state].uncertainty)
          satisfy(exposure, rule, states[state].named, .fellDue, moment)
        } else {
          states[state].awaitsExtent = true
        }
      }
      updateDue(index)
    }
    decide()
    flushEvents()
    guard movingSurfaces.contains(where: { surfaces[Int($0)].speedEnds <= time }) else { return }
    pass &+= 1
    let uncertainty = endSpeeds(time)
    tellDeadline(time, uncertainty: uncertainty)
  }

  /// The host has been silent for longer than it promised: nothing is measured from here on (fine print 15, 41).
  private mutating func fallSilent(_ time: Timestamp) {
    clock.isSilent = true
    pass &+= 1
    markAllExposuresDirty()
    tellDeadline(time, uncertainty: clock.gap)
  }

  /// When the time of a running, undecided stretch is complete.
  @inline(never)
  mutating func dueTime(_ state: Int, _ index: Int) -> Timestamp {
    let rule = rules.tests[index]
    var due = states[state].origin + rule.continuous
    if rule.cumulative > .zero {
      due = max(due, states[state].gatheredSince + (rule.cumulative - states[state].gathered))
    }
    return due
  }

  mutating func extentHolds(_ exposure: Int, _ index: Int) -> Bool {
    let need = rules.tests[index].extent
    if need <= 0 { return true }
    let named = exposures[exposure].named
    guard named >= 0 else { return false }
    // An edge within the slack counts as on screen, as for the fraction.
    var seen = exposures[exposure].seen
    let box = cells[Int(named)].box
    let x = book.slack / box.width
    let y = book.slack / box.height
    if Comparison.reaches(x, seen.minX) { seen.minX = min(0, seen.minX) }
    if Comparison.reaches(y, seen.minY) { seen.minY = min(0, seen.minY) }
    if Comparison.reaches(x, 1 - seen.maxX) { seen.maxX = max(1, seen.maxX) }
    if Comparison.reaches(y, 1 - seen.maxY) { seen.maxY = max(1, seen.maxY) }
    return Comparison.reaches(seen.area, need)
  }

  /// Decides what is due at once, and when the rest will be.
  mutating func decideDue(_ exposure: Int32, _ moment: Moment) {
    let index = Int(exposure)
    for rule in 0..<rules.count {
      let state = index * rules.count + rule
      guard states[state].isRunning, !states[state].isDecided else { continue }
      guard dueTime(state, rule) <= moment.time else {
        // Another surface's sum may have taken the place of one that was complete.
        states[state].awaitsExtent = false
        continue
      }
      if extentHolds(index, rule) {
        satisfy(exposure, rule, states[state].named, .dueAtOnce, moment)
      } else {
        states[state].awaitsExtent = true
      }
    }
    updateDue(index)
  }

  private mutating func updateDue(_ index: Int) {
    var due = Timestamp.distantFuture
    for rule in 0..<rules.count {
      let state = index * rules.count + rule
      if states[state].isRunning, !states[state].isDecided, !states[state].awaitsExtent {
        due = min(due, dueTime(state, rule))
      }
    }
    exposures[index].due = due
    if due < clock.nextCheck { clock.nextCheck = due }
  }
}
