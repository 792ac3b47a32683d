// SPDX-License-Identifier: MIT

extension Engine {
  /// Applies the vetoes, known contents and resets of the batch, in the order of their lines.
  mutating func applyControls(_ time: Timestamp) {
    let controls = batch.controls
    for control in controls {
      switch control {
      case .veto(let surface, let item, let rule, let isOn):
        guard let index = surfaceIndexes[surface], surfaces[Int(index)].isReported,
          let rule = knownRule(rule, surface)
        else { continue }
        for rule in rule { setVeto(Int(index), item, rule, isOn) }
      case .known(let rule, let contents):
        guard let rule = knownRule(rule, nil) else { continue }
        for rule in rule where rules.rules[rule].repetition == .once {
          if let variantJudge {
            variantJudge.know(contents, rule, time, in: &self)
            continue
          }
          for content in contents where memories[rule].know(content, at: time) { ledger.entries[rule].evicted += 1 }
        }
      case .reset(let surface, let item, let rule): reset(surface, item, rule, time)
      default: break
      }
    }
  }

  @inline(never)
  private mutating func knownRule(_ name: String, _ subject: String?) -> Range<Int>? {
    if let known = rules.indexes(of: name) { return known }
    report(.unknownRule, subject, name)
    return nil
  }

  private mutating func setVeto(_ surface: Int, _ item: String, _ rule: Int, _ isOn: Bool) {
    let rule = Int32(truncatingIfNeeded: rule)
    var vetoed = surfaces[surface].vetoes[item] ?? Rows()
    vetoed.removeAll { $0 == rule }
    if isOn { vetoed.append(rule) }
    surfaces[surface].vetoes[item] = vetoed.isEmpty ? nil : vetoed
  }

  /// Forgets repetition and time gathered; a running stretch goes on and counts from here (fine print 38).
  @inline(never)
  private mutating func reset(_ surface: String?, _ item: String?, _ rule: String?, _ time: Timestamp) {
    var chosen = rules.rules.indices
    if let rule {
      guard let known = knownRule(rule, surface) else { return }
      chosen = known
    }
    var places = liveSurfaces
    if let surface {
      guard let index = knownSurface(surface) else { return }
      places.removeAll()
      places.append(index)
    }
    if item == nil {
      for rule in chosen {
        if surface == nil { forgetRepetition(rule) }
        for place in places {
          if surface != nil { forgetRepetition(rule, surface: place) }
          forgetAllGathered(Int(place), rule)
        }
      }
    }
    var keys = contents(places, item)
    if item == nil { keys.append(contentsOf: exposedContents(surface.flatMap { surfaceIndexes[$0] })) }
    for key in keys {
      for rule in chosen {
        forgetRepetition(rule, key)
        forgetGathered(key, rule)
        if let exposure = exposureIndexes[key] { restart(exposure, rule, time) }
      }
    }
    guard let surface, item == nil, let index = surfaceIndexes[surface] else { return }
    for key in formerContents(of: index) {
      for rule in chosen {
        forgetRepetition(rule, key)
        forgetGathered(key, rule)
        if let exposure = exposureIndexes[key] { restartSum(exposure, rule, time) }
      }
    }
  }

  /// What was there before the batch and is not any more: nothing of it is remembered, measured or not.
  @inline(never)
  private func formerContents(of surface: Int32) -> Rows<ContentKey> {
    var keys = Rows<ContentKey>()
    for place in batch.removals where place.surface == surface {
      let flags = self[surface, place.slot].flags
      if flags.contains(.leaving), flags.isDisjoint(with: [.inserted, .contentChanged]) {
        keys.append(contentKey(surface, place.slot))
      }
    }
    for former in batch.formerContents where former.place.surface == surface { keys.append(former.content) }
    return keys
  }

  private mutating func forgetRepetition(_ rule: Int) {
    memories[rule].forgetEverything()
    variantJudge?.forgetEverything(rule, in: &self)
  }

  private mutating func forgetRepetition(_ rule: Int, surface: Int32) {
    memories[rule].forget(surface: surface)
    variantJudge?.forget(surface: surface, rule, in: &self)
  }

  private mutating func forgetRepetition(_ rule: Int, _ key: ContentKey) {
    memories[rule].forget(key)
    variantJudge?.forget(key, rule, in: &self)
  }

  private mutating func forgetAllGathered(_ surface: Int, _ rule: Int) {
    variantJudge?.forgetSums(inSurface: surface, rule, in: &self)
    for key in surfaces[surface].visitMemory.keys {
      guard let record = surfaces[surface].visitMemory[key], !record.gathered.isEmpty else { continue }
      surfaces[surface].visitMemory[key]?.gathered[rule] = .zero
    }
  }

  /// The contents that are being measured in some surfaces, those included that go away with the batch.
  ///
  /// - Parameter surface: The only one; `nil` if all are.
  @inline(never)
  private func exposedContents(_ surface: Int32?) -> Rows<ContentKey> {
    var found = Rows<ContentKey>()
    for index in exposures.indices where !exposures[index].isFree {
      var cell = exposures[index].firstCell
      while cell >= 0, surface != nil, surface != cells[Int(cell)].surface { cell = cells[Int(cell)].next }
      if cell >= 0 { found.append(keys[index]) }
    }
    return found
  }

  /// The contents of the items that are there after the batch, in the order of surfaces and slots.
  @inline(never)
  private func contents(_ places: Rows<Int32>, _ item: String?) -> Rows<ContentKey> {
    var keys = Rows<ContentKey>()
    for surface in places where surfaces[Int(surface)].isReported {
      let place = Int(surface)
      if let item {
        if let slot = self.presentSlot(of: item, in: place) { keys.append(contentKey(surface, slot)) }
        continue
      }
      for slot in 0..<surfaces[place].items.records.count where surfaces[place].items.records[slot].isPresent {
        keys.append(contentKey(surface, Int32(truncatingIfNeeded: slot)))
      }
    }
    return keys
  }

  private mutating func restart(_ exposure: Int32, _ rule: Int, _ time: Timestamp) {
    let state = Int(exposure) * rules.count + rule
    states[state].isDecided = false
    states[state].isDecidedOutside = false
    states[state].isReported = false
    states[state].carriesDecision = false
    states[state].awaitsExtent = false
    states[state].origin = time
    restartSum(exposure, rule, time)
  }

  private mutating func restartSum(_ exposure: Int32, _ rule: Int, _ time: Timestamp) {
    let state = Int(exposure) * rules.count + rule
    states[state].gathered = .zero
    states[state].gatheredSince = time
    variantJudge?.unsettle(exposure, in: &self)
    markExposureDirty(exposure)
  }
}
