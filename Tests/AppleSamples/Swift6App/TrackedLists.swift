// SPDX-License-Identifier: MIT

import Sightline
import SightlineDelegates
import UIKit

/// Lists that track themselves, in an app in which a base class makes every list.
final class InboxTable: TrackedTableView {
  /// What is particular to the lists of this app.
  func prepare(as name: String, for monitor: ExposureMonitor?) {
    exposureID = name
    exposureMonitor = monitor
    exposureOptions = ExposureSurfaceOptions(viewport: .adjustedInsets, hidesUnderSheets: true)
  }
}

final class InboxController: UIViewController, UITableViewDelegate {
  private let inbox = InboxTable(frame: .zero, style: .plain)
  private let archive = TrackedCollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  private let page = TrackedScrollView()
  private let names = ["a", "b"]
  private var tokens: Set<ExposureToken> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    inbox.prepare(as: "inbox", for: nil)
    archive.exposureID = "archive"
    page.exposureID = "page"
    inbox.delegate = self
    view.addSubview(inbox)
  }

  /// Where the app makes its monitor.
  static func begin(with monitor: ExposureMonitor) { ExposureMonitor.forTrackedViews = monitor }

  /// A list that is named by a closure, and one of which nothing is wanted.
  func track(_ list: UITableView, leavingOut other: UIView, with monitor: ExposureMonitor) {
    monitor.track(
      list, as: "closure", delegateMessages: .observed,
      supplementary: { place in place.kind == .header ? ExposureItem("header-\(place.section)") : nil },
      item: { [names] path in names.indices.contains(path.row) ? ExposureItem(names[path.row]) : nil }
    ).store(in: &tokens)
    monitor.exclude(other)
  }
}
