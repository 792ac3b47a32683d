// SPDX-License-Identifier: MIT

import UIKit

extension UIView {
  /// Adds a view that fills this one but for a margin.
  func fill(with child: UIView, margin: CGFloat = 0) {
    addSubview(child)
    child.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      child.topAnchor.constraint(equalTo: topAnchor, constant: margin),
      child.leadingAnchor.constraint(equalTo: leadingAnchor, constant: margin),
      bottomAnchor.constraint(equalTo: child.bottomAnchor, constant: margin),
      trailingAnchor.constraint(equalTo: child.trailingAnchor, constant: margin),
    ])
  }

  /// Gives the view a height.
  func height(_ points: CGFloat) {
    translatesAutoresizingMaskIntoConstraints = false
    let constraint = heightAnchor.constraint(equalToConstant: points)
    // A cell that is still sized by an estimate must not break it.
    constraint.priority = UILayoutPriority(999)
    constraint.isActive = true
  }
}

extension UIStackView {
  /// Views below one another.
  convenience init(column views: [UIView], spacing: CGFloat = 8) {
    self.init(arrangedSubviews: views)
    axis = .vertical
    self.spacing = spacing
  }
}

extension UILabel {
  /// A label that grows with the user's text size and takes as many lines as it needs.
  convenience init(_ style: UIFont.TextStyle, color: UIColor = .label) {
    self.init(frame: .zero)
    font = .preferredFont(forTextStyle: style)
    adjustsFontForContentSizeCategory = true
    numberOfLines = 0
    textColor = color
  }
}
