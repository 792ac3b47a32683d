// SPDX-License-Identifier: MIT

extension Engine {
  /// How long a speed holds (fine print 32).
  static let speedHolds = TimeSpan.milliseconds(150)

  /// Whether a surface and all around it are idle.
  func isIdle(_ surface: Int32) -> Bool { Self.isIdle(surface, surfaces) }

  private static func isIdle(_ surface: Int32, _ surfaces: borrowing Table<SurfaceState>) -> Bool {
    var current = surface
    var steps = 0
    while current >= 0, steps <= surfaces.count {
      if surfaces[Int(current)].phase != .idle { return false }
      current = surfaces[Int(current)].parent
      steps += 1
    }
    return true
  }

  func motionHolds(_ motion: Rule.Motion, _ surface: Int32) -> Bool { Self.motionHolds(motion, surface, surfaces) }

  /// Takes the surfaces alone, since a method would copy the whole engine to be called in the middle of a scroll.
  static func motionHolds(_ motion: Rule.Motion, _ surface: Int32, _ surfaces: borrowing Table<SurfaceState>) -> Bool {
    switch motion {
    case .any: return true
    case .settled: return isIdle(surface, surfaces)
    case .slowerThan(let limit):
      var current = surface
      var steps = 0
      while current >= 0, steps <= surfaces.count {
        let speed = surfaces[Int(current)].phase == .idle ? 0 : surfaces[Int(current)].speed
        // Strictly slower, by the same comparison that reaching a need goes by.
        if !speed.isFinite || Comparison.reaches(speed, limit) || limit.isNaN { return false }
        current = surfaces[Int(current)].parent
        steps += 1
      }
      return true
    }
  }

  /// Follows changed phases and gates: what depends on motion is evaluated again, and rests end or begin.
  mutating func updateMotion() {
    if rules.hasMotion {
      for surface in batch.phasesChanged { markSubtreeDirty(surface) }
    }
    guard rules.hasStops else { return }
    restPass &+= 1
    for surface in batch.phasesChanged { updateRests(from: surface) }
    for surface in batch.relinked { updateRests(from: surface) }
    for entry in batch.derived where surfaces[Int(entry.surface)].restPass != restPass { updateRest(entry.surface) }
  }

  /// Where the gate is closed nothing inside is at rest either, and what closes it has been derived.
  private mutating func updateRests(from surface: Int32) {
    var inner = scratch.inner
    scratch.inner = Rows()
    inner.append(surface)
    while let next = inner.popLast() {
      if surfaces[Int(next)].restPass == restPass { continue }
      updateRest(next)
      if surfaces[Int(next)].gateIsOpen { inner.append(contentsOf: surfaces[Int(next)].children) }
    }
    scratch.inner = inner
  }

  /// A rest is a longest time with the surface and all around it idle and the gates open (fine print 27).
  private mutating func updateRest(_ surface: Int32) {
    surfaces[Int(surface)].restPass = restPass
    let isAtRest = surfaces[Int(surface)].gateIsOpen && isIdle(surface)
    if surfaces[Int(surface)].isAtRest, !isAtRest { endRest(surface) }
    surfaces[Int(surface)].isAtRest = isAtRest
  }

  private mutating func endRest(_ surface: Int32) {
    for rule in rules.rules.indices where rules.rules[rule].repetition == .unlessAtPreviousStop {
      if let variantJudge {
        variantJudge.endRest(rule, surface, in: &self)
        continue
      }
      var memory = memories[rule]
      memories[rule] = RepetitionMemory(.unlessAtPreviousStop, capacity: 1)
      memory.endRest(surface: surface) { wasThere($0, surface, rule) }
      memories[rule] = memory
    }
  }

  /// Whether a cell of the content in this surface had the rule's area and alpha in the old state; a content that could
  /// not be measured may have been there.
  private func wasThere(_ content: ContentKey, _ surface: Int32, _ rule: Int) -> Bool {
    guard let exposure = exposureIndexes[content] else { return false }
    return wasThere(exposure, surface, rule)
  }

  func wasThere(_ exposure: Int32, _ surface: Int32, _ rule: Int) -> Bool {
    var cell = exposures[Int(exposure)].firstCell
    var wasSeen = false
    var wasUnmeasurable = false
    while cell >= 0 {
      let index = Int(cell)
      if cells[index].isUnmeasurable { wasUnmeasurable = true } else if cells[index].isVisible { wasSeen = true }
      if cells[index].surface == surface, areaHolds(rule, cell),
        Comparison.reaches(cells[index].alpha, rules.tests[rule].minimumAlpha)
      {
        return true
      }
      cell = cells[index].next
    }
    return wasUnmeasurable && !wasSeen
  }

  /// Takes the speeds of the surfaces with new offsets (fine print 32).
  mutating func updateSpeeds(_ time: Timestamp) {
    for surface in batch.scrolled {
      let index = Int(surface)
      surfaces[index].hasNewOffset = false
      guard surfaces[index].isReported, surfaces[index].hasGoodOffset else { continue }
      let x = surfaces[index].offset.x - surfaces[index].speedOffset.x
      let y = surfaces[index].offset.y - surfaces[index].speedOffset.y
      let span = (time - surfaces[index].speedOffsetTime).seconds
      let distance = (x * x + y * y).squareRoot()
      // In the batch of its first report a surface has but one offset.
      surfaces[index].speed = span > 0 ? distance / span : 0
      surfaces[index].speedEnds = time + Self.speedHolds
      surfaces[index].speedUncertainty = clock.gap
      surfaces[index].speedOffset = surfaces[index].offset
      surfaces[index].speedOffsetTime = time
      if surfaces[index].speed > 0, !movingSurfaces.contains(surface) { movingSurfaces.append(surface) }
      clock.nextCheck = min(clock.nextCheck, surfaces[index].speedEnds)
      markSubtreeDirty(surface)
    }
  }

  /// Lets the speeds that end at `time` end; answers the error bar of what follows from it.
  mutating func endSpeeds(_ time: Timestamp) -> TimeSpan {
    var uncertainty = TimeSpan.zero
    var place = 0
    while place < movingSurfaces.count {
      let surface = movingSurfaces[place]
      if surfaces[Int(surface)].speedEnds > time {
        place += 1
        continue
      }
      if surfaces[Int(surface)].speed > 0 {
        surfaces[Int(surface)].speed = 0
        uncertainty = surfaces[Int(surface)].speedUncertainty
        markSubtreeDirty(surface)
      }
      movingSurfaces.remove(at: place)
    }
    return uncertainty
  }

  /// Marks every exposure with a cell in a surface or in one inside it.
  mutating func markSubtreeDirty(_ surface: Int32) {
    markCellsDirty(surface)
    if surfaces[Int(surface)].activeChildren.isEmpty { return }
    var inner = scratch.inner
    scratch.inner = Rows()
    inner.append(contentsOf: surfaces[Int(surface)].activeChildren)
    while let next = inner.popLast() {
      markCellsDirty(next)
      inner.append(contentsOf: surfaces[Int(next)].activeChildren)
    }
    scratch.inner = inner
  }

  mutating func markCellsDirty(_ surface: Int32) {
    for place in surfaces[Int(surface)].candidates.indices {
      let cell = surfaces[Int(surface)].candidates[place].cell
      if cell >= 0 { markExposureDirty(ofCell: cell) }
    }
    for place in surfaces[Int(surface)].unmeasurableCells.indices {
      markExposureDirty(ofCell: surfaces[Int(surface)].unmeasurableCells[place])
    }
  }
}
