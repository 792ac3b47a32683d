// SPDX-License-Identifier: MIT

import UIKit

#if SWIFT_PACKAGE
  import SightlineRelayPlan
  import SightlineUIKit
#endif

/// `UITableViewDelegate`. Index paths are not looked at but for taps: what a cell shows is not told by its place.
extension ListListener {
  @objc(tableView:willDisplayCell:forRowAtIndexPath:)
  nonisolated func willDisplayRow(_ table: UITableView, _ cell: UITableViewCell, _: NSIndexPath) {
    hear(.willDisplayRow, table, cell)
  }

  @objc(tableView:didEndDisplayingCell:forRowAtIndexPath:)
  nonisolated func didEndDisplayingRow(_ table: UITableView, _ cell: UITableViewCell, _: NSIndexPath) {
    hear(.didEndDisplayingRow, table, cell)
  }

  @objc(tableView:willDisplayHeaderView:forSection:)
  nonisolated func willDisplayHeader(_ table: UITableView, _ view: UIView, _: Int) {
    hear(.willDisplayHeader, table, view)
  }

  @objc(tableView:willDisplayFooterView:forSection:)
  nonisolated func willDisplayFooter(_ table: UITableView, _ view: UIView, _: Int) {
    hear(.willDisplayFooter, table, view)
  }

  @objc(tableView:didEndDisplayingHeaderView:forSection:)
  nonisolated func didEndDisplayingHeader(_ table: UITableView, _ view: UIView, _: Int) {
    hear(.didEndDisplayingHeader, table, view)
  }

  @objc(tableView:didEndDisplayingFooterView:forSection:)
  nonisolated func didEndDisplayingFooter(_ table: UITableView, _ view: UIView, _: Int) {
    hear(.didEndDisplayingFooter, table, view)
  }

  @objc(tableView:didSelectRowAtIndexPath:)
  nonisolated func didSelectRow(_ table: UITableView, _ path: IndexPath) {
    tap(.didSelectRow, table, path)
  }

  @objc(tableView:didDeselectRowAtIndexPath:)
  nonisolated func didDeselectRow(_ table: UITableView, _ path: IndexPath) {
    tap(.didDeselectRow, table, path)
  }

  nonisolated private func tap(_ message: HeardMessage, _ table: UITableView, _ path: IndexPath) {
    guard Thread.isMainThread else { return }
    MainActor.assumeIsolated {
      let several = table.isEditing ? table.allowsMultipleSelectionDuringEditing : table.allowsMultipleSelection
      let meaning = message.meaning(several)
      if meaning == .tapped { take(meaning, table, ExposureMonitor.shownCell(of: table, at: path)) }
    }
  }
}
