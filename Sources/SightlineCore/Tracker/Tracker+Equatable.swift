// SPDX-License-Identifier: MIT

// No app compares engines: for telephones this is in debug builds alone.
#if DEBUG || !(os(iOS) || os(tvOS) || os(visionOS))
  extension Tracker: Equatable {
    /// Whether two engines will tell the same of the same inputs from here on, and have the same left to take.
    ///
    /// What one merely keeps at hand to be fast does not count. A number that is not one makes a tracker differ from
    /// itself, as usual. Costs as much as everything that is registered.
    public static func == (left: Tracker, right: Tracker) -> Bool {
      left.engine.clock.open == right.engine.clock.open
        && left.measured().engine.snapshot == right.measured().engine.snapshot
    }
  }

  extension Engine {
    /// The state of an engine without an open batch.
    fileprivate var snapshot: TrackerSnapshot {
      TrackerSnapshot(
        book: book, maximumGap: maximumGap, tracksFractions: tracksFractions, tracksHeld: tracksHeld,
        times: [clock.last, clock.batch, clock.closed], isSilent: clock.isSilent,
        hasEnded: clock.hasEnded, windows: windows,
        surfaces: surfaces.indices.map { surfaceSnapshot($0) }, isPaused: isPaused,
        session: session, exposures: exposureSnapshots(), memories: memories,
        events: events, diagnostics: diagnostics, fractionChanges: fractionChanges,
        heldImpressions: heldImpressions,
        sequence: sequence, ledger: ledger)
    }

    private func surfaceSnapshot(_ index: Int) -> TrackerSnapshot.Surface {
      let state = surfaces[index]
      var items: [TrackerSnapshot.Item] = []
      for slot in 0..<state.items.records.count where state.items.records[slot].isPresent {
        let record = state.items.records[slot]
        items.append(
          TrackerSnapshot.Item(
            id: record.id, content: record.content, attributes: record.attributes, place: record.place,
            index: record.index, alpha: record.alpha,
            ruleSet: record.ruleSet >= 0 ? rules.sets[Int(record.ruleSet)] : nil,
            flags: record.flags, box: state.items.box(of: Int32(truncatingIfNeeded: slot))))
      }
      items.arrange { $0.place < $1.place }
      return TrackerSnapshot.Surface(
        line: state.line, place: state.place, isReported: state.isReported, offset: state.offset, phase: state.phase,
        isShown: state.isShown, reasons: [state.hideReason, state.showReason], isPaused: state.isPaused,
        covers: state.covers, items: items, vetoes: state.vetoes.mapValues { Array($0).arranged(by: <) },
        visit: state.visit, absence: state.absence, wantsNewVisit: state.wantsNewVisit, visitMemory: state.visitMemory,
        isAtRest: state.isAtRest, speed: state.speed, speedEnds: state.speed > 0 ? state.speedEnds : .zero,
        speedOffset: state.speedOffset, speedOffsetTime: state.speedOffsetTime)
    }

    private func exposureSnapshots() -> [ContentKey: TrackerSnapshot.Exposed] {
      exposureIndexes.mapValues { index in
        let exposure = exposures[Int(index)]
        let states = (Int(index) * rules.count..<(Int(index) + 1) * rules.count).map { self.states[$0] }
        return TrackerSnapshot.Exposed(
          isOpen: exposure.isOpen, isUnmeasured: exposure.isUnmeasured, fraction: exposure.fraction,
          since: exposure.since, weighted: exposure.weighted,
          spans: [
            exposure.bands.0, exposure.bands.1, exposure.bands.2, exposure.bands.3, exposure.unmeasured,
          ], maxFraction: exposure.maxFraction, seen: exposure.seen, entries: exposure.entries,
          stretches: states.map { TrackerSnapshot.Stretch($0) })
      }
    }
  }
#endif
