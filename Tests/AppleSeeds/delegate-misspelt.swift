// SPDX-License-Identifier: MIT
// expects: nearly matches optional requirement

import UIKit

@MainActor final class Owner: NSObject, UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRow indexPath: IndexPath) {}
}
