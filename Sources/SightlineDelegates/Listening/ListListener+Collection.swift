// SPDX-License-Identifier: MIT

import UIKit

#if SWIFT_PACKAGE
  import SightlineRelayPlan
  import SightlineUIKit
#endif

/// `UICollectionViewDelegate`.
extension ListListener {
  @objc(collectionView:willDisplayCell:forItemAtIndexPath:)
  nonisolated func willDisplayItem(_ collection: UICollectionView, _ cell: UICollectionViewCell, _: NSIndexPath) {
    hear(.willDisplayItem, collection, cell)
  }

  @objc(collectionView:didEndDisplayingCell:forItemAtIndexPath:)
  nonisolated func didEndDisplayingItem(_ collection: UICollectionView, _ cell: UICollectionViewCell, _: NSIndexPath) {
    hear(.didEndDisplayingItem, collection, cell)
  }

  @objc(collectionView:willDisplaySupplementaryView:forElementKind:atIndexPath:)
  nonisolated func willDisplaySupplementary(
    _ collection: UICollectionView, _ view: UICollectionReusableView, _: NSString, _: NSIndexPath
  ) {
    hear(.willDisplaySupplementary, collection, view)
  }

  @objc(collectionView:didEndDisplayingSupplementaryView:forElementOfKind:atIndexPath:)
  nonisolated func didEndDisplayingSupplementary(
    _ collection: UICollectionView, _ view: UICollectionReusableView, _: NSString, _: NSIndexPath
  ) {
    hear(.didEndDisplayingSupplementary, collection, view)
  }

  @objc(collectionView:didSelectItemAtIndexPath:)
  nonisolated func didSelectItem(_ collection: UICollectionView, _ path: IndexPath) {
    tap(.didSelectItem, collection, path)
  }

  @objc(collectionView:didDeselectItemAtIndexPath:)
  nonisolated func didDeselectItem(_ collection: UICollectionView, _ path: IndexPath) {
    tap(.didDeselectItem, collection, path)
  }

  nonisolated private func tap(_ message: HeardMessage, _ collection: UICollectionView, _ path: IndexPath) {
    guard Thread.isMainThread else { return }
    MainActor.assumeIsolated {
      let several =
        collection.isEditing
        ? collection.allowsMultipleSelectionDuringEditing : collection.allowsMultipleSelection
      let meaning = message.meaning(several)
      if meaning == .tapped {
        take(meaning, collection, ExposureMonitor.shownCell(of: collection, at: path))
      }
    }
  }
}
