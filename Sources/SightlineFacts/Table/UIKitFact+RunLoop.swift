// SPDX-License-Identifier: MIT

extension UIKitFact {
  static let runLoop = [
    UIKitFact(
      1, "the commit of a turn lies between two orders of observers", "observerBeforeCommit",
      .program([.no("laidOutBefore"), .yes("laidOutAfter")])),
    UIKitFact(
      2, "a frame read after the commit is that of the turn", "framesOnePassStale",
      .program([.equal("heightAfter", 120)])),
    UIKitFact(
      3, "what a turn leaves uncommitted is committed at its end", "passesDropped",
      .program([.yes("fromBlock"), .yes("fromTimer")])),
    UIKitFact(
      4, "an observer of the common modes runs in the tracking mode", "passesDropped",
      .program([.atLeast("calls", 1)])),
    UIKitFact(
      5, "blocks run while the main queue never rests", "mainQueueNeverRests", .program([.yes("otherBlockRan")])),
    UIKitFact(
      6, "a timer never fires early, and may fire late", "timersLate",
      .program([.atLeast("earliestMilliseconds", 0), .atLeast("lateWhenBusyMilliseconds", 50)])),
    UIKitFact(
      7, "a timer that is replaced may fire once more", "timersTwice",
      .untried("it says what may happen; nothing that is observed contradicts it")),
    UIKitFact(
      8, "the notice of low-power mode comes off the main thread", "sceneNoticesOffMain",
      .byHand("Switch the low-power mode on or off in Control Center.", [.no("onMainThread")])),
  ]
}
