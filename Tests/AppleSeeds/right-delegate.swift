// SPDX-License-Identifier: MIT
// expects: clean

import UIKit

@MainActor final class Owner: NSObject, UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { print(indexPath.row) }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { print(scrollView.contentOffset.y) }
}
