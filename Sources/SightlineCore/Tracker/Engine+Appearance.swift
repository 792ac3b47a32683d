// SPDX-License-Identifier: MIT

extension Engine {
  /// A content is seen with this as its best cell.
  mutating func see(_ exposure: Int32, _ best: Int32, _ moment: Moment, masksRestarts: Bool) {
    let index = Int(exposure)
    let fraction = cells[Int(best)].fraction
    if !exposures[index].isOpen {
      appear(exposure, best, moment)
    } else if exposures[index].isUnmeasured {
      exposures[index].unmeasured &+= (moment.time - exposures[index].since).nanoseconds
      exposures[index].isUnmeasured = false
      exposures[index].since = moment.time
    } else if exposures[index].fraction != fraction {
      exposures[index].accumulate(until: moment.time)
    }
    exposures[index].fraction = fraction
    exposures[index].named = best
    if !ghosts.isEmpty { ghosts[Int32(truncatingIfNeeded: index)] = nil }
    if fraction > exposures[index].maxFraction { exposures[index].maxFraction = fraction }
    if exposures[index].firstCell == best, cells[Int(best)].next < 0 {
      exposures[index].seen.formUnion(cells[Int(best)].seen)
      // Variants are judged at every change.
      exposures[index].isSteady = !masksRestarts && variantJudge == nil
      return
    }
    var cell = exposures[index].firstCell
    while cell >= 0 {
      if isSeen(cell, masksRestarts: masksRestarts) { exposures[index].seen.formUnion(cells[Int(cell)].seen) }
      cell = cells[Int(cell)].next
    }
  }

  /// A content can no longer be measured: its appearance stays open (fine print 41).
  mutating func loseSight(_ exposure: Int32, _ moment: Moment) {
    let index = Int(exposure)
    if exposures[index].isUnmeasured { return }
    exposures[index].accumulate(until: moment.time)
    exposures[index].isUnmeasured = true
  }

  @inline(never)
  private mutating func appear(_ exposure: Int32, _ best: Int32, _ moment: Moment) {
    let index = Int(exposure)
    let surface = Int(cells[Int(best)].surface)
    let key = keys[index]
    exposures[index].isOpen = true
    exposures[index].isUnmeasured = false
    exposures[index].since = moment.time
    exposures[index].weighted = 0
    exposures[index].bands = (0, 0, 0, 0)
    exposures[index].unmeasured = 0
    exposures[index].maxFraction = 0
    exposures[index].seen = .nothing
    exposures[index].entries = surfaces[surface].visitMemory[key, default: .init()].countEntry()
    for rule in 0..<rules.count {
      states[index * rules.count + rule].isDecidedOutside = false
      states[index * rules.count + rule].isReported = false
    }
    tell(.began, exposure, cellName(best), .appear(fraction: cells[Int(best)].fraction), moment, isAppear: true)
  }

  @inline(never)
  mutating func disappear(_ exposure: Int32, _ moment: Moment, masksRestarts: Bool) {
    let index = Int(exposure)
    let cause =
      exposures[index].named >= 0
      ? self.cause(exposures[index].named, rule: nil, masksRestarts: masksRestarts)
      : ghostCause(index, masksRestarts: masksRestarts)
    close(exposure, cause, .ended, moment)
  }

  /// Ends the open appearance with its record.
  mutating func close(_ exposure: Int32, _ cause: Cause, _ group: EventGroup, _ moment: Moment) {
    let index = Int(exposure)
    if exposures[index].isUnmeasured {
      exposures[index].unmeasured &+= (moment.time - exposures[index].since).nanoseconds
    } else {
      exposures[index].accumulate(until: moment.time)
    }
    let name = exposures[index].named >= 0 ? cellName(exposures[index].named) : ghostName(index)
    tell(group, exposure, name, .disappear(record(index, cause)), moment)
    exposures[index].isOpen = false
    exposures[index].isUnmeasured = false
    exposures[index].named = -1
    if !ghosts.isEmpty { ghosts[Int32(truncatingIfNeeded: index)] = nil }
    for rule in 0..<rules.count {
      let state = index * rules.count + rule
      states[state].longest = .zero
      states[state].applied = false
      states[state].carriesDecision = false
      states[state].isDecidedOutside = false
      states[state].isReported = false
    }
  }

  private func record(_ index: Int, _ cause: Cause) -> ExposureRecord {
    var longest: [ExposureRecord.Longest] = []
    for rule in 0..<rules.count where states[index * rules.count + rule].applied {
      longest.append(.init(rule: rules.rules[rule].name, span: states[index * rules.count + rule].longest))
    }
    let visible = exposures[index].visibleTime
    let mean = visible > 0 ? exposures[index].weighted / Double(visible) : exposures[index].maxFraction
    let bands = exposures[index].bands
    let detail = ExposureRecord.Detail(
      meanFraction: mean,
      bands: [bands.0, bands.1, bands.2, bands.3].map { TimeSpan(nanoseconds: $0) },
      entries: exposures[index].entries)
    return ExposureRecord(
      cause: cause, visibleTime: TimeSpan(nanoseconds: visible), longest: longest,
      maxFraction: exposures[index].maxFraction, detail: book.record == .full ? detail : nil,
      seenExtent: exposures[index].seenExtent, unmeasured: TimeSpan(nanoseconds: exposures[index].unmeasured))
  }

  /// The recording ends: closes what is open, after every other event of the time.
  mutating func closeEverything(_ time: Timestamp) {
    let moment = Moment(time: time, uncertainty: clock.gap)
    for index in exposures.indices where exposures[index].isOpen {
      let exposure = Int32(truncatingIfNeeded: index)
      for rule in 0..<rules.count where states[index * rules.count + rule].isRunning {
        endStretch(exposure, rule, moment, masksRestarts: false, closes: true)
      }
      exposures[index].due = .distantFuture
      close(exposure, .end, .closed, moment)
    }
    clock.nextCheck = .distantFuture
    flushEvents()
  }
}
