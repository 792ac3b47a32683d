// SPDX-License-Identifier: MIT

import Sightline
import UIKit

/// A post with cards that scroll sideways. The cell is reused for other posts, and so is the list in it.
final class CarouselCell: UITableViewCell, UICollectionViewDataSource {
  private let author = UILabel(.headline)
  private let layout = UICollectionViewFlowLayout()
  private let carousel: UICollectionView
  private var cards: [Card] = []

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 140, height: 120)
    layout.sectionInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    carousel = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    carousel.register(CardCell.self, forCellWithReuseIdentifier: "card")
    carousel.dataSource = self
    carousel.backgroundColor = .clear
    carousel.height(136)
    contentView.fill(with: UIStackView(column: [author, carousel]), margin: 8)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ post: Post, cards: [Card]) {
    author.text = post.author
    exposure = ExposureItem(post.id, attributes: ["kind": .string("carousel")])
    self.cards = cards
    carousel.reloadData()
    carousel.contentOffset = .zero
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { cards.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
    let card = cards[indexPath.item]
    (cell as? CardCell)?.show(card)
    // Nothing says that the carousel is tracked: a list found in an item is a surface of its own, `feed/post-7`.
    cell.exposure = ExposureItem(card.id)
    return cell
  }
}
