// SPDX-License-Identifier: MIT

import UIKit

#if SWIFT_PACKAGE
  import SightlineHost
#endif

extension UIKitToolkit {
  /// Whether the counts that a list shows equal what its data source answers at this moment.
  ///
  /// A data source is asked for no section that it has not just said to have, and a list for none that it does not
  /// show; so neither can be asked for something that it does not know. One that is not in a window, has changes that
  /// are not laid out, or has no data source is not asked at all.
  static func countsAgree(in list: UIView) -> Bool {
    guard list.window != nil else { return false }
    if let table = list as? UITableView { return countsAgree(in: table) }
    if let collection = list as? UICollectionView { return countsAgree(in: collection) }
    return false
  }

  private static func countsAgree(in table: UITableView) -> Bool {
    guard !table.hasUncommittedUpdates, let source = table.dataSource else { return false }
    let sections = table.numberOfSections
    // A table whose data source does not say has one section.
    guard source.numberOfSections?(in: table) ?? 1 == sections else { return false }
    return (0..<max(0, sections)).allSatisfy { section in
      source.tableView(table, numberOfRowsInSection: section) == table.numberOfRows(inSection: section)
    }
  }

  private static func countsAgree(in collection: UICollectionView) -> Bool {
    guard !collection.hasUncommittedUpdates, let source = collection.dataSource else { return false }
    let sections = collection.numberOfSections
    guard source.numberOfSections?(in: collection) ?? 1 == sections else { return false }
    return (0..<max(0, sections)).allSatisfy { section in
      source.collectionView(collection, numberOfItemsInSection: section) == collection.numberOfItems(inSection: section)
    }
  }
}
