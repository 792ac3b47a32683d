// SPDX-License-Identifier: MIT

public import UIKit

#if SWIFT_PACKAGE
  public import SightlineHost
#endif

/// Lists whose cells are not bound where they are configured.
extension ExposureMonitor {
  // MARK: By a diffable source

  /// Tracks a table by its diffable source; the closure names what an identifier stands for, `nil` for nothing to be
  /// counted. What is bound to a cell (``UIKit/UIView/exposure``) wins.
  ///
  /// ```swift
  /// monitor.track(tableView, as: "feed", by: source) { id in ExposureItem(id.uuidString) }.store(in: &tokens)
  /// ```
  public func track<Section: Hashable & Sendable, Item: Hashable & Sendable>(
    _ table: UITableView, as id: String, by source: UITableViewDiffableDataSource<Section, Item>,
    options: ExposureSurfaceOptions = ExposureSurfaceOptions(),
    delegateMessages messages: ExposureDelegateMessages = .untouched,
    item: @escaping @MainActor (Item) -> ExposureItem?
  ) -> ExposureToken {
    begin(table, .surface(id: id, options, identification(of: source, item: item), messages))
  }

  /// Tracks a table by its diffable source, whose identifiers name the items: texts, numbers, UUIDs, values with a raw
  /// value or an `id` of such a kind, and whatever is `ExposureIdentifiable`.
  ///
  /// ```swift
  /// monitor.track(tableView, as: "feed", by: source).store(in: &tokens)
  /// ```
  public func track<Section: Hashable & Sendable, Item: Hashable & Sendable>(
    _ table: UITableView, as id: String, by source: UITableViewDiffableDataSource<Section, Item>,
    options: ExposureSurfaceOptions = ExposureSurfaceOptions(),
    delegateMessages messages: ExposureDelegateMessages = .untouched
  ) -> ExposureToken {
    begin(table, .surface(id: id, options, identification(of: source, in: id), messages))
  }

  /// Tracks a collection view by its diffable source; the closure names what an identifier stands for, `nil` for nothing
  /// to be counted. What is bound to a cell (``UIKit/UIView/exposure``) wins.
  public func track<Section: Hashable & Sendable, Item: Hashable & Sendable>(
    _ collection: UICollectionView, as id: String, by source: UICollectionViewDiffableDataSource<Section, Item>,
    options: ExposureSurfaceOptions = ExposureSurfaceOptions(),
    delegateMessages messages: ExposureDelegateMessages = .untouched,
    item: @escaping @MainActor (Item) -> ExposureItem?
  ) -> ExposureToken {
    begin(collection, .surface(id: id, options, identification(of: source, item: item), messages))
  }

  /// Tracks a collection view by its diffable source, whose identifiers name the items, as those of a table do.
  public func track<Section: Hashable & Sendable, Item: Hashable & Sendable>(
    _ collection: UICollectionView, as id: String, by source: UICollectionViewDiffableDataSource<Section, Item>,
    options: ExposureSurfaceOptions = ExposureSurfaceOptions(),
    delegateMessages messages: ExposureDelegateMessages = .untouched
  ) -> ExposureToken {
    begin(collection, .surface(id: id, options, identification(of: source, in: id), messages))
  }

  // MARK: By a closure

  /// Tracks a table whose rows a closure names by their index path, `nil` for nothing to be counted.
  ///
  /// The closure is asked only when the table has no uncommitted updates and its counts are those of its data source, and
  /// only for cells newly shown or reloaded; the answer is kept with the cell. It must answer `nil` for a row that the
  /// model does not have. A reload that leaves the count as it was is not heard of unless delegate messages are observed;
  /// say ``reload(_:)`` after it.
  ///
  /// ```swift
  /// monitor.track(tableView, as: "feed") { [weak self] path in
  ///   self?.post(at: path).map { ExposureItem($0.id) }
  /// }.store(in: &tokens)
  /// ```
  /// - Parameters:
  ///   - table: The table; held weakly.
  ///   - id: What to call it: the `surface` of its events.
  ///   - options: What is particular to it.
  ///   - messages: Whether the messages to its delegate are listened to.
  ///   - supplementary: Names headers and footers by their place.
  ///   - item: Names rows.
  public func track(
    _ table: UITableView, as id: String, options: ExposureSurfaceOptions = ExposureSurfaceOptions(),
    delegateMessages messages: ExposureDelegateMessages = .untouched,
    supplementary: (@MainActor (ExposurePlace) -> ExposureItem?)? = nil,
    item: @escaping @MainActor (IndexPath) -> ExposureItem?
  ) -> ExposureToken {
    begin(table, .surface(id: id, options, .byPlaces(supplementary, item), messages))
  }

  /// Tracks a collection view whose cells a closure names by their index path, as those of a table.
  public func track(
    _ collection: UICollectionView, as id: String, options: ExposureSurfaceOptions = ExposureSurfaceOptions(),
    delegateMessages messages: ExposureDelegateMessages = .untouched,
    supplementary: (@MainActor (ExposurePlace) -> ExposureItem?)? = nil,
    item: @escaping @MainActor (IndexPath) -> ExposureItem?
  ) -> ExposureToken {
    begin(collection, .surface(id: id, options, .byPlaces(supplementary, item), messages))
  }

  // MARK: None at all

  /// Leaves a view out, whoever tracks it: it is tracked no more and cannot be, and nothing in it counts, until it is
  /// included again. What is tracked inside by a call of its own goes on.
  ///
  /// For apps in which a base class tracks every list.
  public func exclude(_ view: UIView) { leaveOut(view) }

  /// Takes an exclusion back; the view can be tracked again.
  public func include(_ view: UIView) { session.include(view) }
}

extension Identification {
  fileprivate static func byPlaces(
    _ supplementary: (@MainActor (ExposurePlace) -> ExposedItem?)?,
    _ item: @escaping @MainActor (IndexPath) -> ExposedItem?
  ) -> Identification {
    .byPlace { place in place.kind == .cell ? item(place.indexPath) : supplementary?(place) }
  }
}
