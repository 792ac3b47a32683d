// SPDX-License-Identifier: MIT
// expects: clean

import UIKit

@MainActor func source(_ tableView: UITableView) -> UITableViewDiffableDataSource<Int, String> {
  UITableViewDiffableDataSource(tableView: tableView) { tableView, indexPath, _ in
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }
}
