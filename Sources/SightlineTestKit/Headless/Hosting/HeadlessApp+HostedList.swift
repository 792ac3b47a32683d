// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
#endif

extension HeadlessApp {
  /// The list that SwiftUI makes of a `List`: a collection view or, under ``HeadlessQuirk/swiftUIListChangesClass``, a
  /// table, as up to iOS 15. Its rows are to be hosted views; its delegate belongs to SwiftUI.
  public func makeHostedList(rowHeight: Double, frame: Rect = .zero) -> HeadlessListView {
    guard system.has(.swiftUIListChangesClass) else {
      let list = HeadlessCollectionView(.list(itemLength: rowHeight), frame: frame, name: "hosted list")
      list.isHosted = true
      return list
    }
    let list = HeadlessTableView(frame: frame, name: "hosted list")
    list.rowHeight = rowHeight
    list.isHosted = true
    return list
  }
}
