// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
#endif

/// What a user does, step by step.
extension SimulationRun {
  private typealias Number = SimulationParameter

  /// Does what is next; each step that takes time makes the appointment for the one after it.
  func act() {
    while true {
      if plan.isEmpty { plan = nextPlan() }
      guard !plan.isEmpty else { return }
      if !take(plan.removeFirst()) { return }
    }
  }

  /// Does one step; whether the next may follow at once.
  private func take(_ step: UserStep) -> Bool {
    switch step {
    case .wait(let seconds):
      schedule(.user, in: seconds)
      return false
    case .settle: return isSettled()
    case .read:
      schedule(.user, in: readingTime())
      return false
    case .swipe(let stroke):
      begin(stroke, on: main)
      return false
    case .swipeInner(let stroke):
      guard let inner = innerInSight() else { return true }
      // Banners turn either way; a carousel at its end is turned around.
      let isForward = inner.isAtEnd ? false : inner.isAtStart ? true : stroke.isForward
      begin(
        Stroke(isForward: isForward, reach: stroke.reach, seconds: stroke.seconds, thrown: stroke.thrown), on: inner)
      return false
    case .stop:
      guard !main.motion.isAtRest(at: now) else { return true }
      touch(main)
      return false
    case .tap(let seconds): return tap(seconds)
    case .toTop:
      main.motion.scrollToTop(at: now)
      main.isBusy = true
      mood.isForward = true
      mood.readTo = nil
      return true
    case .hidden, .scene, .rotate, .keyboard, .send: return change(step)
    }
  }

  private func change(_ step: UserStep) -> Bool {
    switch step {
    case .hidden(let isHidden):
      self.isHidden = isHidden
      tell(isHidden ? .hide(surface: main.id, reason: .push) : .show(surface: main.id, reason: .pop))
    case .scene(let state):
      if scene == .background, state != .background { keepDeferred() }
      scene = state
      tell(.app(state))
    case .rotate:
      rotate()
      schedule(.user, in: Number.rotationTime.value)
      return false
    case .keyboard(let isUp):
      setKeyboard(isUp)
      schedule(.user, in: Number.keyboardTime.value)
      return false
    case .send: addMessage(isOwn: true)
    case .wait, .settle, .read, .swipe, .swipeInner, .stop, .tap, .toTop: break
    }
    return true
  }

  private func isSettled() -> Bool {
    // Banners turn by themselves, whatever the user waits for.
    let moving = live.filter { $0.isBusy && $0.role != .banner }.compactMap(\.motion.nextChange).max()
    let isHeld = live.contains { $0.isBusy && $0.role != .banner }
    guard isHeld else { return true }
    plan.insert(.settle, at: 0)
    agenda.add(.user, max(frame + 1, moving.map { frame(at: $0) } ?? 0))
    return false
  }

  /// How long what is new in sight takes to read.
  private func readingTime() -> Double {
    let habits = Habits.of(session.behavior)
    let least = random.logNormal(median: habits.pause, spread: habits.spread)
    let end = main.offset + main.length - main.motion.geometry.insets.bottom
    let begin = max(main.offset, min(mood.readTo ?? main.offset, end))
    mood.readTo = max(mood.readTo ?? end, end)
    guard main.track.isVertical else { return least }
    let text = main.track.readingTime(from: begin, to: end, near: main.listed)
    return max(least, text * Number.attention.value * random.logNormal(median: 1, spread: Number.waitSpread.value))
  }

  private func tap(_ seconds: Double?) -> Bool {
    let surface = random.chance(Number.innerTaps.value) ? innerInSight() ?? main : main
    let inSight = indicesInSight(of: surface)
    guard !surface.isBusy, !inSight.isEmpty else { return true }
    let cell = surface.track.cells[inSight[random.below(inSight.count)]]
    tell(.tap(surface: surface.id, item: cell.id))
    guard let seconds else { return true }
    // The list stays what it was while the other screen comes over it, and is back when that has left.
    let transition = Number.transitionTime.value
    plan.insert(contentsOf: [.wait(transition), .hidden(true), .wait(seconds + transition), .hidden(false)], at: 0)
    return true
  }
}
