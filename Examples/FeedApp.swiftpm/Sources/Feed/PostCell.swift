// SPDX-License-Identifier: MIT

import Sightline
import UIKit

/// A post of text, with a button that counts by itself.
final class PostCell: UITableViewCell {
  private let author = UILabel(.headline)
  private let body = UILabel(.body)
  private let like = UIButton(type: .system)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    like.setTitle(Word.like.text, for: .normal)
    like.contentHorizontalAlignment = .leading
    contentView.fill(with: UIStackView(column: [author, body, like]), margin: 16)
  }

  required init?(coder: NSCoder) { nil }

  /// Called each time the cell is configured, so that it always has the name of what it shows.
  func show(_ post: Post) {
    author.text = post.author
    body.text = post.text
    like.accessibilityLabel = Word.like.text + ", " + post.author

    let item = ExposureItem(post.id, attributes: ["author": .string(post.author), "kind": .string("text")])
    // The button is an item inside the item: `post-7/like`.
    setExposure(item, inner: [(like, ExposureItem("like"))])
  }
}
