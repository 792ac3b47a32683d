// SPDX-License-Identifier: MIT

extension UIKitFact {
  static let swiftUI = [
    UIKitFact(
      85, "a List is a table up to iOS 15 and a collection view from 16 on", "swiftUIListChangesClass",
      .program([.yes("isTable15OrCollection16")])),
    UIKitFact(
      86, "a view over a SwiftUI view lies in the scroll view that scrolls it", "probeOutsideScrollView",
      .program([.yes("inScrollView")])),
    UIKitFact(
      87, "a hosting cell may keep its views or make new ones", "hostingCellsRecreated",
      .untried("it says what may happen; nothing that is observed contradicts it")),
    UIKitFact(
      88, "SwiftUI's visibility callbacks cannot be relied on in hosting cells", "hostingCellsRecreated",
      .untried("it says what may happen; nothing that is observed contradicts it")),
  ]

  static let probes = [
    UIKitFact(
      125, "a view without an intrinsic size takes the size that it is proposed", nil,
      .program([.near("width", 120, within: 0.5), .near("height", 80, within: 0.5)])),
    UIKitFact(
      126, "each view of UIKit lies in a host view of its own", nil,
      .program([.equal("siblings", 0), .near("hostWidth", 120, within: 0.5)])),
    UIKitFact(
      127, "hosts stand in the order in which they are drawn", nil,
      .program([.yes("backgroundBeforeOverlay")])),
    UIKitFact(
      128, "a view is made once, updated at each change, dismantled at the end", "probeAttachedLate",
      .program([.equal("made", 1), .atLeast("updated", 2), .equal("dismantled", 1)])),
    UIKitFact(
      129, "dismantling may come late", "probeDismantledLate",
      .untried("it says what may happen; nothing that is observed contradicts it")),
    UIKitFact(
      130, "a List gives the cells of rows that have left to others", "hostedRowsReused",
      .program([.atLeast("viewsWithSeveralRows", 1)])),
    UIKitFact(
      131, "a lazy stack keeps what it has made, or drops it", "hostedRowsKept",
      .untried("it says what may happen; nothing that is observed contradicts it")),
    UIKitFact(
      132, "hidden views are not drawn; opacity and clips stand in the chain", nil,
      .program([.no("hiddenInWindow"), .near("opacity", 0.5, within: 0.01), .yes("clipped")])),
    UIKitFact(
      133, "the environment does not go into hosted configurations", nil,
      .program([.equal("below", "outer"), .equal("inController", "none")])),
    UIKitFact(
      134, "a scroll view reaches under bars; a pager is a collection view", nil,
      .program([.near("scrollViewTop", 0, within: 0.5), .atLeast("backgroundTop", 1), .yes("pagerIsCollectionView")])),
  ]
}
