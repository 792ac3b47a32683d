// SPDX-License-Identifier: MIT

import UIKit

/// Sections that scroll sideways above a grid of two columns.
@MainActor
enum GridLayout {
  static func make() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { number, _ in
      let section =
        switch GridController.Section(rawValue: number) {
        case .highlights: sideways(width: 0.85, height: 180, .groupPagingCentered)
        case .offers: sideways(width: 0.4, height: 120, .continuous)
        case .everything, nil: grid()
        }
      section.boundarySupplementaryItems = [header()]
      section.interGroupSpacing = 8
      section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 12, bottom: 24, trailing: 12)
      return section
    }
  }

  private static func sideways(
    width: CGFloat, height: CGFloat, _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(width), heightDimension: .absolute(height)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = behavior
    return section
  }

  private static func grid() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 4, bottom: 0, trailing: 4)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(160)),
      subitems: [item])
    return NSCollectionLayoutSection(group: group)
  }

  private static func header() -> NSCollectionLayoutBoundarySupplementaryItem {
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    // A pinned header lies over the cells below it: it covers them, and is an item itself.
    header.pinToVisibleBounds = true
    return header
  }
}
