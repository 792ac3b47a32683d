// SPDX-License-Identifier: MIT
// expects: is only available in iOS 18.0 or newer

import UIKit

@MainActor func place(_ list: UICollectionView, _ view: UICollectionReusableView) -> IndexPath? {
  list.indexPath(forSupplementaryView: view)
}
