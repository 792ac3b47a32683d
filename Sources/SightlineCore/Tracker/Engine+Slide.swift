// SPDX-License-Identifier: MIT

extension Engine {
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
      slack: book.slack, time: clock.batch ?? .zero, motion: motionMask(surface))
    // What was whole and is still inside is whole: most ticks only touch what lies at the edges of the viewport.
    let touchesAll = surfaces[index].edgesAreStale || !pass.region.contains(surfaces[index].wholeBounds)
    let count = touchesAll ? surfaces[index].candidates.count : surfaces[index].edges.count
    if !scratch.changed.isEmpty { scratch.changed.removeAll(keepingCapacity: true) }
    var start = 0
    while start < count {
      slide(index, pass, start..<min(start + 64, count), touchesAll)
      start += 64
    }
    if touchesAll { findEdges(index) }
  }

  /// Slides up to 64 candidates, or as many of those at the edges.
  @inline(__always)
  private mutating func slide(_ index: Int, _ pass: SlidePass, _ steps: Range<Int>, _ touchesAll: Bool) {
    // Bits instead of lists: nothing to retain and release at every frame.
    var changed: UInt64 = 0
    var turned: UInt64 = 0
    let tests = rules.tests
    let edges = surfaces[index].edges
    surfaces[index].candidates.withUnsafeMutableBufferPointer { candidates in
      cells.withUnsafeMutableBufferPointer { cells in
        exposures.withUnsafeMutableBufferPointer { exposures in
          states.withUnsafeBufferPointer { states in
            for step in steps {
              let place = touchesAll ? step : Int(edges[step])
              switch pass.slide(&candidates[place], cells, exposures, states, tests) {
              case .done: break
              case .turns: turned |= 1 << UInt64(truncatingIfNeeded: step &- steps.lowerBound)
              case .needsLook: changed |= 1 << UInt64(truncatingIfNeeded: step &- steps.lowerBound)
              }
            }
          }
        }
      }
    }
    while turned != 0 {
      let place = place(of: turned.trailingZeroBitCount + steps.lowerBound, index, touchesAll)
      markExposureDirty(ofCell: surfaces[index].candidates[place].cell)
      turned &= turned - 1
    }
    while changed != 0 {
      let place = place(of: changed.trailingZeroBitCount + steps.lowerBound, index, touchesAll)
      scratch.changed.append(Int32(truncatingIfNeeded: place))
      changed &= changed - 1
    }
  }

  @inline(__always)
  private func place(of step: Int, _ index: Int, _ touchesAll: Bool) -> Int {
    touchesAll ? step : Int(surfaces[index].edges[step])
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

  /// For each of the first 64 rules, a bit that says whether its motion part holds in a surface.
  @inline(__always)
  private func motionMask(_ surface: Int32) -> UInt64 {
    guard rules.hasMotion else { return .max }
    var mask: UInt64 = 0
    for (index, test) in rules.tests.enumerated().prefix(64) where Self.motionHolds(test.motion, surface, surfaces) {
      mask |= 1 << UInt64(index)
    }
    return mask
  }
}

/// What is the same for all items of one ``Engine/slide(_:)``.
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
  /// The rules whose motion part holds.
  var motion: UInt64

  @inline(__always)
  func slide(
    _ candidate: inout Candidate, _ cells: UnsafeMutableBufferPointer<Cell>,
    _ exposures: UnsafeMutableBufferPointer<Exposure>, _ states: UnsafeBufferPointer<RuleState>,
    _ tests: Rows<RuleTest>
  ) -> Outcome {
    if candidate.isWhole {
      if region.contains(candidate.box) { return .done }
      candidate.isWhole = false
    }
    if candidate.cell < 0, !candidate.box.meets(region) { return .done }
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
    let asked = motion & cells[cell].ruleMask
    let count = tests.count
    for rule in 0..<count {
      let test = tests[rule]
      let holds =
        test.areaHolds(visible: part.visible, area: part.area, decidingArea: part.decidingArea, viewport: viewport)
        && Comparison.reaches(cells[cell].alpha, test.minimumAlpha)
        && asked >> UInt64(truncatingIfNeeded: rule) & 1 == 1
      let state = exposure * count + rule
      if states[state].isRunning != holds || states[state].awaitsExtent { return .turns }
    }
    exposures[exposure].slide(fraction: cells[cell].fraction, seen: part.seen, at: time)
    return .done
  }
}
