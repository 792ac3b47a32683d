// SPDX-License-Identifier: MIT
// expects: nearly matches optional requirement

import UIKit

@MainActor final class Owner: NSObject, UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UITableViewCell, forItemAt indexPath: IndexPath
  ) {}
}
