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
      let look = random.logNormal(median: Number.bannerLook.value, spread: 0.4)
      return (main.isAtStart ? [] : [.settle, .toTop]) + [.settle, .wait(look)]
    }
    switch session.behavior {
    case .reading: return browse(reads: true)
    case .skimming: return browse(reads: false)
    case .flinging: return chain()
    case .hunting: return hunt()
    case .leaving: return after(browses: 1...4, leave)
    case .rotating: return after(browses: 1...3, turnPhone)
    case .typing: return after(browses: 1...3, type)
    }
  }

  /// At an end of the list one goes back, after having pulled at it now and then.
  private func turnAround() {
    let atLimit = mood.isForward ? main.isAtEnd : main.isAtStart
    if session.layout == .chat, mood.patience == 0, main.isAtEnd { mood.isForward = false }
    if atLimit, random.chance(0.7) { mood.isForward.toggle() }
  }

  private func stroke(_ habits: Habits, isForward: Bool) -> Stroke {
    Stroke(
      isForward: isForward, reach: random.logNormal(median: habits.reach, spread: 0.25),
      seconds: random.logNormal(median: habits.swipe, spread: 0.3),
      thrown: min(1, habits.thrown * random.between(0.7, 1.3)))
  }

  /// One swipe and the pause after it, in the list or in a carousel.
  private func browse(reads: Bool) -> [UserStep] {
    let habits = Habits.of(session.behavior)
    let pause = random.logNormal(median: habits.pause, spread: habits.spread)
    var steps: [UserStep] = []
    if random.chance(habits.inner), innerInSight() != nil {
      steps = [.settle, .swipeInner(stroke(habits, isForward: random.chance(0.7))), .settle, .wait(pause)]
    } else {
      let goesBack = random.chance(habits.back)
      steps.append(.swipe(stroke(habits, isForward: goesBack != mood.isForward)))
      if random.chance(habits.stop) {
        steps += [.wait(random.logNormal(median: Number.catching.value, spread: 0.4)), .stop]
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
      return [.settle, .swipeInner(stroke(habits, isForward: random.chance(0.7))), .settle, .wait(0.4)]
    }
    let isForward = random.chance(habits.back) != mood.isForward
    var steps: [UserStep] = []
    for _ in 0..<random.within(1...5) {
      steps.append(.swipe(stroke(habits, isForward: isForward)))
      steps.append(.wait(random.logNormal(median: Number.chainGap.value, spread: 0.4)))
    }
    if random.chance(habits.stop) { steps.append(.stop) }
    return steps + [.settle, .wait(random.logNormal(median: habits.pause, spread: habits.spread))]
  }

  /// Throws with a look after each, until something is found: then beyond it, back to it, and reading.
  private func hunt() -> [UserStep] {
    let habits = Habits.of(session.behavior)
    let look = UserStep.wait(random.logNormal(median: habits.pause, spread: habits.spread))
    if mood.patience == 0 { mood.patience = random.within(3...8) }
    mood.patience -= 1
    guard mood.patience == 0 else {
      var steps: [UserStep] = [.swipe(stroke(habits, isForward: mood.isForward)), look]
      if random.chance(habits.stop) { steps.append(.stop) }
      return steps + [.settle, look]
    }
    let back = Stroke(isForward: !mood.isForward, reach: 0.3, seconds: 0.4, thrown: 0.35)
    let found: [UserStep] = [.swipe(back), .settle, look, .swipe(back), .settle, .read, .tap(detailTime()), .wait(0.6)]
    return random.chance(0.35) ? found + [.toTop, .settle, look] : found
  }

  // MARK: In between reading

  /// A number of browses, and then something else.
  private func after(browses: ClosedRange<Int>, _ other: () -> [UserStep]) -> [UserStep] {
    if mood.patience == 0 { mood.patience = random.within(browses) + 1 }
    mood.patience -= 1
    return mood.patience == 0 ? [.settle] + other() : browse(reads: true)
  }

  private func leave() -> [UserStep] {
    let step = Number.leavingTime.value
    let away = random.logNormal(median: Number.away.value, spread: Number.awaySpread.value)
    if random.chance(Number.glances.value) {
      return [.scene(.inactive), .wait(min(away, 6)), .scene(.active), .wait(0.7)]
    }
    return [
      .scene(.inactive), .wait(step), .scene(.background), .wait(away), .scene(.inactive), .wait(step), .scene(.active),
      .wait(0.7),
    ]
  }

  private func turnPhone() -> [UserStep] {
    [.rotate, .wait(random.logNormal(median: Number.turned.value, spread: 0.4) / 4)]
  }

  /// Types, looks a little further with the keyboard up, types more, and sends it.
  private func type() -> [UserStep] {
    var steps: [UserStep] = [.keyboard(true), .settle]
    for part in 0..<random.within(1...3) {
      if part > 0 {
        let back = Stroke(isForward: random.chance(0.5), reach: 0.35, seconds: 0.4, thrown: 0.3)
        steps += [.swipe(back), .settle, .wait(1.2)]
      }
      let words = random.logNormal(median: Number.typedWords.value, spread: Number.typedWordsSpread.value)
      steps.append(.wait(max(0.5, words / Number.typingSpeed.value * 60)))
    }
    return steps + [.send, .wait(0.6), .settle, .keyboard(false), .settle]
  }
}
