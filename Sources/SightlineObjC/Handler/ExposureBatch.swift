// SPDX-License-Identifier: MIT

public import UIKit

#if SWIFT_PACKAGE
  public import SightlineCore
  import SightlineHost
  public import SightlineUIKit
#endif

/// Items of one list that a handler is told of together.
@objc(SLExposureBatch)
public final class ExposureBatch: NSObject {
  /// The list: what it was called when it was tracked.
  @objc public let surface: String
  /// The list, the scroll view or the screen's view; `nil` when it is gone.
  @objc public let view: UIView?
  /// The items in the order in which the list shows them.
  @objc public let items: [ExposureBatchItem]

  init(_ report: StopReport) {
    surface = report.surface
    view = report.view as? UIView
    items = report.items.map { ExposureBatchItem($0) }
  }

  /// The table, where it is one.
  @objc public var tableView: UITableView? { view as? UITableView }
  /// The collection view, where it is one.
  @objc public var collectionView: UICollectionView? { view as? UICollectionView }
  /// Where the items' cells are, of those that are shown in a list now.
  @objc public var indexPaths: [IndexPath] { items.compactMap(\.indexPath) }
}

/// One item that a handler is told of.
@objc(SLExposureBatchItem)
public final class ExposureBatchItem: NSObject {
  /// The impression behind it: its time, visit, session.
  public let event: ExposureEvent
  /// The view that shows it; `nil` when none does any more.
  @objc public let view: UIView?
  /// Where its cell is, good for this call alone; `nil` for what is no cell, or is not shown any more.
  @objc public let indexPath: IndexPath?
  /// How long it had been exposed, in seconds: 0 for `exposed`, the policy's `stay` for `effective`.
  @objc public let dwell: TimeInterval
  /// The fraction that was visible.
  @objc public let fraction: Double

  init(_ item: StopReport.Item) {
    event = item.event
    view = item.view as? UIView
    dwell = item.dwell.seconds
    fraction = item.fraction
    indexPath = item.place.flatMap { $0.kind == .cell ? $0.indexPath : nil }
  }

  /// The id, as the app has named it.
  @objc(identifier) public var id: String { event.item }
  /// What it shows, where the app said so.
  @objc public var content: String? { event.content }

  /// Its position.
  public var index: Int? { event.index }
  /// What the app attached to it.
  public var attributes: ExposureAttributes? { event.attributes }

  /// The impression behind it.
  @available(swift, obsoleted: 1.0, message: "In Swift it is called `event`.")
  @objc(event) public var objectiveCEvent: SLExposureEvent { SLExposureEvent(event) }
  /// What the app attached to it.
  @available(swift, obsoleted: 1.0, message: "In Swift it is called `attributes`.")
  @objc(attributes) public var objectiveCAttributes: [String: Any] {
    attributes.map(FoundationAttributes.values) ?? [:]
  }
}
