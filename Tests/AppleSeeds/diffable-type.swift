// SPDX-License-Identifier: MIT
// expects: cannot convert

import UIKit

@MainActor func name(_ source: UITableViewDiffableDataSource<Int, String>) -> Int? {
  source.itemIdentifier(for: IndexPath(row: 0, section: 0))
}
