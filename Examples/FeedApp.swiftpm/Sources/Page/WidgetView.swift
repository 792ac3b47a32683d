// SPDX-License-Identifier: MIT

import UIKit

/// A coloured panel with a title.
final class WidgetView: UIView {
  init(title: String, hue: CGFloat) {
    super.init(frame: .zero)
    backgroundColor = UIColor(hue: hue, saturation: 0.2, brightness: 0.97, alpha: 1)
    let label = UILabel(.headline, color: .black)
    label.text = title
    fill(with: label, margin: 16)
  }

  required init?(coder: NSCoder) { nil }
}

/// A small window over the page, as players have.
final class PlayerView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .black
    layer.cornerRadius = 12
    let label = UILabel(.caption1, color: .white)
    label.text = Word.player.text
    fill(with: label, margin: 12)
  }

  required init?(coder: NSCoder) { nil }
}
