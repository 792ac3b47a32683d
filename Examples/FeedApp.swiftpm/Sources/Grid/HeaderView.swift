// SPDX-License-Identifier: MIT

import Sightline
import UIKit

/// The title of a section.
final class HeaderView: UICollectionReusableView {
  private let title = UILabel(.headline)

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    fill(with: title, margin: 4)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ section: GridController.Section) {
    title.text = section.word.text
    title.accessibilityTraits = .header
    exposure = ExposureItem("header-\(section.rawValue)")
  }
}
