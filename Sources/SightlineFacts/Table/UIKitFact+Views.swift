// SPDX-License-Identifier: MIT

extension UIKitFact {
  static let views = [
    UIKitFact(
      67, "a view's alpha fades its subviews", nil,
      .program([.equal("alphaOfSubview", 1), .near("brightness", 0.25, within: 0.05)])),
    UIKitFact(
      68, "a hidden view hides its subviews, which do not say so", nil,
      .program([.no("subviewIsHidden"), .yes("subviewInWindow"), .near("brightness", 0, within: 0.02)])),
    UIKitFact(
      69, "converting a rectangle gives the box around its image", nil,
      .program([.near("convertedWidth", 141.42, within: 0.1), .equal("boundsWidth", 100)])),
    UIKitFact(
      70, "while an animation runs, a view has the values of its end", "modelFramesAhead",
      .program([.equal("modelAtOnce", 200), .atMost("shownAtOnce", 199)])),
    UIKitFact(
      71, "later subviews are drawn over earlier ones", "headersFloatOverCells",
      .program([.near("brightness", 1, within: 0.02)])),
    UIKitFact(
      72, "didMoveToWindow is called on every view of a subtree", "viewsMovedInOnePass",
      .program([.equal("entering", [1, 1, 1]), .equal("leaving", [1, 1, 1])])),
    UIKitFact(
      73, "it is also called on a hidden view without size", "beaconNoticesMissing", .program([.equal("calls", 1)])),
    UIKitFact(
      74, "a list leaves subviews alone that are not its own", "beaconRemoved",
      .program([.yes("inTable"), .yes("inCollectionView")])),
    UIKitFact(
      75, "bars of iOS 26 let the content shine through", "barsTranslucentGlass",
      .untried("what a bar lets through is for an eye to say")),
    UIKitFact(
      76, "an overlay may span a view and paint a line of it", "effectViewsFullScreen",
      .untried("it is about the views of others")),
    UIKitFact(
      77, "an effect view without an effect paints nothing", "effectViewsFullScreen",
      .program([.near("brightnessWithoutEffect", 1, within: 0.02)])),
    UIKitFact(
      78, "a weak reference to an object in deallocation ends the process", "deallocatingViews",
      .untried("it would end the app")),
    UIKitFact(
      79, "cells that wait for reuse have no superview", "cellsKeptAfterEnd",
      .program([.atLeast("waiting", 1), .equal("waitingInWindow", 0)])),
  ]

  static let delegates = [
    UIKitFact(
      80, "a delegate is asked for its methods once, when it is set", "delegateSelectorsCached",
      .program([.equal("callsAfterLateAnswer", 0), .atLeast("callsAfterSetAgain", 1)])),
    UIKitFact(
      81, "the mere presence of a method changes what a list does", "delegateSelectorsCached",
      .program([.atLeast("heightsAsked", 500)])),
    UIKitFact(
      82, "a delegate is held weakly", "delegateDiesFirst", .program([.no("delegateAfterDeath")])),
    UIKitFact(
      83, "RxCocoa asserts that it reads the delegate that it has set", "delegateGetterCompared",
      .untried("it is about a library that is not here")),
    UIKitFact(
      84, "libraries replace the setter of delegates", "delegateContested",
      .untried("it is about libraries that are not here")),
    UIKitFact(
      100, "messages go to the slot, not to what a getter answers", nil,
      .program([.atLeast("slotHeard", 1), .equal("getterHeard", 0)])),
    UIKitFact(
      101, "a table that is given a delegate asks for its counts", "rowCountsLag",
      .program([.atLeast("countsAfterDelegate", 1), .equal("countsAfterDataSource", 0)])),
    UIKitFact(
      102, "a table in no window that was asked for nothing has not counted", nil,
      .program([.equal("counts", 0), .equal("cells", 0)])),
    UIKitFact(
      103, "a flow layout asks the object that the getter answers", "delegateGetterCompared",
      .program([.atLeast("getterAsked", 1), .equal("slotAsked", 0)])),
    UIKitFact(
      104, "the end of a drag says whether the content moves on", "endNoticesMissing",
      .byHand(
        "Throw the list once and let it come to rest.",
        [.equal("ends", ["didEndDragging moves on", "willBeginDecelerating", "didEndDecelerating"])])),
    UIKitFact(
      105, "a tap on another cell deselects the first", nil,
      .byHand("Tap two rows of the list, one after the other.", [.equal("calls", ["select", "deselect", "select"])])),
    UIKitFact(
      106, "what the app selects sends no message", nil, .program([.yes("isSelected"), .equal("messages", 0)])),
    UIKitFact(
      107, "in the message of a selection a list may be asked for the cell", "listsThrowDuringUpdates",
      .byHand("Tap two rows of the list, one after the other.", [.yes("answersCell")])),
    UIKitFact(
      108, "a main-actor method called on another thread ends the process", nil, .untried("it would end the app")),
    UIKitFact(
      109, "SwiftUI's scroll views are of its own classes; a pager's lies in its controller's view",
      "swiftUIListChangesClass", .program([.yes("isOfSwiftUI"), .yes("pagerInView")])),
  ]
}
