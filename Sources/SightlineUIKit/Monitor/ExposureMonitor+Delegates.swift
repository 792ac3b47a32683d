// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  package import SightlineHost
  package import UIKit
#else
  import UIKit
#endif

/// What those need of monitors who listen to the delegates of lists, and of lists.
extension ExposureMonitor {
  /// Whether a data source names what a list shows.
  package static func isNaming(_ source: AnyObject?) -> Bool { source is any ListNaming }

  /// By a data source's identifiers where it has any, else by cells.
  package func identification(by source: AnyObject?, in surface: String) -> Identification {
    guard let source = source as? any ListNaming else { return .byCells }
    return identification(of: source, in: surface)
  }

  /// Whether the counts that a list shows equal what its data source answers at this moment.
  package static func countsAgree(in list: UIScrollView) -> Bool { UIKitToolkit.countsAgree(in: list) }

  /// The cell at a place, of those that a list showed when it was last looked at.
  package static func shownCell(of table: UITableView, at path: IndexPath) -> UIView? {
    ListBook.of(table).cell(at: path, table.indexPath(for:))
  }

  /// The cell at a place, of those that a list showed when it was last looked at.
  package static func shownCell(of collection: UICollectionView, at path: IndexPath) -> UIView? {
    ListBook.of(collection).cell(at: path, collection.indexPath(for:))
  }
}
