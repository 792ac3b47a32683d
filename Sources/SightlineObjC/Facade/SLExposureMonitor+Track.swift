// SPDX-License-Identifier: MIT

public import UIKit

#if SWIFT_PACKAGE
  import SightlineDelegates
  import SightlineHost
  import SightlineUIKit
#endif

extension SLExposureMonitor {
  /// Tracks a list, a scroll view or any other view. What it shows is bound where its cells are configured
  /// (`sl_exposureItem`), said by the cells themselves (``SLExposureIdentifying``), or registered.
  ///
  /// A view that is tracked already is tracked anew.
  /// - Parameters:
  ///   - view: The view; held weakly.
  ///   - surface: What to call it: the `surface` of its events. One id for each list.
  /// - Returns: Ends the tracking when it is ended or let go.
  @objc(trackView:as:)
  public func track(_ view: UIView, as surface: String) -> SLExposureToken { track(view, as: surface, options: nil) }

  /// Tracks a list, a scroll view or any other view.
  @objc(trackView:as:options:)
  public func track(_ view: UIView, as surface: String, options: SLExposureSurfaceOptions?) -> SLExposureToken {
    begin(view, surface, options, .byCells)
  }

  /// Tracks the view of a controller. A view that is not loaded yet is tracked as soon as it is; it is never loaded for
  /// this.
  @objc(trackViewController:as:options:)
  public func track(
    _ viewController: UIViewController, as surface: String, options: SLExposureSurfaceOptions?
  ) -> SLExposureToken {
    SLExposureToken(
      monitor.track(viewController, as: surface, options: options?.options ?? ExposureSurfaceOptions()))
  }

  /// Tracks a table whose cells are named by a block.
  ///
  /// The block is asked for cells that are newly shown or bound anew, when table and data source agree. It answers `nil`
  /// for a row that is not to be counted. An index path is no id: answer with the id of the model.
  @objc(trackTableView:as:itemAtIndexPath:)
  public func track(
    _ tableView: UITableView, as surface: String, item: @escaping @MainActor (IndexPath) -> SLExposureItem?
  ) -> SLExposureToken { begin(tableView, surface, nil, Self.naming(item, nil)) }

  /// Tracks a table whose cells are named by a block.
  @objc(trackTableView:as:options:itemAtIndexPath:)
  public func track(
    _ tableView: UITableView, as surface: String, options: SLExposureSurfaceOptions?,
    item: @escaping @MainActor (IndexPath) -> SLExposureItem?
  ) -> SLExposureToken { begin(tableView, surface, options, Self.naming(item, options)) }

  /// Tracks a collection view whose cells are named by a block, as in a table.
  @objc(trackCollectionView:as:itemAtIndexPath:)
  public func track(
    _ collectionView: UICollectionView, as surface: String, item: @escaping @MainActor (IndexPath) -> SLExposureItem?
  ) -> SLExposureToken { begin(collectionView, surface, nil, Self.naming(item, nil)) }

  /// Tracks a collection view whose cells are named by a block.
  @objc(trackCollectionView:as:options:itemAtIndexPath:)
  public func track(
    _ collectionView: UICollectionView, as surface: String, options: SLExposureSurfaceOptions?,
    item: @escaping @MainActor (IndexPath) -> SLExposureItem?
  ) -> SLExposureToken { begin(collectionView, surface, options, Self.naming(item, options)) }

  /// Tracks a scroll view together with the widgets in it.
  @objc(trackScrollView:as:options:parts:)
  public func track(
    _ scrollView: UIScrollView, as surface: String, options: SLExposureSurfaceOptions?, parts: [SLExposurePart]
  ) -> SLExposureToken {
    let widgets = parts.compactMap(\.widget)
    return SLExposureToken(
      monitor.begin(
        scrollView, as: surface, options: options?.options ?? ExposureSurfaceOptions(), widgets: widgets))
  }

  /// Tracks one view as an item. It belongs to the nearest tracked view around it, else to its screen.
  @objc(registerView:as:)
  public func register(_ view: UIView, as item: SLExposureItem) -> SLExposureToken {
    SLExposureToken(monitor.register(view, as: item.item))
  }

  /// Tracks the view of a controller as an item. It is never loaded for this.
  @objc(registerViewController:as:)
  public func register(_ viewController: UIViewController, as item: SLExposureItem) -> SLExposureToken {
    SLExposureToken(monitor.register(viewController, as: item.item))
  }

  /// Leaves a view out, whoever tracks it: it is tracked no more and cannot be, and nothing in it counts, until it is
  /// included again. What is tracked inside by a call of its own goes on.
  @objc(excludeView:)
  public func exclude(_ view: UIView) { monitor.exclude(view) }

  /// Takes an exclusion back; the view can be tracked again.
  @objc(includeView:)
  public func include(_ view: UIView) { monitor.include(view) }

  private func begin(
    _ view: UIView, _ surface: String, _ options: SLExposureSurfaceOptions?, _ identification: Identification
  ) -> SLExposureToken {
    SLExposureToken(
      monitor.track(
        view, as: surface, options: options?.options ?? ExposureSurfaceOptions(), naming: identification,
        delegateMessages: options?.observesDelegate == true ? .observed : .untouched))
  }

  static func naming(
    _ item: @escaping @MainActor (IndexPath) -> SLExposureItem?, _ options: SLExposureSurfaceOptions?
  ) -> Identification {
    let supplement = options?.supplementaryItem
    let name: @MainActor (CellPlace) -> ExposedItem? = { place in
      place.kind == .cell
        ? item(place.indexPath)?.item : supplement?(SLExposureSupplement(place.kind), place.indexPath)?.item
    }
    return options?.isDiffable == true ? .live(name, contains: options?.containsItem) : .byPlace(name)
  }
}

extension SLExposurePart {
  /// What is tracked; `nil` when it is gone.
  @MainActor
  var widget: (any ExposureWidget, ExposedItem)? {
    if let view { return (view, item.item) }
    return viewController.map { ($0, item.item) }
  }
}
