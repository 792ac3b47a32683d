// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
#endif

/// What a user wants to do next.
extension SimulationRun {
  private typealias Number = SimulationParameter

  func nextPlan() -> [UserStep] {
    turnAround()
    if session.layout == .banner, random.chance(Number.bannerReturns.value) {
      return (main.isAtStart ? [] : [.settle, .toTop]) + [.settle, .wait(wait(.bannerLook))]
    }
    switch session.behavior {
    case .reading: return browse(reads: true)
    case .skimming: return browse(reads: false)
    case .flinging: return chain()
    case .hunting: return hunt()
    case .leaving: return after(browses: Number.browses.count, leave)
    case .rotating: return after(browses: Number.browses.count - 1, turnPhone)
    case .typing: return after(browses: Number.browses.count - 1, type)
    }
  }

  /// At an end of the list one goes back, after having pulled at it now and then.
  private func turnAround() {
    let atLimit = mood.isForward ? main.isAtEnd : main.isAtStart
    if session.layout == .chat, mood.patience == 0, main.isAtEnd { mood.isForward = false }
    if atLimit, random.chance(Number.turnAround.value) { mood.isForward.toggle() }
  }

  private func stroke(_ habits: Habits, isForward: Bool) -> Stroke {
    let spread = Number.thrownSpread.value
    return Stroke(
      isForward: isForward, reach: random.logNormal(median: habits.reach, spread: Number.strokeSpread.value),
      seconds: random.logNormal(median: habits.swipe, spread: Number.swipeSpread.value),
      thrown: min(1, habits.thrown * random.between(1 - spread, 1 + spread)))
  }

  /// One swipe and the pause after it, in the list or in a carousel.
  private func browse(reads: Bool) -> [UserStep] {
    let habits = Habits.of(session.behavior)
    let pause = random.logNormal(median: habits.pause, spread: habits.spread)
    var steps: [UserStep] = []
    if random.chance(habits.inner), innerInSight() != nil {
      steps = [
        .settle, .swipeInner(stroke(habits, isForward: random.chance(Number.innerForward.value))), .settle,
        .wait(pause),
      ]
    } else {
      let goesBack = random.chance(habits.back)
      steps.append(.swipe(stroke(habits, isForward: goesBack != mood.isForward)))
      if random.chance(habits.stop) {
        steps += [.wait(wait(.catching)), .stop]
      }
      // Whoever skims does not wait for the list to run out.
      steps += reads ? [.settle, .read] : [.wait(pause)]
    }
    if random.chance(habits.tap) { steps.append(.tap(detailTime())) }
    return steps
  }

  private func detailTime() -> Double? {
    random.chance(Number.details.value)
      ? random.logNormal(median: Number.detail.value, spread: Number.detailSpread.value) : nil
  }

  /// Several throws, each into the run of the one before.
  private func chain() -> [UserStep] {
    let habits = Habits.of(session.behavior)
    if random.chance(habits.inner), innerInSight() != nil {
      return [
        .settle, .swipeInner(stroke(habits, isForward: random.chance(Number.innerForward.value))), .settle,
        .wait(Number.shortWait.value),
      ]
    }
    let isForward = random.chance(habits.back) != mood.isForward
    var steps: [UserStep] = []
    for _ in 0..<random.within(1...max(1, Number.chain.count)) {
      steps.append(.swipe(stroke(habits, isForward: isForward)))
      steps.append(.wait(wait(.chainGap)))
    }
    if random.chance(habits.stop) { steps.append(.stop) }
    return steps + [.settle, .wait(random.logNormal(median: habits.pause, spread: habits.spread))]
  }

  /// Throws with a look after each, until something is found: then beyond it, back to it, and reading.
  private func hunt() -> [UserStep] {
    let habits = Habits.of(session.behavior)
    let look = UserStep.wait(random.logNormal(median: habits.pause, spread: habits.spread))
    if mood.patience == 0 { mood.patience = random.within(Number.shortestHunt.count...Number.longestHunt.count) }
    mood.patience -= 1
    guard mood.patience == 0 else {
      var steps: [UserStep] = [.swipe(stroke(habits, isForward: mood.isForward)), look]
      if random.chance(habits.stop) { steps.append(.stop) }
      return steps + [.settle, look]
    }
    let back = correction(isForward: !mood.isForward)
    let found: [UserStep] = [
      .swipe(back), .settle, look, .swipe(back), .settle, .read, .tap(detailTime()), .wait(Number.shortWait.value),
    ]
    return random.chance(Number.huntToTop.value) ? found + [.toTop, .settle, look] : found
  }

  /// A small move to where one wants to be.
  private func correction(isForward: Bool) -> Stroke {
    Stroke(
      isForward: isForward, reach: Number.returnReach.value, seconds: Number.returnTime.value,
      thrown: Number.returnThrown.value)
  }

  // MARK: In between reading

  /// A number of browses, and then something else.
  private func after(browses most: Int, _ other: () -> [UserStep]) -> [UserStep] {
    if mood.patience == 0 { mood.patience = random.within(1...max(1, most)) + 1 }
    mood.patience -= 1
    return mood.patience == 0 ? [.settle] + other() : browse(reads: true)
  }

  private func leave() -> [UserStep] {
    let step = Number.leavingTime.value
    let away = random.logNormal(median: Number.away.value, spread: Number.awaySpread.value)
    if random.chance(Number.glances.value) {
      return [
        .scene(.inactive), .wait(min(away, Number.longestGlance.value)), .scene(.active), .wait(Number.shortWait.value),
      ]
    }
    return [
      .scene(.inactive), .wait(step), .scene(.background), .wait(away), .scene(.inactive), .wait(step), .scene(.active),
      .wait(Number.shortWait.value),
    ]
  }

  private func turnPhone() -> [UserStep] {
    [.rotate, .wait(wait(.turned))]
  }

  /// Types, looks a little further with the keyboard up, types more, and sends it.
  private func type() -> [UserStep] {
    var steps: [UserStep] = [.keyboard(true), .settle]
    for part in 0..<random.within(1...max(1, Number.typedParts.count)) {
      if part > 0 {
        steps += [.swipe(correction(isForward: random.chance(0.5))), .settle, .wait(Number.shortWait.value)]
      }
      let words = random.logNormal(median: Number.typedWords.value, spread: Number.typedWordsSpread.value)
      steps.append(.wait(max(0.5, words / Number.typingSpeed.value * 60)))
    }
    return steps + [.send, .wait(Number.shortWait.value), .settle, .keyboard(false), .settle]
  }
}
