// SPDX-License-Identifier: MIT

extension Tracker {
  /// Why an item does or does not count as of the last measured batch, or `nil` if the item is not known.
  ///
  /// Measures an open batch first, on a copy: asking changes nothing.
  public func explain(surface: String, item: String) -> Explanation? {
    explain(surface: surface, items: [item]).first
  }

  /// The same for several items of a surface, in their order, of which those that are not known are left out. Costs one
  /// copy for all.
  public func explain(surface: String, items: [String]) -> [Explanation] {
    var copy = measured()
    return copy.engine.explainMeasured(surface, items)
  }

  /// What closes the way for everything in a surface as of the last input; empty when all gates are open, `nil` for a
  /// surface that is not reported.
  public func closedGates(of surface: String) -> [Explanation.Gate]? {
    guard let index = engine.surfaceIndexes[surface], engine.surfaces[Int(index)].isReported else { return nil }
    return measured().engine.closedGates(index)
  }
}

extension Engine {
  fileprivate mutating func explainMeasured(_ surface: String, _ items: [String]) -> [Explanation] {
    if let index = surfaceIndexes[surface] { updateGeometryOutwards(from: index) }
    var explanations: [Explanation] = []
    for item in items {
      if let explanation = explainMeasured(surface, item) { explanations.append(explanation) }
    }
    return explanations
  }

  private mutating func explainMeasured(_ surfaceID: String, _ itemID: String) -> Explanation? {
    guard let surface = surfaceIndexes[surfaceID], surfaces[Int(surface)].isReported,
      let slot = self.presentSlot(of: itemID, in: Int(surface))
    else { return nil }
    let record = self[surface, slot]
    var result = Explanation(
      time: clock.last ?? .zero, surface: surfaceID, item: itemID, content: record.content)
    result.gates = closedGates(surface)
    result.isHidden =
      record.flags.contains(.hidden) || record.alpha <= 0 || surfaces[Int(surface)].surroundings.isHiddenByItem
    result.isMeasurable = !record.flags.contains(.unmeasurable)
    result.hasGoodNumbers = !record.flags.contains(.badNumber) && surfaces[Int(surface)].hasGoodGeometry
    result.alpha = record.alpha * surfaces[Int(surface)].surroundings.alpha
    let part = explainArea(surface, slot, &result)
    explainRules(surface, slot, part, &result)
    return result
  }

  @inline(never)
  fileprivate func closedGates(_ surface: Int32) -> [Explanation.Gate] {
    var gates: [Explanation.Gate] = []
    var current = surface
    var steps = 0
    while steps <= surfaces.count {
      steps += 1
      let state = surfaces[Int(current)]
      if !state.isReported { gates.append(.unknown(state.line.id)) }
      if !state.isShown { gates.append(.hiddenSurface(state.line.id)) }
      if state.isPaused { gates.append(.paused(state.line.id)) }
      guard let parent = state.line.parent else {
        let window = window(ofRoot: current)
        if window < 0 {
          gates.append(.unknown(state.line.window ?? ""))
        } else if !sceneIsOpen(windows[Int(window)].scene) {
          gates.append(.scene(window: windows[Int(window)].id, state: windows[Int(window)].scene))
        }
        break
      }
      guard state.parent >= 0, !state.isInRing else {
        gates.append(.unknown(parent))
        break
      }
      current = state.parent
    }
    if isPaused { gates.append(.paused(nil)) }
    return gates
  }

  /// What takes the item's area away, from the innermost surface outwards, then the window, then the covers.
  private mutating func explainArea(_ surface: Int32, _ slot: Int32, _ result: inout Explanation) -> VisiblePart? {
    let box = surfaces[Int(surface)].items.box(of: slot)
    guard box.minX < box.maxX, box.minY < box.maxY else { return nil }
    result.itemArea = box.area
    var left = box
    func lose(_ reason: Explanation.Loss.Reason, _ clip: Box) {
      let rest = left.intersection(clip)
      let area = rest.isVisible ? rest.area : 0
      let before = left.isVisible ? left.area : 0
      if before > area { result.losses.append(.init(reason: reason, area: before - area)) }
      left = rest
    }
    let shift = surfaces[Int(surface)].shift
    var current = surface
    var steps = 0
    while current >= 0, steps <= surfaces.count, surfaces[Int(surface)].hasGoodGeometry {
      steps += 1
      let state = surfaces[Int(current)]
      let x = shift.x - state.shift.x
      let y = shift.y - state.shift.y
      if let frame = state.box, let insets = state.insets {
        let bounds = Box(
          minX: state.offset.x, minY: state.offset.y, maxX: state.offset.x + frame.width,
          maxY: state.offset.y + frame.height)
        lose(.surface(state.line.id), bounds.shifted(x: x, y: y))
        lose(.insets(state.line.id), state.viewport(frame, insets).shifted(x: x, y: y))
      }
      if state.parent < 0, state.surroundings.window >= 0,
        let window = windows[Int(state.surroundings.window)].bounds
      {
        lose(.window(windows[Int(state.surroundings.window)].id ?? ""), window.shifted(x: shift.x, y: shift.y))
      }
      current = state.parent
    }
    guard left.isVisible, result.hasGoodNumbers, surfaces[Int(surface)].isOnScreen, !result.isHidden else { return nil }
    return explainCovers(surface, slot, box, left, &result)
  }

