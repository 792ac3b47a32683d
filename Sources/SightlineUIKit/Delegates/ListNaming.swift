// SPDX-License-Identifier: MIT

import UIKit

#if SWIFT_PACKAGE
  import SightlineHost
#endif

/// A data source that knows what is at a place by an identifier, whatever its types are.
@MainActor
protocol ListNaming: AnyObject {
  func identifier(at path: IndexPath) -> (any Hashable)?
}

extension UITableViewDiffableDataSource: ListNaming {
  func identifier(at path: IndexPath) -> (any Hashable)? { itemIdentifier(for: path) }
}

extension UICollectionViewDiffableDataSource: ListNaming {
  func identifier(at path: IndexPath) -> (any Hashable)? { itemIdentifier(for: path) }
}
