// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  package import SightlineCore
#endif

extension AnyHostSession {
  /// Looks at everything once, tells the engine what has changed, hands out what came of it.
  func runPass(_ trigger: PassPlan.Trigger) {
    isInPass = true
    onStep?(.passBegan)
    let now = scheduler.now
    pass &+= 1
    retry = false
    deepest = 0
    dropWhatIsGone()
    for surface in surfaces { sample(surface, now) }
    for surface in surfaces { findParent(surface) }
    placeLooseViews(now)
    var depth = 0
    // Surfaces found on the way lie deeper and are looked at in their turn; the bound only stops a ring of views.
    while depth <= deepest, depth < Self.deepestNesting {
      // Surfaces that change their views while they are looked at are looked at again; the bound is for safety.
      var sweeps = 0
      while lookAtAll(depth: depth, now), sweeps < 8 { sweeps += 1 }
      depth += 1
    }
    searchCovers(now)
    if plan.ran(trigger, at: now) { scheduler.requestFreshTurn(at: nil) }
    isInPass = false
    commit(at: now, isPass: true)
    onStep?(.passEnded)
  }

  private func lookAtAll(depth: Int, _ now: Timestamp) -> Bool {
    var hasFound = false
    var position = 0
    while position < surfaces.count {
      let surface = surfaces[position]
      if surface.depth == depth, surface.pass != pass, !surface.isForgotten {
        look(at: surface, now)
        hasFound = true
      }
      position += 1
    }
    return hasFound
  }

  static var deepestNesting: Int { 32 }

  /// Feeds what was gathered, takes what came of it, and asks for the next timer.
  func commit(at now: Timestamp, isPass: Bool = false) {
    if feed.isEmpty, isPass { keepPromise(now) }
    let isWake = feed.isEmpty
    // What changed may not have come to its end: frames lag behind, cells size themselves. Looked at once more, until
    // nothing new is found.
    if isPass, !isWake { retry = true }
    if isWake {
      // Where nothing has fallen due, the deadline is what it was; the engine is a value, and asking it copies it.
      if let deadline, deadline <= now { deadlineIsKnown = false }
      tracker.advance(to: now)
    } else {
      var gathered = Feed()
      swap(&gathered, &feed)
      gathered.drain { input in tell(input, at: now) }
      swap(&gathered, &feed)
    }
    let events = isWake ? tracker.takeSettledEvents() : tracker.takeEvents()
    // A replay needs no wake-ups; this one is written so that a recording which ends here ends at the same time.
    if isWake, !events.isEmpty { onInput?(.wake, now) }
    outbox.add(events, tracker.takeDiagnostics(), isLast: hasEnded)
    updateBackground()
    // Of what was watched nothing may be left.
    if isPass { setBeat() }
    if !deadlineIsKnown {
      deadline = tracker.nextDeadline
      deadlineIsKnown = true
    }
    schedule(now)
    handOut()
  }

  private func tell(_ input: Input, at now: Timestamp) {
    let time = tracker.apply(input, at: now)
    deadlineIsKnown = false
    lastInput = time
    onInput?(input, time)
  }

  private func keepPromise(_ now: Timestamp) {
    guard let gap = options.maximumGap, let lastInput else { return }
    if now - lastInput >= Self.half(gap) { feed.controls.append(.still) }
  }

  static func half(_ span: TimeSpan) -> TimeSpan { TimeSpan(nanoseconds: span.nanoseconds / 2) }

  /// Tells the app what came of it. Whatever the app calls meanwhile is handed out by this very loop, after what was
  /// there before.
  private func handOut() {
    guard outbox.begin() else { return }
    while let batch = outbox.next() {
      for diagnostic in batch.diagnostics { onDiagnostic?(diagnostic) }
      if !batch.events.isEmpty {
        if !onceRules.isEmpty { remember(batch.events) }
        onEvents?(batch.events)
      }
      if batch.isLast { onEnd?() }
    }
  }

  // MARK: Timers

  private func schedule(_ now: Timestamp) {
    if hasEnded { return scheduler.setWake(at: nil) }
    var time: Timestamp?
    func want(_ wish: Timestamp?) {
      guard let wish else { return }
      // What is due already waits for a moment, so that a clock that stands still cannot keep a shell busy.
      let later = max(wish, now + TimeSpan.milliseconds(1))
      time = time.map { min($0, later) } ?? later
    }
    want(deadline)
    if !plan.isInBackground {
      // Of what was not looked at, nothing is due: the next look would not look at it either.
      for surface in surfaces where surface.isLookedAt {
        want(surface.settle.due)
        if surface.owesCoverSearch, let last = surface.lastCoverSearch { want(last + options.coverInterval) }
      }
      for surface in surfaces { want(surface.patience.due(options.transitionPatience)) }
      if retry { want(now + options.passInterval) }
      if let gap = options.maximumGap, let lastInput { want(lastInput + Self.half(gap)) }
    }
    requestedWake = time
    scheduler.setWake(at: time)
  }

  /// Makes sure that the timer fires no later than this.
  package func wake(notAfter time: Timestamp) {
    if let requestedWake, requestedWake <= time { return }
    requestedWake = time
    scheduler.setWake(at: time)
  }

  // MARK: What is gone

  private func dropWhatIsGone() {
    var position = 0
    while position < surfaces.count {
      let surface = surfaces[position]
      if surface.isForgotten || surface.isGone {
        surfaces.remove(at: position)
        putAway(surface)
      } else {
        position += 1
      }
    }
    if pass % Self.sweepEvery == 0 { sweepCells() }
  }

  private static var sweepEvery: UInt64 { 64 }

  /// A nested surface may come back in another view while the surface around it lives; others are gone for good.
  private func putAway(_ surface: Surface) {
    if surfacesByKey[surface.key] === surface { surfacesByKey[surface.key] = nil }
    let mayReturn = !(surface.isForgotten && !surface.hasLostView) && surface.line?.parent != nil
    guard mayReturn, let parent = surface.parent, parent.view != nil, !parent.isForgotten else {
      if surfacesByID[surface.id] === surface { surfacesByID[surface.id] = nil }
      if surface.line != nil {
        if surface.isGone, !surface.isForgotten, let change = surface.screen.lose(), case .hide(let reason) = change {
          // A screen that was let go in the moment in which it left is hidden like one that is kept.
          feed.removals.append(.hide(surface: surface.id, reason: reason))
        }
        feed.removals.append(.removeSurface(surface.id, reason: .deleted))
      }
      release(surface)
      for child in surfaces + dormant where child.parent === surface { child.needsLook = true }
      return
    }
    clear(surface)
    dormant.append(surface)
    if dormant.count > Self.dormantLimit {
      let oldest = dormant.removeFirst()
      if surfacesByID[oldest.id] === oldest { surfacesByID[oldest.id] = nil }
      feed.removals.append(.removeSurface(oldest.id, reason: .offscreen))
    }
  }

  /// Its views belong nowhere now.
  func release(_ surface: Surface) {
    for cell in surface.members + surface.displayed {
      cell.slot = nil
      if cell.home === surface { cell.home = nil }
      if cell.list === surface { cell.list = nil }
      if cell.view != nil, cell.bound != nil { attach(cell) }
    }
    surface.members = []
    surface.displayed = []
    surface.lastLook.forget()
    surface.slots = []
    surface.slotsByID = [:]
  }

  private func sweepCells() {
    var gone: [ObjectIdentifier] = []
    for (key, cell) in cells where cell.view == nil { gone.append(key) }
    for key in gone { cells[key] = nil }
    loose.removeAll { $0.view == nil }
  }
}
