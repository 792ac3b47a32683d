// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
#endif

/// What comes later than the screen: pages, ads, messages.
extension SimulationRun {
  private typealias Number = SimulationParameter

  /// Asks for what will be needed where a surface stands.
  func askNetwork(_ surface: SurfaceModel) {
    guard surface.parent == nil else { return }
    let count = surface.track.cells.count
    let ahead = Number.pageAhead.count
    let isNear =
      session.layout == .chat ? surface.listed.lowerBound < ahead : surface.listed.upperBound + ahead >= count
    if session.page != nil, isNear, loaded < session.items, !surface.isAsking {
      surface.isAsking = true
      schedule(.page(surface), in: network.logNormal(median: Number.pageTime.value, spread: Number.pageSpread.value))
    }
    let adAhead = Number.adAhead.count
    for index in surface.listed.lowerBound..<min(count, surface.listed.upperBound + adAhead)
    where surface.track.cells[index].slot == .empty {
      surface.track.cells[index].slot = .asked
      let time = network.logNormal(median: Number.adTime.value, spread: Number.adSpread.value)
      schedule(.ad(surface, number: surface.track.cells[index].number), in: time)
    }
  }

  /// How many of the list's items have been loaded; a banner and messages typed here are not among them.
  private var loaded: Int {
    switch session.layout {
    case .banner: main.track.cells.count - 1
    case .chat: session.items - (main.track.cells.first?.number ?? 0)
    default: main.track.cells.count
    }
  }

  func addPage(to surface: SurfaceModel) {
    surface.isAsking = false
    let count = min(session.page ?? 0, session.items - loaded)
    guard count > 0 else { return }
    if session.layout == .chat { return addOlder(count, to: surface) }
    let place = surface.track.cells.count
    surface.track.cells += surface.maker.make(count)
    surface.track.layOut(from: place)
    adapt(surface)
    if session.listing == .whole {
      tellItems(of: surface, Array(place..<surface.track.cells.count))
      tellBody(of: surface)
      for cell in surface.track.cells[place...] { appearChild(of: surface, in: cell) }
    }
    // Rows that stand already are where they were, but the body of an article is longer.
    list(surface, changed: place)
  }

  /// Older messages come above; what is on screen stays where it is on the screen.
  private func addOlder(_ count: Int, to surface: SurfaceModel) {
    let first = surface.track.cells.first?.number ?? 0
    let before = surface.track.length
    let older = (0..<count).map { surface.maker.message(first - count + $0) }
    surface.track.cells.insert(contentsOf: older, at: 0)
    surface.track.layOut(from: 0)
    surface.listed = surface.listed.lowerBound + count..<surface.listed.upperBound + count
    let distance = surface.track.length - before
    surface.motion.shift(by: surface.point(along: distance), at: now)
    adapt(surface)
    if session.listing == .whole { tellItems(of: surface, Array(surface.track.cells.indices), isAll: true) }
    settle(surface, changed: 0)
  }

  func scheduleMessage() {
    schedule(.message, in: network.logNormal(median: Number.messageTime.value, spread: Number.messageTimeSpread.value))
  }

  /// A new message below. Whoever is at the end sees it come; one's own is always scrolled to.
  func addMessage(isOwn: Bool) {
    if !isOwn { scheduleMessage() }
    guard scene == .active, session.layout == .chat else { return }
    let follows = isOwn || main.isAtEnd && gesture == nil
    let number = (main.track.cells.last?.number ?? 0) + 1
    let place = main.track.cells.count
    main.track.cells.append(main.maker.message(number))
    main.track.layOut(from: place)
    adapt(main)
    if session.listing == .whole { tellItems(of: main, [place]) }
    list(main, changed: place)
    guard follows else { return }
    main.motion.setOffset(main.motion.geometry.farthest, animated: true, at: now)
    main.isBusy = true
  }

  func fillAd(_ number: Int, of surface: SurfaceModel) {
    guard let index = surface.track.cells.firstIndex(where: { $0.kind == .ad && $0.number == number }) else { return }
    let end = surface.track.cells[index].end
    let before = surface.track.length
    surface.track.cells[index].slot = .filled
    surface.track.cells[index].content = network.below(Number.campaigns.count) + 1
    surface.track.layOut(from: index)
    let growth = surface.track.length - before
    // What grows above the screen moves nothing on it.
    let isAbove = end <= surface.offset + metrics.insets.top
    if growth > 0, isAbove { surface.motion.shift(by: surface.point(along: growth), at: now) }
    adapt(surface)
    if session.listing == .whole {
      tellItems(of: surface, growth > 0 ? Array(index..<surface.track.cells.count) : [index])
      if growth > 0 { tellBody(of: surface) }
    }
    settle(surface, changed: index)
  }

  /// The sizes of a surface have changed under it.
  private func adapt(_ surface: SurfaceModel) {
    surface.motion.setGeometry(surface.geometry(metrics.insets), at: now)
    if !surface.motion.isAtRest(at: now) { surface.isBusy = true }
  }

  /// Tells where the surface stands after a change, and what it displays.
  func settle(_ surface: SurfaceModel, changed: Int) {
    let offset = surface.motion.offset(at: now)
    if offset != surface.shownOffset {
      tell(.scroll(surface: surface.id, offset: offset, phase: nil))
      surface.shownOffset = offset
    }
    list(surface, changed: changed)
  }
}
