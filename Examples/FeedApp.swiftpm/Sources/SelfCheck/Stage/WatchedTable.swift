// SPDX-License-Identifier: MIT

import UIKit

/// A cell that knows whether it was prepared before it was used again.
final class WatchedCell: UITableViewCell {
  var row: Int?
  var isPrepared = false
  private(set) var preparations = 0

  override func prepareForReuse() {
    super.prepareForReuse()
    isPrepared = true
    preparations += 1
  }
}

/// A table of rows of one height that writes down what it asks and tells.
final class WatchedTable: NSObject, UITableViewDataSource, UITableViewDelegate {
  let table = UITableView(frame: .zero, style: .plain)
  var rows: Int
  var header: String?

  private(set) var counts = 0
  private(set) var cellsAsked: [Int] = []
  /// Of the cells that are displayed by what was told, how often each was told to be: 1 where all is well.
  private(set) var displayed: [ObjectIdentifier: Int] = [:]
  private(set) var displays = 0
  private(set) var unbalanced = 0
  private(set) var ended: [Int] = []
  private(set) var selections: [String] = []
  private(set) var reuses = 0
  private(set) var reusesWithoutPrepare = 0
  /// What was shown, so that a second text tells of a second configuration.
  var word = "first"

  init(rows: Int, height: CGFloat = 80) {
    self.rows = rows
    super.init()
    table.rowHeight = height
    table.estimatedRowHeight = 0
    table.register(WatchedCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
    table.delegate = self
  }

  func forget() { (counts, cellsAsked, ended, selections, displays, unbalanced) = (0, [], [], [], 0, 0) }

  func isTold(_ cell: UITableViewCell) -> Bool { displayed[ObjectIdentifier(cell)] != nil }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    counts += 1
    return rows
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { header }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    cellsAsked.append(indexPath.row)
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    if let cell = cell as? WatchedCell {
      if let row = cell.row, row != indexPath.row {
        reuses += 1
        if !cell.isPrepared { reusesWithoutPrepare += 1 }
      }
      cell.row = indexPath.row
      cell.isPrepared = false
    }
    cell.show("\(indexPath.row)", word)
    return cell
  }

  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    displays += 1
    if displayed.updateValue(1, forKey: ObjectIdentifier(cell)) != nil { unbalanced += 1 }
  }

  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    ended.append(indexPath.row)
    if displayed.removeValue(forKey: ObjectIdentifier(cell)) == nil { unbalanced += 1 }
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selections.append("select") }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { selections.append("deselect") }
}
