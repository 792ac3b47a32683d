// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
#endif

extension AnyHostSession {
  /// What an overlay draws over a window, as of the last pass.
  func overlayErased(in window: AnyObject) -> OverlayMarks {
    var marks = OverlayMarks()
    guard let known = windows.first(where: { $0.view === window }), let facts = known.facts else { return marks }
    let bounds = Rect(x: 0, y: 0, width: facts.frame.width, height: facts.frame.height)
    for cover in known.covers { mark(cover, &marks) }
    var found: [FoundItem] = []
    for surface in surfaces where surface.window === known && surface.line != nil {
      guard surface.isHanging, !surface.isForgotten, let gates = tracker.closedGates(of: surface.id),
        !gates.contains(where: Self.isHidden)
      else { continue }
      let place = overlayPlace(of: surface, in: bounds)
      mark(surface, place, gates, &marks)
      gather(surface, place, bounds, &found)
      for cover in surface.covers { mark(cover, &marks) }
    }
    mark(found, &marks)
    return marks
  }

  /// The windows in which something is tracked and shown.
  var overlayWindows: [AnyObject] {
    windows.compactMap { window in
      surfaces.contains { $0.window === window && $0.isHanging } ? window.view : nil
    }
  }

  private static func isHidden(_ gate: Explanation.Gate) -> Bool {
    if case .hiddenSurface = gate { return true }
    return false
  }

  // MARK: Surfaces

  private struct OverlayPlace {
    /// Where the content coordinates of the surface begin, in the window.
    var origin: Point
    var frame: Rect
    /// What can be seen of its content.
    var viewport: Rect
  }

  private func overlayPlace(of surface: Surface, in bounds: Rect, depth: Int = 0) -> OverlayPlace {
    let around = surface.parent.flatMap { parent in
      depth < Self.deepestNesting ? overlayPlace(of: parent, in: bounds, depth: depth + 1) : nil
    }
    let line = surface.line ?? SurfaceLine(id: surface.id, frame: .zero)
    let frame = line.frame.moved(x: around?.origin.x ?? 0, y: around?.origin.y ?? 0)
    let insets = line.insets
    let inner = Rect(
      x: frame.x + max(0, insets.left), y: frame.y + max(0, insets.top),
      width: max(0, frame.width - max(0, insets.left) - max(0, insets.right)),
      height: max(0, frame.height - max(0, insets.top) - max(0, insets.bottom)))
    return OverlayPlace(
      origin: Point(x: frame.x - surface.offset.x, y: frame.y - surface.offset.y), frame: frame,
      viewport: ChainMath.intersection(inner, around?.viewport ?? bounds))
  }

  private func mark(
    _ surface: Surface, _ place: OverlayPlace, _ gates: [Explanation.Gate], _ marks: inout OverlayMarks
  ) {
    guard place.frame.isFinite, place.viewport.width > 0, place.viewport.height > 0 else { return }
    guard marks.surfaces.count < OverlayMarks.limit else { return marks.leftOut += 1 }
    let obstacle = surface.isResting ? "in transition" : gates.first.map(Self.word)
    marks.surfaces.append(
      OverlayMarks.SurfaceMark(
        surface: surface.id, frame: place.frame, viewport: place.viewport, isOpen: obstacle == nil,
        label: surface.id + (obstacle.map { " (" + $0 + ")" } ?? "")))
  }

  private static func word(_ gate: Explanation.Gate) -> String {
    switch gate {
    case .scene(_, let state): state.rawValue
    case .hiddenSurface: "hidden"
    case .unknown: "unknown"
    case .paused: "paused"
    }
  }

  // MARK: Items

  private struct FoundItem {
    var surface: Surface
    var id: String
    var frame: Rect
    var visible: Rect
    var isSeen: Bool { visible.width > 0 && visible.height > 0 }
  }

  private func gather(_ surface: Surface, _ place: OverlayPlace, _ bounds: Rect, _ found: inout [FoundItem]) {
    let first = found.count
    for slot in surface.slots {
      let frame = slot.line.frame.moved(x: place.origin.x, y: place.origin.y)
      let inWindow = ChainMath.intersection(frame, bounds)
      guard frame.isFinite, inWindow.width > 0, inWindow.height > 0 else { continue }
      found.append(
        FoundItem(
          surface: surface, id: slot.line.id, frame: frame,
          visible: ChainMath.intersection(frame, place.viewport)))
    }
    found.arrange(from: first) { one, other in
      (one.frame.y, one.frame.x, one.id) < (other.frame.y, other.frame.x, other.id)
    }
  }

  private func mark(_ found: [FoundItem], _ marks: inout OverlayMarks) {
    var kept = found
    if found.count > OverlayMarks.limit {
      var left = OverlayMarks.limit - min(OverlayMarks.limit, found.count { $0.isSeen })
      kept.removeAll { item in
        if item.isSeen { return false }
        left -= 1
        return left < 0
      }
      kept.removeLast(max(0, kept.count - OverlayMarks.limit))
      marks.leftOut += found.count - kept.count
    }
    var position = 0
    while position < kept.count {
      let surface = kept[position].surface
      var ids: [String] = []
      while position + ids.count < kept.count, kept[position + ids.count].surface === surface {
        ids.append(kept[position + ids.count].id)
      }
      // One that the engine does not know is left out, so both lists are followed side by side.
      var next = position
      for explanation in tracker.explain(surface: surface.id, items: ids) {
        while next < position + ids.count, kept[next].id != explanation.item { next += 1 }
        guard next < position + ids.count else { break }
        marks.items.append(OverlayMarks.ItemMark(explanation, frame: kept[next].frame, visible: kept[next].visible))
        next += 1
      }
      position += ids.count
    }
  }

  // MARK: Covers

  /// One thing that lies over several surfaces is marked once.
  private func mark(_ cover: Cover, _ marks: inout OverlayMarks) {
    guard cover.rect.isFinite else { return }
    let hides = cover.hides(from: book.coverOpacity)
    let name = cover.by ?? "cover"
    let opacity = hides ? "" : cover.opacity.map { " " + Decimals.percent($0) } ?? ""
    let mark = OverlayMarks.CoverMark(rect: cover.rect, hides: hides, label: name + opacity)
    guard !marks.covers.contains(where: mark.looksLike) else { return }
    guard marks.covers.count < OverlayMarks.limit else { return marks.leftOut += 1 }
    marks.covers.append(mark)
  }
}

extension Rect {
  fileprivate func moved(x: Double, y: Double) -> Rect {
    Rect(x: self.x + x, y: self.y + y, width: width, height: height)
  }

  fileprivate var isFinite: Bool { (x + y + width + height).isFinite }
}

extension HostSession {
  /// What an overlay draws over a window, as of the last pass. Reckoned anew with each call, and never without one.
  public func overlay(in window: Kit.View) -> OverlayMarks { overlayErased(in: window) }

  /// The windows in which something is tracked.
  public var trackedWindows: [Kit.View] { overlayWindows.compactMap { $0 as? Kit.View } }
}
