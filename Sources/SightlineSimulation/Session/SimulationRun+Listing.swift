// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
#endif

/// What moves, and what is displayed because of it.
extension SimulationRun {
  /// Tells where a surface stands in this frame, if that is new, and what it displays there.
  func refresh(_ surface: SurfaceModel) {
    let look = surface.motion.frame(at: now)
    let (offset, phase) = (look.offset, look.phase)
    let hasMoved = offset != surface.shownOffset
    let isOther = phase != surface.shownPhase
    if hasMoved {
      tell(.scroll(surface: surface.id, offset: offset, phase: isOther ? phase : nil))
    } else if isOther {
      tell(.phase(surface: surface.id, phase: phase))
    }
    surface.shownOffset = offset
    surface.shownPhase = phase
    if hasMoved { list(surface) }
    guard phase == .idle else { return }
    surface.isBusy = false
    if isOther, surface.role == .banner { rest(surface) }
  }

  /// Tells what has come into the bounds and what has left them. `changed`: places from here on are told anew.
  func list(_ surface: SurfaceModel, changed: Int? = nil) {
    let old = surface.listed
    let oldPinned = surface.pinned
    let range = surface.range(at: surface.offset)
    let isPinnedNew = pin(surface)
    surface.listed = range
    if session.listing == .recycled {
      if range != old || isPinnedNew || changed != nil { tellDisplayed(surface, old, oldPinned, isPinnedNew, changed) }
    } else if isPinnedNew {
      tellItems(of: surface, [oldPinned, surface.pinned].compactMap { $0 }.uniqued)
    }
    if range != old || changed != nil { askNetwork(surface) }
  }

  private func tellDisplayed(
    _ surface: SurfaceModel, _ old: Range<Int>, _ oldPinned: Int?, _ isPinnedNew: Bool, _ changed: Int?
  ) {
    let cells = surface.track.cells
    let range = surface.listed
    func wasDisplayed(_ index: Int) -> Bool { old.contains(index) || index == oldPinned }
    func isDisplayed(_ index: Int) -> Bool { range.contains(index) || index == surface.pinned }
    var gone = old.filter { !isDisplayed($0) }
    if let oldPinned, !old.contains(oldPinned), !isDisplayed(oldPinned) { gone.append(oldPinned) }
    for index in gone where cells[index].isHost {
      if let child = surface.children[cells[index].number] { disappear(child) }
    }
    tellRemoval(from: surface, gone.map { cells[$0].id })
    let from = changed ?? cells.count
    var new = range.filter { !wasDisplayed($0) || $0 >= from }
    if isPinnedNew {
      for index in [oldPinned, surface.pinned].compactMap({ $0 }) where isDisplayed(index) && !new.contains(index) {
        new.append(index)
      }
    }
    tellItems(of: surface, new)
    tellBodyIfDisplayed(surface, isChanged: changed != nil)
    for index in new { appearChild(of: surface, in: cells[index]) }
  }

  private func tellBodyIfDisplayed(_ surface: SurfaceModel, isChanged: Bool) {
    guard let body = surface.body else { return }
    let isDisplayed = !surface.listed.isEmpty
    if isDisplayed, !surface.isBodyListed || isChanged {
      tellBody(of: surface)
    } else if !isDisplayed, surface.isBodyListed {
      surface.isBodyListed = false
      tellRemoval(from: surface, [body.id])
    }
  }

  /// Puts the header of the section at the top where it belongs; whether it is another or has moved in the content.
  private func pin(_ surface: SurfaceModel) -> Bool {
    guard session.layout == .headers, surface.parent == nil else { return false }
    let found = surface.pinnedHeader(at: surface.offset, inset: metrics.insets.top)
    let isNew = found?.index != surface.pinned || found.map { $0.frame != surface.pinnedFrame } ?? false
    surface.pinned = found?.index
    surface.pinnedFrame = found?.frame ?? .zero
    if found?.cover != surface.cover || isNew && found?.index != surface.coverIndex {
      surface.cover = found?.cover
      surface.coverIndex = found?.index
      let except = found.map { [Cover.Exception(surface: surface.id, item: surface.track.cells[$0.index].id)] } ?? []
      let covers = found.map { [Cover(rect: $0.cover, kind: .opaque, except: except, by: "header")] } ?? []
      tell(.covers(surface: surface.id, window: nil, covers: covers))
    }
    return isNew
  }

  // MARK: Banners

  /// Goes from a clone to what it is a clone of, unseen.
  func leaveClone(_ surface: SurfaceModel) {
    let width = surface.frame.width
    guard width > 0 else { return }
    let count = surface.track.cells.count
    let page = (surface.along(surface.motion.target) / width).rounded(.toNearestOrAwayFromZero)
    let other = page <= 0 ? Double(count - 2) : page >= Double(count - 1) ? 1 : page
    surface.motion.setOffset(surface.point(along: other * width), animated: false, at: now)
  }

  private func rest(_ surface: SurfaceModel) {
    leaveClone(surface)
    surface.isBusy = surface.motion.offset(at: now) != surface.shownOffset
    if surface.isBusy { refresh(surface) }
  }

  func turnSlide(of surface: SurfaceModel) {
    schedule(.slide(surface), in: SimulationParameter.slideTime.value)
    guard surface.isTold, surface.isDisplayed, scene == .active, !isHidden, !surface.isBusy else { return }
    let next = surface.point(along: surface.offset + surface.frame.width)
    surface.motion.setOffset(next, animated: true, at: now)
    surface.isBusy = true
  }
}

extension TrackCell {
  /// Whether a scroll view lies in it.
  var isHost: Bool { kind == .shelf || kind == .banner }
}

extension [Int] {
  /// The numbers, each once.
  fileprivate var uniqued: [Int] { reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }
}
