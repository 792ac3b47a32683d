// SPDX-License-Identifier: MIT

import UIKit

/// A coloured card with a title, in carousels and in the grid.
final class CardCell: UICollectionViewCell {
  private let title = UILabel(.subheadline)

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 12
    contentView.fill(with: title, margin: 12)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ card: Card) {
    title.text = card.title
    contentView.backgroundColor = UIColor(hue: card.hue, saturation: 0.25, brightness: 0.95, alpha: 1)
    title.textColor = .black
  }
}
