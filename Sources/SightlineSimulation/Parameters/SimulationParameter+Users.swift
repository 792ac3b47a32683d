// SPDX-License-Identifier: MIT

extension SimulationParameter {
  static let readingSpeed = SimulationParameter("user.readingSpeed", 238, "words/min", "silent reading", "[28]")
  static let attention = SimulationParameter(
    "user.attention", 0.5, "", "share of the new text that a reader really reads")
  static let typingSpeed = SimulationParameter("user.typingSpeed", 38, "words/min", "typing with two thumbs", "[30]")
  static let typedWords = SimulationParameter("user.typedWords", 8, "words", "typed at once, the median")
  static let typedWordsSpread = SimulationParameter("user.typedWordsSpread", 0.6, "", "spread of its logarithm")
  static let firstLook = SimulationParameter("user.firstLook", 0.8, "s", "before the first touch, the median")
  static let away = SimulationParameter("user.away", 12, "s", "out of the app, the median")
  static let awaySpread = SimulationParameter("user.awaySpread", 1, "", "spread of its logarithm")
  static let glances = SimulationParameter(
    "user.glances", 0.3, "", "share of leavings that only pull something over the app")
  static let leavingTime = SimulationParameter(
    "user.leavingTime", 0.4, "s", "between inactive and background, and back")
  static let detail = SimulationParameter("user.detail", 4, "s", "on a screen that a tap has pushed, the median")
  static let detailSpread = SimulationParameter("user.detailSpread", 0.7, "", "spread of its logarithm")
  static let details = SimulationParameter("user.details", 0.6, "", "share of taps that push a screen")
  static let turned = SimulationParameter(
    "user.turned", 2, "s", "after a turn of the phone, until one reads on, the median")
  static let catching = SimulationParameter("user.catching", 0.35, "s", "after a throw that a finger stops, the median")
  static let chainGap = SimulationParameter("user.chainGap", 0.12, "s", "between throws of a chain, the median")
  static let touchTime = SimulationParameter(
    "user.touchTime", 0.09, "s", "how long a finger that stops something lies there")
  static let fastestFinger = SimulationParameter("user.fastestFinger", 6000, "pt/s", "no finger is faster")
  static let farthestSwipe = SimulationParameter(
    "user.farthestSwipe", 0.7, "", "most of the visible length that a finger goes")

  static let bannerReturns = SimulationParameter(
    "user.bannerReturns", 0.2, "", "share of moves that go back to the top, where there is a banner")
  static let bannerLook = SimulationParameter("user.bannerLook", 7, "s", "at a banner, the median")

  static let strokeSpread = SimulationParameter("user.strokeSpread", 0.25, "", "spread of how far a finger goes")
  static let swipeSpread = SimulationParameter("user.swipeSpread", 0.3, "", "spread of how long a swipe takes")
  static let thrownSpread = SimulationParameter(
    "user.thrownSpread", 0.3, "", "by how much of itself a throw is harder or softer")
  static let waitSpread = SimulationParameter("user.waitSpread", 0.4, "", "spread of waits that have none of their own")
  static let turnAround = SimulationParameter(
    "user.turnAround", 0.7, "", "share of moves at an end of the list that go back")
  static let innerForward = SimulationParameter(
    "user.innerForward", 0.7, "", "share of moves in a carousel that go forward")
  static let innerTaps = SimulationParameter("user.innerTaps", 0.2, "", "share of taps that go to a carousel in sight")
  static let chain = SimulationParameter("user.chain", 5, "", "most throws of a chain")
  static let shortestHunt = SimulationParameter("user.shortestHunt", 3, "", "least moves until something is found")
  static let longestHunt = SimulationParameter("user.longestHunt", 8, "", "most of them")
  static let huntToTop = SimulationParameter(
    "user.huntToTop", 0.35, "", "share of finds after which one goes to the top")
  static let returnReach = SimulationParameter(
    "user.returnReach", 0.3, "", "share of the visible length of a small correction")
  static let returnTime = SimulationParameter("user.returnTime", 0.4, "s", "how long it takes")
  static let returnThrown = SimulationParameter(
    "user.returnThrown", 0.35, "", "how it ends: 0 at rest, 1 as fast as it can")
  static let browses = SimulationParameter(
    "user.browses", 4, "", "most moves between two leavings; one less for turning and typing")
  static let longestGlance = SimulationParameter("user.longestGlance", 6, "s", "most that something lies over the app")
  static let typedParts = SimulationParameter("user.typedParts", 3, "", "most times that one types before it is sent")
  static let shortWait = SimulationParameter(
    "user.shortWait", 0.7, "s", "after coming back, after sending, between typing and looking")

  /// Those of all users.
  static let users = [
    readingSpeed, attention, typingSpeed, typedWords, typedWordsSpread, firstLook, away, awaySpread, glances,
    leavingTime, detail, detailSpread, details, turned, catching, chainGap, touchTime, fastestFinger, farthestSwipe,
    bannerReturns, bannerLook, strokeSpread, swipeSpread, thrownSpread, waitSpread, turnAround, innerForward, innerTaps,
    chain, shortestHunt, longestHunt, huntToTop, returnReach, returnTime, returnThrown, browses, longestGlance,
    typedParts, shortWait,
  ]
}
