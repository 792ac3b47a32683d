// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
#endif

/// What a user does to the whole screen.
extension SimulationRun {
  /// The phone is turned: the window, everything in it, and what lies over it, in one turn, as the system does.
  ///
  /// What was at the top of the list stays there; a pager stays on its page.
  func rotate() {
    let anchor = anchor()
    metrics.isTurned.toggle()
    tell(.window(WindowLine(id: "main", frame: metrics.window, scale: session.device.scale, scene: nil)))
    tellCovers()
    place(main)
    main.motion.setOffset(offset(of: anchor), animated: false, at: now)
    main.motion.setGeometry(main.geometry(metrics.insets), at: now)
    let kept = main.motion.geometry.resting(near: main.motion.offset(at: now))
    main.motion.setOffset(kept, animated: false, at: now)
    tellPlace(of: main)
    if session.listing == .whole {
      tellItems(of: main, Array(main.track.cells.indices))
      tellBody(of: main)
    }
    let children = live.filter { $0.parent != nil }
    settle(main, changed: 0)
    for child in children where child.isTold { turn(child) }
    mood.readTo = nil
  }

  private func turn(_ child: SurfaceModel) {
    child.motion.setOffset(child.motion.target, animated: false, at: now)
    if child.role == .banner { leaveClone(child) }
    place(child)
    tellPlace(of: child)
    if session.listing == .whole { tellItems(of: child, Array(child.track.cells.indices)) }
    if child.shownPhase != .idle {
      child.shownPhase = .idle
      tell(.phase(surface: child.id, phase: .idle))
    }
    child.isBusy = false
    settle(child, changed: 0)
  }

  /// The place at the top of what the bars leave, and how far it has gone beyond it, as a share.
  private func anchor() -> (index: Int, share: Double) {
    let top = main.offset + (main.track.isVertical ? metrics.insets.top : 0)
    let index = main.track.range(from: top, to: top + 1, near: main.listed).lowerBound
    guard index < main.track.cells.count else { return (main.track.cells.count - 1, 0) }
    let cell = main.track.cells[index]
    return (index, cell.length > 0 ? max(0, top - cell.start) / cell.length : 0)
  }

  private func offset(of anchor: (index: Int, share: Double)) -> Point {
    guard main.track.cells.indices.contains(anchor.index) else { return main.motion.geometry.origin }
    let cell = main.track.cells[anchor.index]
    let at = cell.start + (main.track.isVertical ? anchor.share * cell.length - metrics.insets.top : 0)
    return main.point(along: at)
  }

  /// The keyboard comes or goes: it covers, and the list's content keeps away from it.
  func setKeyboard(_ isUp: Bool) {
    let wasAtEnd = main.isAtEnd
    metrics.hasKeyboard = isUp
    tellCovers()
    main.motion.setGeometry(main.geometry(metrics.insets), at: now)
    // Whoever was at the end of a chat stays there.
    if isUp, wasAtEnd, session.layout == .chat {
      main.motion.setOffset(main.motion.geometry.farthest, animated: true, at: now)
    }
    let hasMoved = main.motion.offset(at: now) != main.shownOffset
    if hasMoved || !main.motion.isAtRest(at: now) { main.isBusy = true }
  }
}
