// SPDX-License-Identifier: MIT

import UIKit

#if SWIFT_PACKAGE
  import SightlineHost
#endif

/// A data source that knows what is at a place by an identifier, whatever its types are.
@MainActor
protocol ListNaming: AnyObject {
  func identifier(at path: IndexPath) -> AnyHashable?
  /// Whether it still has what an identifier stands for, on screen or not.
  func has(_ identifier: AnyHashable) -> Bool
}

extension UITableViewDiffableDataSource: ListNaming {
  func identifier(at path: IndexPath) -> AnyHashable? { itemIdentifier(for: path) }

  func has(_ identifier: AnyHashable) -> Bool {
    (identifier.base as? ItemIdentifierType).map { indexPath(for: $0) != nil } ?? false
  }
}

extension UICollectionViewDiffableDataSource: ListNaming {
  func identifier(at path: IndexPath) -> AnyHashable? { itemIdentifier(for: path) }

  func has(_ identifier: AnyHashable) -> Bool {
    (identifier.base as? ItemIdentifierType).map { indexPath(for: $0) != nil } ?? false
  }
}
