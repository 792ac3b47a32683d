// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
#endif

/// What a host would tell: surfaces, items, what lies over them.
extension SimulationRun {
  func tellCovers() {
    let covers = metrics.covers
    if !covers.isEmpty || frame > 0 { tell(.covers(surface: nil, window: "main", covers: covers)) }
  }

  func tellPlace(of surface: SurfaceModel) {
    let parentItem = surface.parent.flatMap { parent in surface.parentIndex.map { parent.track.cells[$0] } }
    tell(
      .surface(
        SurfaceLine(
          id: surface.id, window: surface.parent == nil ? "main" : nil, frame: surface.frame,
          parent: surface.parent?.id, parentItem: parentItem?.id)))
  }

  /// Gives a surface its frame and its sizes, and its places theirs.
  func place(_ surface: SurfaceModel) {
    if let parent = surface.parent {
      guard let index = surface.parentIndex else { return }
      var frame = parent.track.frame(index)
      if surface.role == .shelf {
        let title = SimulationParameter.shelfTitle.value
        frame.y += title
        frame.height = max(0, frame.height - title)
      }
      surface.frame = frame
    } else {
      surface.frame = metrics.window
    }
    let isPaging = surface.role == .banner || session.layout == .pager && surface.parent == nil
    if isPaging { surface.track.pageLength = surface.frame.width }
    if session.layout == .grid {
      let columns = metrics.isTurned ? SimulationParameter.turnedColumns : SimulationParameter.columns
      surface.track.columns = columns.count
    }
    let breadth = surface.track.isVertical ? surface.frame.width - 2 * metrics.margin : surface.frame.height
    surface.track.layOut(
      breadth: breadth, margin: surface.track.isVertical ? metrics.margin : 0, scale: session.device.scale)
    var traits = isPaging ? ScrollTraits.paging : ScrollTraits()
    traits.pixelsPerPoint = session.device.scale
    traits.alwaysBouncesVertically = surface.track.isVertical
    let geometry = surface.geometry(surface.parent == nil ? metrics.insets : .zero)
    if surface.motion.geometry.width == 0 {
      let start = surface.role == .banner ? surface.point(along: surface.frame.width) : nil
      surface.motion = ScrollMotion(geometry: geometry, traits: traits, offset: start)
    } else {
      // A page that is wider or narrower now is still the one in sight.
      let width = surface.motion.geometry.width
      let page = (surface.along(surface.motion.target) / width).rounded(.toNearestOrAwayFromZero)
      surface.motion.setGeometry(geometry, at: now)
      if isPaging, width != geometry.width {
        surface.motion.setOffset(surface.point(along: page * geometry.width), animated: false, at: now)
      }
    }
  }

  /// A surface comes on screen: with its place, its offset and its items.
  func appear(_ surface: SurfaceModel) {
    surface.isTold = true
    live.append(surface)
    tellPlace(of: surface)
    surface.shownOffset = surface.motion.offset(at: now)
    surface.shownPhase = .idle
    if surface.shownOffset != .zero {
      tell(.scroll(surface: surface.id, offset: surface.shownOffset, phase: nil))
    }
    if session.listing == .whole {
      tellItems(of: surface, Array(surface.track.cells.indices), isAll: true)
      tellBody(of: surface)
      for cell in surface.track.cells { appearChild(of: surface, in: cell) }
    }
    list(surface)
    if surface.role == .banner, !surface.hasTimer {
      surface.hasTimer = true
      schedule(.slide(surface), in: SimulationParameter.slideTime.value)
    }
  }

  /// A surface goes with the place that it lies in.
  func disappear(_ surface: SurfaceModel) {
    guard surface.isTold else { return }
    surface.motion.setOffset(surface.motion.target, animated: false, at: now)
    if surface.role == .banner { leaveClone(surface) }
    surface.isTold = false
    surface.isBusy = false
    surface.listed = 0..<0
    live.removeAll { $0 === surface }
    tell(.removeSurface(surface.id, reason: .offscreen))
  }

  func appearChild(of surface: SurfaceModel, in cell: TrackCell) {
    guard cell.kind == .shelf || cell.kind == .banner else { return }
    let child = surface.children[cell.number] ?? builder.child(of: surface, in: cell)
    guard let child, !child.isTold else { return }
    surface.children[cell.number] = child
    place(child)
    appear(child)
  }

  // MARK: Items

  func tellItems(of surface: SurfaceModel, _ indices: [Int], isAll: Bool = false) {
    guard !indices.isEmpty else { return }
    let items = indices.map { index in
      let cell = surface.track.cells[index]
      let frame = index == surface.pinned ? surface.pinnedFrame : surface.track.frame(of: cell)
      return cell.line(frame: frame, index: index)
    }
    tell(.items(surface: surface.id, items: items, all: isAll))
  }

  func tellRemoval(from surface: SurfaceModel, _ ids: [String]) {
    if !ids.isEmpty { tell(.remove(surface: surface.id, items: ids, reason: .offscreen)) }
  }

  /// The whole text of an article, over all its places.
  func tellBody(of surface: SurfaceModel) {
    guard let body = surface.body, let first = surface.track.cells.first, let last = surface.track.cells.last else {
      return
    }
    let frame = Rect(x: first.cross, y: first.start, width: first.crossLength, height: last.end - first.start)
    surface.isBodyListed = true
    tell(.items(surface: surface.id, items: [ItemLine(id: body.id, frame: frame)], all: false))
  }
}
