// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
#endif

/// Fingers, and where they go.
extension SimulationRun {
  private typealias Number = SimulationParameter

  /// Puts a finger down that will go its way.
  func begin(_ stroke: Stroke, on surface: SurfaceModel) {
    let visible = min(surface.clearLength, surface.track.isVertical ? metrics.height : metrics.width)
    let way = visible * min(max(stroke.reach, 0.05), Number.farthestSwipe.value)
    // No finger is faster than the fastest; at its end it has twice its mean speed at most.
    let seconds = max(stroke.seconds, 2 * way / Number.fastestFinger.value, 4 / Double(session.rate))
    let center = center(of: surface)
    let signed = stroke.isForward ? -way : way
    let from =
      surface.track.isVertical
      ? Point(x: center.x, y: center.y - signed / 2) : Point(x: center.x - signed / 2, y: center.y)
    gesture = Gesture(
      surface: surface, start: frame, frames: frames(seconds + 0.5 / Double(session.rate)), from: from, way: signed,
      thrown: min(max(stroke.thrown, 0), 1))
  }

  /// A finger that only lies on a surface for a moment.
  func touch(_ surface: SurfaceModel) {
    gesture = Gesture(
      surface: surface, start: frame, frames: frames(Number.touchTime.value), from: center(of: surface), way: 0,
      thrown: 0)
  }

  /// Moves the finger to where it is in this frame, and lifts it at the end of its way.
  func moveFinger() {
    guard let gesture else { return }
    let surface = gesture.surface
    surface.isBusy = true
    let done = frame - gesture.start
    if done == 0 {
      surface.motion.touchBegan(at: now, finger: gesture.from)
    } else if done <= gesture.frames {
      surface.motion.touchMoved(at: now, finger: gesture.finger(after: Double(done) / Double(gesture.frames)))
    } else {
      surface.motion.touchEnded(at: now)
      self.gesture = nil
      agenda.add(.user, frame + 1)
    }
  }

  // MARK: What is in sight

  /// The frame of a surface in the window.
  func windowFrame(of surface: SurfaceModel) -> Rect {
    guard let parent = surface.parent else { return surface.frame }
    let outer = windowFrame(of: parent)
    return Rect(
      x: outer.x + surface.frame.x - parent.shownOffset.x, y: outer.y + surface.frame.y - parent.shownOffset.y,
      width: surface.frame.width, height: surface.frame.height)
  }

  /// A carousel that lies within what the bars leave of the screen; of several, any.
  func innerInSight() -> SurfaceModel? {
    let insets = metrics.insets
    let found = live.filter { surface in
      guard surface.parent != nil else { return false }
      let frame = windowFrame(of: surface)
      return frame.y >= insets.top && frame.y + frame.height <= metrics.height - insets.bottom
    }
    // In the order of their places, however they came.
    let sorted = found.sorted { ($0.parentCell ?? 0) < ($1.parentCell ?? 0) }
    return sorted.isEmpty ? nil : sorted[random.below(sorted.count)]
  }

  /// The places of a surface whose middle is in sight.
  func indicesInSight(of surface: SurfaceModel) -> [Int] {
    let insets = surface.parent == nil ? metrics.insets : .zero
    let begin = surface.offset + (surface.track.isVertical ? insets.top : 0)
    let end = surface.offset + surface.length - (surface.track.isVertical ? insets.bottom : 0)
    return surface.listed.filter { index in
      let cell = surface.track.cells[index]
      let middle = cell.start + cell.length / 2
      return cell.length > 0 && middle >= begin && middle < end && index != surface.pinned
    }
  }

  private func center(of surface: SurfaceModel) -> Point {
    let frame = windowFrame(of: surface)
    guard surface.parent == nil else {
      return Point(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2)
    }
    let insets = metrics.insets
    return Point(x: frame.width / 2, y: (insets.top + frame.height - insets.bottom) / 2)
  }
}
