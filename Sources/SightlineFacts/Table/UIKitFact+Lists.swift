// SPDX-License-Identifier: MIT

extension UIKitFact {
  static let lists = [
    UIKitFact(
      9, "a table asked for cells while it updates raises an exception", "listsThrowDuringUpdates",
      .untried("an exception ends the app, and Swift cannot catch it")),
    UIKitFact(
      10, "lists say that they have uncommitted updates", "uncommittedUpdatesHidden",
      .untried("it needs a drop with placeholders")),
    UIKitFact(
      11, "a reload asks for counts at once, for cells at the next layout", "visibleIndexPathsLag",
      .program([
        .atLeast("countsAskedAtOnce", 1), .equal("cellsAskedAtOnce", 0), .yes("visibleCellsAreOld"),
        .atLeast("cellsAskedAfterLayout", 1),
      ])),
    UIKitFact(
      12, "a list asks for places that the model has no more", "rowCountsLag",
      .program([.atLeast("askedBeyondModel", 1)])),
    UIKitFact(
      13, "visible cells are those displayed", "prefetchedCellsHidden",
      .program([.equal("hiddenAmongVisible", 0), .equal("outsideAmongVisible", 0)])),
    UIKitFact(
      14, "collection views prepare cells ahead", "prefetchedCellsHidden",
      .program([.atLeast("askedAhead", 1), .equal("preparedAmongVisible", 0)])),
    UIKitFact(
      15, "a cell may be displayed again without being asked for", "willDisplayWithoutCellRequest",
      .untried("it says what may happen; nothing that is observed contradicts it")),
    UIKitFact(
      16, "the end of a display comes some time after the cell has left", "didEndDisplayingDelayed",
      .program([.atLeast("endedTurnsLater", 1)])),
    UIKitFact(
      17, "the end of a display has the place from before the update", "didEndDisplayingWithNewIndexPath",
      .program([.equal("rowTold", 4), .equal("rowsLeft", 4)])),
    UIKitFact(
      18, "a cell stays in the list for a while after it has left", "cellsKeptAfterEnd",
      .program([.atLeast("cellsOutsideInList", 1)])),
    UIKitFact(
      19, "display notices come once for each display", "callbacksDoubled",
      .program([.atLeast("displays", 1), .equal("unbalanced", 0)])),
    UIKitFact(
      20, "display notices come in the turn of the change", "callbacksLate",
      .program([.atLeast("turns", 1), .equal("visibleWithoutNotice", 0)])),
    UIKitFact(
      21, "no display notices under a sheet or in another tab", "callbacksMissing",
      .program([.equal("endsUnderSheet", 0), .equal("endsInOtherTab", 0)])),
    UIKitFact(
      22, "reconfiguring keeps the cell objects", "reloadReusesSameCells",
      .program([.yes("sameCell"), .yes("newContents")])),
    UIKitFact(
      23, "reloading a row gives it another cell", "reloadReplacesAllCells", .program([.no("sameCell")])),
    UIKitFact(
      24, "cells are prepared before they show another item", "reuseWithoutPrepare",
      .program([.atLeast("reuses", 1), .equal("reusesWithoutPrepare", 0), .equal("preparedByReconfiguring", 0)])),
    UIKitFact(
      25, "sizes are estimates until rows have been laid out", "estimatesNeverSettle",
      .program([.atMost("heightAtFirst", 20_000), .atLeast("heightLaidOut", 29_000)])),
    UIKitFact(
      26, "a diffable source answers nil for a place that it does not have", "snapshotIdentifierNil",
      .program([.yes("knowsFirst"), .no("knowsBeyond")])),
    UIKitFact(
      27, "a pinned header is a later sibling of the cells below it", "headersFloatOverCells",
      .program([.yes("overlapsCell"), .yes("isLaterSibling")])),
  ]

  static let orthogonal = [
    UIKitFact(
      28, "cells of an orthogonal section lie in a private scroll view", "orthogonalCellsReparented",
      .program([.yes("inScrollView"), .yes("inCollectionView")])),
    UIKitFact(
      29, "that scroll view is made at layout", "orthogonalScrollerRecreated",
      .program([.equal("beforeLayout", 0), .equal("afterLayout", 1)])),
    UIKitFact(
      30, "layout attributes leave the section's own offset out", "attributesOutOfDate",
      .program([.near("attributesMoved", 0, within: 0.5), .near("cellMoved", -120, within: 0.5)])),
  ]

  static let scrolling = [
    UIKitFact(
      31, "the offset is the origin of the bounds, and moving these is told to nobody", "offsetSetWithoutScroll",
      .program([.equal("offset", 50), .equal("didScrollCalls", 0)])),
    UIKitFact(
      32, "key-value observation of the offset tells of every move", "contentOffsetNotObserved",
      .program([.atLeast("toldOfJump", 1), .atLeast("toldOfBounds", 1), .atLeast("toldOfAnimation", 2)])),
    UIKitFact(
      33, "didScroll comes once for a jump and again and again while moving", "offsetSetWithoutScroll",
      .program([.equal("callsForJump", 1), .atLeast("callsForAnimation", 2)])),
    UIKitFact(
      34, "tracking, dragging and decelerating follow the finger", "phaseFlagsLag",
      .byHand(
        "Throw the list once and let it come to rest.",
        [.yes("trackingAtDrag"), .yes("draggingAtDrag"), .yes("deceleratingAfterLift")])),
    UIKitFact(
      35, "decelerating becomes false when the motion ends", "phaseFlagsStuck",
      .byHand("Throw the list once and let it come to rest.", [.no("deceleratingAtRest")])),
    UIKitFact(
      36, "a touch that stops a deceleration brings its end", "endNoticesMissing",
      .byHand("Throw the list and stop it with a finger.", [.atLeast("endsOfDeceleration", 1)])),
    UIKitFact(
      37, "an animated scroll ends with a notice", "endNoticesMissing", .program([.equal("endsOfAnimation", 1)])),
    UIKitFact(
      38, "a bounce is a part of the deceleration", "bounceReportsOutside",
      .byHand("Throw the list so hard that it bounces at its end.", [.yes("deceleratingOutside")])),
    UIKitFact(
      39, "a reload may move the offset", "offsetJumpsOnReload", .program([.yes("offsetMoved")])),
  ]
}
