// SPDX-License-Identifier: MIT

extension UIKitFact {
  static let adapter = [
    UIKitFact(
      89, "the continuous clock runs on while the device sleeps", nil, .untried("it needs a device that sleeps")),
    UIKitFact(
      90, "an object may die while a key of it is observed", "deallocatingViews",
      .untried("where it does not hold it ends the app")),
    UIKitFact(
      91, "a layer that is to be laid out says so", "uncommittedUpdatesHidden",
      .program([.yes("before"), .no("after")])),
    UIKitFact(
      92, "the chain of responders leads to the controller and the application", nil,
      .program([.yes("viewToController"), .yes("subviewToSuperview"), .yes("windowToApplication")])),
    UIKitFact(
      93, "what a list displays changes only together with what is watched", "visibleIndexPathsLag",
      .untried("it says that something never happens")),
    UIKitFact(
      94, "a run loop may be run inside a callback of a list", "listsThrowDuringUpdates",
      .untried("a list that does not expect it may end the app")),
    UIKitFact(
      95, "a collection view says which place a supplementary view has", nil,
      .program([.equal("section", 1), .equal("item", 0)])),
    UIKitFact(
      96, "a window need not begin in the corner of its screen", "keyboardFrameStale",
      .untried("it needs a window that does not fill the screen")),
    UIKitFact(
      97, "key-value observation tells on the thread of the change", "offsetNoticesOffMain",
      .program([.no("onMainThread")])),
    UIKitFact(
      98, "an effect view raises an exception for a subview", "beaconRemoved",
      .untried("an exception ends the app, and Swift cannot catch it")),
    UIKitFact(
      99, "an app with scenes posts the notices of both", "sceneNoticesMissing",
      .byHand(
        "Go to the home screen, wait for three seconds, and come back.",
        [
          .equal(
            "applicationOrder",
            ["willResignActive", "didEnterBackground", "willEnterForeground", "didBecomeActive"])
        ])),
    UIKitFact(
      110, "asking a controller for its view loads it", nil,
      .program([.no("loadedBefore"), .no("loadedByAsking"), .yes("loadedByView")])),
    UIKitFact(
      111, "what is associated goes with the object, whose weak references are nil by then", "deallocatingViews",
      .program([.yes("wentWithIt"), .yes("weakWasNil")])),
    UIKitFact(
      112, "a diffable source finds items in constant time", "snapshotIdentifierNil",
      .program([.no("findsMissing"), .atMost("timesSlowerWithThousandTimesAsMany", 30)])),
  ]

  static let overlay = [
    UIKitFact(
      116, "what changes after the commit waits for a later turn", nil,
      .untried("what has reached the screen is for an eye to say")),
    UIKitFact(
      117, "a layer in a window's layer is no view", nil,
      .program([.no("isSubview"), .no("takesTouches"), .near("brightness", 1, within: 0.02)])),
    UIKitFact(
      118, "the log keeps private words out", nil, .untried("the log is not read by the app that writes it")),
    UIKitFact(
      119, "the keys of attributed strings have known values", nil,
      .program([
        .equal("font", "NSFont"), .equal("foregroundColor", "NSColor"), .equal("paragraphStyle", "NSParagraphStyle"),
      ])),
  ]

  static let objectiveC = [
    UIKitFact(120, "a boolean in a number is of a class of its own", nil, .program([.no("sameClass")])),
    UIKitFact(
      121, "row and item of an index path are one number", nil,
      .program([.equal("row", 3), .equal("item", 3), .equal("second", 3)])),
  ]
}
