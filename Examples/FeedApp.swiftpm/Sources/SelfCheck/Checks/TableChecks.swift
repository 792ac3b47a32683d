// SPDX-License-Identifier: MIT

import SightlineFacts
import UIKit

extension FactCheck {
  static let tables = [
    FactCheck(11) { stage in
      let watched = WatchedTable(rows: 40)
      stage.show(watched.table)
      await stage.turn()
      let old = watched.table.visibleCells
      watched.forget()
      watched.table.reloadData()
      var values = FactValues()
      values.set("countsAskedAtOnce", watched.counts)
      values.set("cellsAskedAtOnce", watched.cellsAsked.count)
      values.set("visibleCellsAreOld", !old.isEmpty && old.allSatisfy { $0.superview != nil && $0.window != nil })
      watched.table.layoutIfNeeded()
      values.set("cellsAskedAfterLayout", watched.cellsAsked.count)
      return .observed(values)
    },
    FactCheck(12) { stage in
      let watched = WatchedTable(rows: 60)
      stage.show(watched.table)
      await stage.turn()
      watched.forget()
      watched.rows = 3
      watched.table.contentOffset = CGPoint(x: 0, y: 2_400)
      watched.table.layoutIfNeeded()
      var values = FactValues()
      values.set("askedBeyondModel", watched.cellsAsked.filter { $0 >= 3 }.count)
      return .observed(values)
    },
    FactCheck(17) { stage in
      let watched = WatchedTable(rows: 5)
      stage.show(watched.table)
      await stage.turn()
      watched.forget()
      watched.rows = 4
      watched.table.deleteRows(at: [IndexPath(row: 4, section: 0)], with: .none)
      await stage.wait(upTo: 2_000) { !watched.ended.isEmpty }
      var values = FactValues()
      if let row = watched.ended.first { values.set("rowTold", row) }
      values.set("rowsLeft", watched.table.numberOfRows(inSection: 0))
      return .observed(values)
    },
    FactCheck(19) { stage in
      let watched = WatchedTable(rows: 60)
      stage.show(watched.table)
      await stage.turn()
      watched.table.setContentOffset(CGPoint(x: 0, y: 1_600), animated: true)
      await stage.wait(milliseconds: 800)
      watched.table.setContentOffset(.zero, animated: true)
      await stage.wait(milliseconds: 800)
      var values = FactValues()
      values.set("displays", watched.displays)
      values.set("unbalanced", watched.unbalanced)
      return .observed(values)
    },
    FactCheck(20) { stage in
      let watched = WatchedTable(rows: 60)
      stage.show(watched.table)
      await stage.turns(2)
      watched.table.setContentOffset(CGPoint(x: 0, y: 1_600), animated: true)
      var (turns, missing) = (0, 0)
      let end = Clock.milliseconds + 600
      while Clock.milliseconds < end {
        await stage.turn()
        turns += 1
        let visible = watched.table.visibleCells.filter { $0.frame.intersects(watched.table.bounds) }
        missing += visible.filter { !watched.isTold($0) }.count
      }
      var values = FactValues()
      values.set("turns", turns)
      values.set("visibleWithoutNotice", missing)
      return .observed(values)
    },
    FactCheck(21) { stage in
      let watched = WatchedTable(rows: 40)
      stage.show(watched.table)
      await stage.turns(2)
      watched.forget()
      var values = FactValues()
      let sheet = UIViewController()
      sheet.modalPresentationStyle = .pageSheet
      await stage.present(sheet, from: stage.screen)
      values.set("endsUnderSheet", watched.ended.count)
      await stage.dismiss(stage.screen)
      let tabs = UITabBarController()
      let list = UIViewController()
      tabs.viewControllers = [list, UIViewController()]
      await stage.show(tabs)
      watched.table.frame = list.view.bounds
      list.view.addSubview(watched.table)
      await stage.turns(2)
      watched.forget()
      tabs.selectedIndex = 1
      await stage.wait(milliseconds: 500)
      values.set("endsInOtherTab", watched.ended.count)
      return .observed(values)
    },
    FactCheck(22) { stage in
      let watched = WatchedTable(rows: 5)
      stage.show(watched.table)
      await stage.turn()
      let path = IndexPath(row: 1, section: 0)
      let before = watched.table.cellForRow(at: path)
      watched.word = "second"
      watched.forget()
      watched.table.reconfigureRows(at: [path])
      watched.table.layoutIfNeeded()
      var values = FactValues()
      values.set("sameCell", before != nil && watched.table.cellForRow(at: path) === before)
      values.set("newContents", watched.cellsAsked.contains(1))
      return .observed(values)
    },
    FactCheck(23) { stage in
      let watched = WatchedTable(rows: 5)
      stage.show(watched.table)
      await stage.turn()
      let path = IndexPath(row: 1, section: 0)
      let before = watched.table.cellForRow(at: path)
      watched.table.reloadRows(at: [path], with: .none)
      watched.table.layoutIfNeeded()
      await stage.turns(2)
      var values = FactValues()
      values.set("sameCell", before == nil || watched.table.cellForRow(at: path) === before)
      return .observed(values)
    },
    FactCheck(24) { stage in
      let watched = WatchedTable(rows: 200)
      stage.show(watched.table)
      await stage.turn()
      for step in 1...30 {
        watched.table.contentOffset = CGPoint(x: 0, y: step * 200)
        await stage.turn()
      }
      var values = FactValues()
      values.set("reuses", watched.reuses)
      values.set("reusesWithoutPrepare", watched.reusesWithoutPrepare)
      let cells = watched.table.visibleCells.compactMap { $0 as? WatchedCell }
      let before = cells.reduce(0) { $0 + $1.preparations }
      watched.table.reconfigureRows(at: watched.table.indexPathsForVisibleRows ?? [])
      watched.table.layoutIfNeeded()
      values.set("preparedByReconfiguring", cells.reduce(0) { $0 + $1.preparations } - before)
      return .observed(values)
    },
    FactCheck(25) { stage in
      let rows = TallRows(count: 100, height: 300)
      stage.show(rows.table)
      await stage.turn()
      var values = FactValues()
      values.set("heightAtFirst", rows.table.contentSize.height)
      for _ in 0..<80 {
        rows.table.contentOffset = CGPoint(x: 0, y: rows.table.contentOffset.y + 450)
        rows.table.layoutIfNeeded()
      }
      values.set("heightLaidOut", rows.table.contentSize.height)
      return .observed(values)
    },
    FactCheck(27) { stage in
      let watched = WatchedTable(rows: 40)
      watched.header = "header"
      stage.show(watched.table)
      await stage.turn()
      watched.table.contentOffset = CGPoint(x: 0, y: 200)
      watched.table.layoutIfNeeded()
      await stage.turn()
      guard let header = watched.table.headerView(forSection: 0) else { return .notTried("the table made no header") }
      let below = watched.table.visibleCells.filter { $0.frame.intersects(header.frame) }
      var values = FactValues()
      values.set("overlapsCell", !below.isEmpty)
      let siblings = header.superview?.subviews ?? []
      let place = siblings.firstIndex(of: header) ?? -1
      values.set("isLaterSibling", below.allSatisfy { (siblings.firstIndex(of: $0) ?? Int.max) < place })
      return .observed(values)
    },
    FactCheck(39) { stage in
      let watched = WatchedTable(rows: 100)
      stage.show(watched.table)
      await stage.turn()
      watched.table.contentOffset = CGPoint(x: 0, y: 6_000)
      watched.table.layoutIfNeeded()
      watched.rows = 10
      watched.table.reloadData()
      watched.table.layoutIfNeeded()
      await stage.turn()
      var values = FactValues()
      values.set("offsetMoved", watched.table.contentOffset.y < 6_000)
      return .observed(values)
    },
    FactCheck(106) { stage in
      let watched = WatchedTable(rows: 10)
      stage.show(watched.table)
      await stage.turn()
      watched.table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
      await stage.turns(2)
      var values = FactValues()
      values.set("isSelected", watched.table.indexPathForSelectedRow?.row == 2)
      values.set("messages", watched.selections.count)
      return .observed(values)
    },
  ]
}

/// Rows that size themselves, far higher than their estimate.
private final class TallRows: NSObject, UITableViewDataSource {
  let table = UITableView(frame: .zero, style: .plain)
  private let count: Int
  private let height: CGFloat

  init(count: Int, height: CGFloat) {
    self.count = count
    self.height = height
    super.init()
    table.rowHeight = UITableView.automaticDimension
    table.estimatedRowHeight = 100
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    if cell.contentView.subviews.isEmpty {
      let panel = UIView()
      panel.height(height)
      cell.contentView.fill(with: panel)
    }
    return cell
  }
}
