// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
  import SightlineHost
#endif

extension HeadlessApp {
  /// Lets time pass: a turn now, then one for each timer and block on the way and, while something moves, for each frame
  /// of the display. A negative span lets nothing pass.
  public func advance(by span: TimeSpan) {
    advance(to: now + span)
  }

  /// Lets time pass up to and including that moment.
  public func advance(to end: Timestamp) {
    if !isSuspended { turn() }
    var turnsAtOneTime = 0
    while !isSuspended, let next = nextMoment, next <= end {
      turnsAtOneTime = next > now ? 0 : turnsAtOneTime + 1
      guard turnsAtOneTime < Self.mostTurnsAtOneTime else {
        system.record(HeadlessViolation("the main queue never came to rest", in: "app"))
        break
      }
      system.now = max(now, next)
      turn()
    }
    system.now = max(now, end)
  }

  /// Lets time pass until nothing moves and no block waits, at most that long.
  public func settle(within span: TimeSpan = .milliseconds(10_000)) {
    let end = now + span
    turn()
    while system.isMoving || system.nextBlock != nil, let next = nextMoment, next <= end {
      system.now = max(now, next)
      turn()
    }
  }

  /// Runs one turn of the main run loop now.
  public func turn() {
    system.turn &+= 1
    if isFrame || (system.nextMove.map { $0 <= now } ?? false) { system.moveAll() }
    for block in system.takeDueBlocks() { block() }
    fireTimers()
    if system.has(.observerBeforeCommit) { endTurn() }
    layOut()
    lookAtDelegates()
    if !system.has(.observerBeforeCommit) { endTurn() }
    if system.has(.framesOnePassStale) { keepGeometry() }
    system.drainReleased()
  }

  /// Lays out what waits for it in all windows, as the commit at the end of a turn does.
  public func layOut() {
    for scene in scenes {
      for window in scene.windows {
        var left = Self.mostLayouts
        while window.needsLayout || window.needsLayoutBelow, left > 0 {
          left -= 1
          window.layoutIfNeeded()
        }
        if left == 0 { system.record(HeadlessViolation("layout never came to rest", in: window.name)) }
      }
    }
  }

  private static var mostTurnsAtOneTime: Int { 1_000 }
  private static var mostLayouts: Int { 100 }

  // MARK: Time

  /// The frames of a display lie on a grid from the start of the app.
  private var frame: Int64 { (now - start).nanoseconds * framesPerSecond / 1_000_000_000 }

  private func time(ofFrame frame: Int64) -> Timestamp {
    // Rounded up, so that the frame of that time is this one.
    start + TimeSpan(nanoseconds: (frame * 1_000_000_000 + framesPerSecond - 1) / framesPerSecond)
  }

  private var isFrame: Bool { system.isMoving && time(ofFrame: frame) == now }

  var nextFrame: Timestamp { time(ofFrame: frame + 1) }

  private var nextMoment: Timestamp? {
    var times = [system.nextBlock, timers.next, system.nextMove, busyUntil].compactMap(\.self)
    if system.isMoving { times.append(nextFrame) }
    return times.min()
  }

  // MARK: The session

  private func fireTimers() {
    let due = timers.takeDue()
    if due.fresh { session.freshTurn() }
    if due.wake { session.woke() }
    if due.beat { session.beat() }
    guard due.wake || due.beat, system.has(.timersTwice) else { return }
    system.perform { [weak self] in
      if due.wake { self?.session.woke() }
      if due.beat { self?.session.beat() }
    }
  }

  private func endTurn() {
    if system.has(.passesDropped), system.draw(below: 3) == 0 { return }
    if system.has(.mainQueueNeverRests), isBusy() { return }
    session.turnEnded()
  }

  /// Seven tenths of each second the queue goes from block to block; then the run loop comes to its end once.
  private func isBusy() -> Bool {
    let second: Int64 = 1_000_000_000
    let inSecond = (now - start).nanoseconds % second
    guard inSecond < 700_000_000 else {
      busyUntil = nil
      return false
    }
    busyUntil = now + TimeSpan(nanoseconds: 700_000_000 - inSecond)
    return true
  }

  private func keepGeometry() {
    for scene in scenes {
      for window in scene.windows { window.keepGeometry() }
    }
  }
}

extension HeadlessView {
  fileprivate func keepGeometry() {
    staleGeometry = geometry
    for view in subviews { view.keepGeometry() }
  }
}
