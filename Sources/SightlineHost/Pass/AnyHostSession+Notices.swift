// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
#endif

extension AnyHostSession {
  package func noticedErased(_ notice: Notice<AnyObject>) {
    if hasEnded { return }
    switch notice {
    case .scrolled(let view):
      surfacesByKey[ObjectIdentifier(view)]?.needsLook = true
      flag(urgent: false)
      return
    case .moved(let view), .reloaded(let view):
      if let surface = surfacesByKey[ObjectIdentifier(view)] { renew(surface) }
    case .displayed(let cell, let list):
      surfacesByKey[ObjectIdentifier(list)]?.needsLook = true
      cells[ObjectIdentifier(cell)]?.isAsked = false
    case .ended(_, let list):
      surfacesByKey[ObjectIdentifier(list)]?.needsLook = true
    case .scene(let window, let state): sceneChanged(window, state)
    case .keyboard(let frame): keyboard = frame
    case .lowPower(let isOn):
      isLowPower = isOn
      setBeat()
    case .phase(let view, let phase): exactPhase(view, phase)
    case .tapped(let view): tapped(view)
    case .changed: break
    }
    flag(urgent: true)
  }

  /// The run loop has come to the end of a turn, and what the turn changed is laid out and committed.
  public func turnEnded() {
    // A turn that a doubled timer has made is not made up for: that would take a timer, and never end.
    let isNeedless = hasNeedlessTurn && plan.flaggedSince == nil
    hasNeedlessTurn = false
    if !isNeedless { runIfDue(.turn) }
  }

  /// The timer that was asked for has fired, early, late or twice. The pass runs at the end of the turn in which it did.
  public func woke() {
    let now = scheduler.now
    // One that fires early or twice was not asked for.
    guard let time = requestedWake, time <= now else {
      hasNeedlessTurn = true
      return
    }
    requestedWake = nil
    noteTimer(isUrgent: tracker.nextDeadline.map { $0 <= now } ?? false)
  }

  /// The safety net: something may have changed without a notice and without a turn that was seen.
  public func beat() {
    // While something scrolls covers are searched for anyway, and no more often.
    if lastScroll.map({ scheduler.now - $0 >= Self.beatSpan }) ?? true {
      for surface in surfaces { surface.wantsCoverSearch = true }
    }
    checkWindows(scheduler.now)
    checkNames(scheduler.now)
    noteTimer(isUrgent: false)
  }

  /// What the turn of a timer changes besides is laid out by its end; a pass of its own would miss it.
  private func noteTimer(isUrgent: Bool) {
    if hasEnded { return }
    if plan.isInBackground { lookForReturn() }
    flag(urgent: isUrgent)
  }

  /// A fresh block of the main queue: the queue has not rested since a notice came.
  public func freshTurn() { runIfDue(.freshBlock) }

  private func runIfDue(_ trigger: PassPlan.Trigger) {
    if hasEnded || isInPass { return }
    if plan.isInBackground { lookForReturn() } else { companion?.settle() }
    switch plan.answer(trigger, at: scheduler.now) {
    case .run: runPass(trigger)
    case .wait(let time):
      if trigger == .freshBlock { scheduler.requestFreshTurn(at: time) } else { wake(notAfter: time) }
    case .nothing: break
    }
  }

  func flag(urgent: Bool) {
    if let time = plan.notice(urgent: urgent, at: scheduler.now) { scheduler.requestFreshTurn(at: time) }
  }

  /// A public call changed what the next pass will find.
  package func noteChange() { flag(urgent: true) }

  /// Scenes close at once: there may be no further turn before the app is suspended.
  private func sceneChanged(_ window: AnyObject?, _ state: SceneState) {
    let isClosing = state != .active
    for known in windows {
      guard let view = known.view, window == nil || window === view else { continue }
      known.scene = state
      guard isClosing, var line = known.line, line.scene != state else { continue }
      line.scene = state
      known.line = line
      feed.windows.append(.window(line))
    }
    updateBackground()
    if isClosing, !isInPass { commit(at: scheduler.now) }
  }

  func updateBackground() {
    var isAway = false
    for window in windows where window.view != nil && window.line != nil {
      // The notice of a window that comes back is believed before the window has been looked at.
      isAway = (window.scene ?? window.line?.scene) == .background
      if !isAway { break }
    }
    guard plan.isInBackground != isAway else { return }
    plan.isInBackground = isAway
    setBeat()
  }

  /// A scene may come back without a notice: what it says of itself is read, and nothing else (design 8.8).
  private func lookForReturn() {
    let isBack = windows.contains { window in
      window.view.map { (toolkit.windowFacts(of: $0).scene ?? .background) != .background } ?? false
    }
    guard isBack else { return }
    plan.isInBackground = false
    setBeat()
    noteChange()
  }

  /// Beats while there is something that could change unheard; a phone must not be woken for anything else.
  func setBeat() {
    let mayBeat = !isLowPower && !plan.isInBackground && !hasEnded
    let beats = mayBeat && (!surfaces.isEmpty || loose.contains { $0.registration != nil })
    guard beats != isBeating else { return }
    isBeating = beats
    scheduler.setBeat(every: beats ? Self.beatSpan : nil)
  }

  /// There is something now.
  func startBeat() {
    if !isBeating { setBeat() }
  }

  private func exactPhase(_ view: AnyObject, _ phase: ScrollPhase) {
    guard let surface = surfacesByKey[ObjectIdentifier(view)] else { return }
    surface.settle.exact(phase, at: scheduler.now)
    surface.needsLook = true
  }

  /// The item that a view shows, or lies in.
  private func slot(around view: AnyObject) -> ItemSlot? {
    if let slot = cells[ObjectIdentifier(view)]?.slot { return slot }
    var chain = ChainBuffer(keepsAll: false)
    toolkit.chain(of: view, into: &chain)
    for link in chain.steps {
      if let cell = cells[link.view], cell.view != nil, let slot = cell.slot { return slot }
    }
    return nil
  }

  /// A tap goes in at once, at its own time, on what was last told of the item.
  private func tapped(_ view: AnyObject) {
    guard let slot = slot(around: view), let surface = slot.surface else { return }
    feed.controls.append(.tap(surface: surface.id, item: slot.line.id))
    if !isInPass { commit(at: scheduler.now) }
  }
}