  private mutating func explainCovers(
    _ surface: Int32, _ slot: Int32, _ box: Box, _ clip: Box, _ result: inout Explanation
  ) -> VisiblePart? {
    let all = coversOver(surface, slot)
    var covers = Rows<Box>()
    var before = clip.area
    for (box, cover) in all {
      covers.append(box)
      let rest = scratch.covers.rest(of: clip, under: covers)?.area ?? 0
      if rest < before {
        let reason = Explanation.Loss.Reason.cover(by: cover.by, kind: cover.kind, opacity: cover.opacity)
        result.losses.append(.init(reason: reason, area: before - rest))
      }
      before = rest
    }
    guard let part = visiblePart(of: box, clip: clip, covers: covers) else { return nil }
    result.visibleArea = part.visible
    result.fraction = part.visible / part.area
    return part
  }

  private func coversOver(_ surface: Int32, _ slot: Int32) -> [(Box, Cover)] {
    let shift = surfaces[Int(surface)].shift
    let window = surfaces[Int(surface)].surroundings.window
    var found = window >= 0 ? windows[Int(window)].covers : Rows()
    var current = surface
    while current >= 0 {
      found.append(contentsOf: surfaces[Int(current)].covers)
      current = surfaces[Int(current)].parent
    }
    let name = surfaces[Int(surface)].line.id
    let item = self[surface, slot].id
    return found.compactMap { state in
      if state.excepts(surface: name, item: item) || liesInException(surface, of: state) { return nil }
      return (state.box.shifted(x: shift.x, y: shift.y), state.cover)
    }
  }

  private mutating func explainRules(
    _ surface: Int32, _ slot: Int32, _ part: VisiblePart?, _ result: inout Explanation
  ) {
    let own = self[surface, slot].ruleSet
    let set = rules.sets[Int(own >= 0 ? own : surfaces[Int(surface)].ruleSet)]
    let key = contentKey(surface, slot)
    let exposure = exposureIndexes[key]
    if let exposure, exposures[Int(exposure)].isOpen { result.seenExtent = exposures[Int(exposure)].seenExtent }
    for index in rules.rules.indices where set.contains[index] {
      let rule = rules.rules[index]
      let viewport = surfaces[Int(surface)].region.isVisible ? surfaces[Int(surface)].region.area : 0
      let areaHolds =
        part.map {
          rules.tests[index].areaHolds(
            visible: $0.visible, area: $0.area, decidingArea: $0.decidingArea, viewport: viewport)
        } ?? false
      let alphaHolds = Comparison.reaches(result.alpha, rule.minimumAlpha)
      let motionHolds = motionHolds(rule.motion, surface)
      let isViewable =
        areaHolds && alphaHolds && motionHolds && result.gates.isEmpty && result.isMeasurable && !clock.isSilent
      let times = gatheredTimes(exposure, index, surface)
      result.rules.append(
        Explanation.RulePart(
          rule: rule, decidingFraction: decidingFraction(rule, part, viewport), areaHolds: areaHolds,
          alphaHolds: alphaHolds, motionHolds: motionHolds, isViewable: isViewable, continuous: times.continuous,
          cumulative: times.cumulative,
          missing: max(
            .zero, max(rule.continuous - times.continuous, rule.cumulative - times.cumulative)),
          repetition: repetition(exposure, index, surface, slot, key), isReported: isReported(exposure, index)))
    }
  }

  private func isReported(_ exposure: Int32?, _ rule: Int) -> Bool {
    guard let exposure, exposures[Int(exposure)].isOpen else { return false }
    return states[Int(exposure) * rules.count + rule].isReported
  }

  private func decidingFraction(_ rule: Rule, _ part: VisiblePart?, _ viewport: Double) -> Double {
    guard let part, part.decidingArea > 0 else { return 0 }
    let ofItem = part.visible / part.decidingArea
    let ofViewport = viewport > 0 ? ofItem * part.area / viewport : 0
    switch rule.of {
    case .item: return ofItem
    case .viewport: return ofViewport
    case .either: return max(ofItem, ofViewport)
    }
  }

  private mutating func gatheredTimes(
    _ exposure: Int32?, _ rule: Int, _ surface: Int32
  ) -> (continuous: TimeSpan, cumulative: TimeSpan) {
    guard let exposure else { return (.zero, .zero) }
    let now = clock.last ?? .zero
    let state = states[Int(exposure) * rules.count + rule]
    let continuous = state.isRunning ? now - state.origin : .zero
    let cumulative = rules.rules[rule].cumulative > .zero ? viewableTime(exposure, rule, surface, now) : continuous
    return (continuous, cumulative)
  }

  private mutating func repetition(
    _ exposure: Int32?, _ rule: Int, _ surface: Int32, _ slot: Int32, _ key: ContentKey
  ) -> Explanation.RulePart.Repetition {
    var isDecided = false
    if let exposure {
      let state = states[Int(exposure) * rules.count + rule]
      isDecided = state.isRunning && state.isDecided
    }
    if isDecided, isReported(exposure, rule) { return .decidedInThisStretch }
    // Where nothing was reported, the reason says more than that a decision was taken.
    let occasion = RepetitionMemory.Occasion(
      content: key, surface: surface, visit: surfaces[Int(surface)].visit, session: session, time: clock.last ?? .zero)
    if memories[rule].peek(occasion) == .held { return .heldBack }
    if !isSampled(rule, key) { return .sampledOut }
    if isVetoed(rule, surface, self[surface, slot].id) { return .vetoed }
    return isDecided ? .decidedInThisStretch : .free
  }
}
