// SPDX-License-Identifier: MIT

import UIKit

extension UITableViewCell {
  /// Shows two texts, the second below the first.
  func show(_ text: String, _ detail: String? = nil) {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = text
    content.secondaryText = detail
    contentConfiguration = content
  }
}
