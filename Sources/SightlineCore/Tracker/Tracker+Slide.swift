// SPDX-License-Identifier: MIT

extension Tracker {
  /// The steady scroll: nothing covers, and nothing has changed but the offset.
  ///
  /// Where an item is the only cell of its content and no rule is met or missed by the tick, its measurement and its
  /// appearance are brought up to date in place, as ``look(_:_:_:)`` and ``evaluate(_:_:masksRestarts:)`` would.
  /// All others are left in `scratch.changed`, for those two. This is the path that every frame takes, so it works on
  /// buffers and allocates nothing.
  mutating func slide(_ surface: Int32) {
    let index = Int(surface)
    let pass = SlidePass(
      region: surfaces[index].region, viewport: rules.usesViewport ? surfaces[index].region.area : 0,
      slack: book.slack, time: clock.batch ?? .zero)
    if rules.hasMotion { askMotion(surface) }
    // What was whole and is still inside is whole: most ticks only touch what lies at the edges of the viewport.
    let touchesAll = surfaces[index].edgesAreStale || !pass.region.contains(surfaces[index].wholeBounds)
    var changed: [Int32] = []
    var turned: [Int32] = []
    swap(&changed, &scratch.changed)
    swap(&turned, &scratch.turned)
    if !changed.isEmpty { changed.removeAll(keepingCapacity: true) }
    let tests = rules.tests
    let sets = rules.sets.count > 1 ? rules.sets : []
    let motionHolds = rules.hasMotion ? scratch.motionHolds : []
    let edges = touchesAll ? [] : surfaces[index].edges
    surfaces[index].candidates.withUnsafeMutableBufferPointer { candidates in
      cells.withUnsafeMutableBufferPointer { cells in
        exposures.withUnsafeMutableBufferPointer { exposures in
          states.withUnsafeBufferPointer { states in
            for step in 0..<(touchesAll ? candidates.count : edges.count) {
              let place = touchesAll ? step : Int(edges[step])
              let outcome = pass.slide(&candidates[place], cells, exposures, states, tests, sets, motionHolds)
              switch outcome {
              case .done: break
              case .turns: turned.append(cells[Int(candidates[place].cell)].exposure)
              case .needsLook: changed.append(Int32(truncatingIfNeeded: place))
              }
            }
          }
        }
      }
    }
    if touchesAll { findEdges(index) }
    while let exposure = turned.popLast() { markExposureDirty(exposure) }
    swap(&changed, &scratch.changed)
    swap(&turned, &scratch.turned)
  }

  private mutating func findEdges(_ index: Int) {
    surfaces[index].edges.removeAll(keepingCapacity: true)
    var whole = Box.nothing
    for place in surfaces[index].candidates.indices {
      if surfaces[index].candidates[place].isWhole {
        whole.formUnion(surfaces[index].candidates[place].box)
      } else {
        surfaces[index].edges.append(Int32(truncatingIfNeeded: place))
      }
    }
    surfaces[index].wholeBounds = whole
    surfaces[index].edgesAreStale = false
  }

  private mutating func askMotion(_ surface: Int32) {
    scratch.motionHolds.removeAll(keepingCapacity: true)
    for test in rules.tests { scratch.motionHolds.append(Self.motionHolds(test.motion, surface, surfaces)) }
  }
}

/// What is the same for all items of one ``Tracker/slide(_:)``.
private struct SlidePass {
  enum Outcome {
    case done
    /// A rule is met or missed.
    case turns
    case needsLook
  }

  var region: Box
  var viewport: Double
  var slack: Double
  var time: Timestamp

  @inline(__always)
  func slide(
    _ candidate: inout Candidate, _ cells: UnsafeMutableBufferPointer<Cell>,
    _ exposures: UnsafeMutableBufferPointer<Exposure>, _ states: UnsafeBufferPointer<RuleState>,
    _ tests: [RuleTest], _ sets: [CompiledRules.Set], _ motionHolds: [Bool]
  ) -> Outcome {
    if candidate.isWhole {
      if region.contains(candidate.box) { return .done }
      candidate.isWhole = false
    }
    let clip = candidate.box.intersection(region)
    guard clip.isVisible else { return candidate.cell >= 0 ? .needsLook : .done }
    if clip == candidate.clip { return .done }
    guard candidate.cell >= 0 else { return .needsLook }
    let cell = Int(candidate.cell)
    let exposure = Int(cells[cell].exposure)
    let part = VisiblePart(of: candidate.box, edges: clip, bounds: clip, slack: slack)
    guard exposures[exposure].isSteady, part.visible > 0, part.area > 0 else { return .needsLook }
    candidate.clip = clip
    candidate.isWhole = clip == candidate.box
    cells[cell].take(part, clip)
    let set = Int(cells[cell].ruleSet)
    let count = tests.count
    for rule in 0..<count {
      let test = tests[rule]
      let holds =
        test.areaHolds(visible: part.visible, area: part.area, decidingArea: part.decidingArea, viewport: viewport)
        && Comparison.reaches(cells[cell].alpha, test.minimumAlpha) && (!test.asksMotion || motionHolds[rule])
        && (set == 0 || sets[set].contains[rule])
      let state = exposure * count + rule
      if states[state].isRunning != holds || states[state].awaitsExtent { return .turns }
    }
    exposures[exposure].slide(fraction: cells[cell].fraction, seen: part.seen, at: time)
    return .done
  }
}
