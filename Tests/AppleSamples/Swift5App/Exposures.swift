// SPDX-License-Identifier: MIT

import Sightline
import SightlineObjC
import UIKit

/// What was a subclass of LBTrackHelper.
final class Exposures: NSObject, ExposureHandler {
  private(set) var lines: [String] = []

  func exposed(_ batch: ExposureBatch) {
    for item in batch.items { lines.append("shown \(item.id) in \(batch.surface)") }
  }

  func effective(_ batch: ExposureBatch) {
    for item in batch.items where item.view != nil {
      lines.append("stayed \(item.content ?? item.id) \(item.dwell) \(item.indexPath?.row ?? -1) \(item.event.visit)")
    }
  }

  func firstSeen(_ batch: ExposureBatch) {
    lines.append(contentsOf: batch.items.map { "seen \($0.id)" })
  }

  /// At launch.
  static func register() {
    ExposureHandlerCenter.register(
      Exposures(), policy: ExposureStopPolicy(stay: .seconds(2), repetition: .unlessAtPreviousStop, tallItemsFill: 0.9))
  }
}

/// A page of widgets: views and controllers in a scroll view.
final class HomeController: UIViewController {
  private let scrollView = UIScrollView()
  private let banner = UIView()
  private let offers = UIViewController()
  private let grid = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  private let list = UITableView()
  private let names = ["a", "b", "c"]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(scrollView)
    addChild(offers)
    scrollView.addSubview(banner)
    ExposureHandlerCenter.track(
      scrollView, as: "home", widgets: ["banner": banner, "offers": offers], minimumScrollDistance: 44)
    ExposureHandlerCenter.track(grid, as: "grid") { [names] path in
      names.indices.contains(path.item) ? ExposureItem(names[path.item]) : nil
    }
  }

  func track(_ source: UITableViewDiffableDataSource<Int, String>) {
    ExposureHandlerCenter.track(list, as: "list", by: source)
  }

  func leave() {
    ExposureHandlerCenter.stopTracking(grid)
    ExposureHandlerCenter.monitor?.pause("home")
  }
}
