// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineHost
import SightlineTestKit

/// What shows the items of a scene on a screen.
@MainActor
protocol CaseContent: AnyObject {
  /// The surface of the scene.
  var scroller: any CaseScroller { get }
  /// Shows these items from now on.
  func show(_ items: CaseItems)
  /// Paints the items of these ids, and lays them over the others.
  func paint(_ ids: [String])
}

/// A plain scroll view with a registered view for each item, wherever they lie.
@MainActor
final class CaseViews: CaseContent {
  private let plain: CaseScrollView
  private let session: HostSession<HeadlessToolkit>
  private var views: [(id: String, view: HeadlessView)] = []

  init(_ session: HostSession<HeadlessToolkit>) {
    self.session = session
    plain = CaseScrollView(name: "list")
  }

  var scroller: any CaseScroller { plain }

  func show(_ items: CaseItems) {
    // A reload makes all views anew, those of items that stay as well.
    let gone = items.isReloaded ? views : views.filter { old in !items.all.contains { $0.id == old.id } }
    for old in gone { old.view.removeFromSuperview() }
    views.removeAll { old in gone.contains { $0.view === old.view } }
    for item in items.all {
      let view = view(of: item)
      view.frame = item.frame
      view.isHidden = item.isHidden
    }
  }

  private func view(of item: CaseItems.Item) -> HeadlessView {
    if let known = views.first(where: { $0.id == item.id }) { return known.view }
    let view = HeadlessView(frame: item.frame, name: item.id)
    plain.addSubview(view)
    views.append((item.id, view))
    session.register(view, as: ExposedItem(item.id, content: item.content))
    return view
  }

  func paint(_ ids: [String]) {
    for (id, view) in views {
      view.background = ids.contains(id) ? .background(alpha: 1) : .nothing
      if ids.contains(id) { plain.bringSubviewToFront(view) }
    }
  }
}

/// A table, or sideways a collection view, with bound cells: reuse, batches of updates and reloads are the list's.
@MainActor
final class CaseList: CaseContent {
  enum Axis: Hashable, CaseIterable { case vertical, horizontal }

  private let list: any CaseScroller & HeadlessListView
  private let axis: Axis
  private let session: HostSession<HeadlessToolkit>
  private var items: [CaseItems.Item] = []
  private var isFilled = false

  init(_ axis: Axis, _ session: HostSession<HeadlessToolkit>) {
    self.axis = axis
    self.session = session
    switch axis {
    case .vertical:
      let table = CaseTableView(name: "list")
      table.estimatedRowHeight = nil
      list = table
    case .horizontal:
      list = CaseCollectionView(.list(direction: .horizontal), name: "list")
    }
    // Scenes about what is prepared ahead need it, the others must not mind.
    list.isPrefetchingEnabled = true
  }

  var scroller: any CaseScroller { list }

  func paint(_ ids: [String]) {}

  func show(_ items: CaseItems) {
    let before = self.items
    self.items = items.all.sorted { start($0) < start($1) }
    guard isFilled else {
      isFilled = true
      list.source = HeadlessListSource(
        numberOfItems: { [weak self] _ in self?.items.count ?? 0 },
        length: { [weak self] path in self.map { $0.length($0.items[path.item]) } ?? 0 },
        configure: { [weak self] cell, path in self?.configure(cell, path) })
      return
    }
    if items.isReloaded {
      list.reloadData()
    } else {
      update(from: before)
    }
  }

  private func configure(_ cell: HeadlessCell, _ path: HeadlessPath) {
    let item = items[path.item]
    session.bind(cell, to: ExposedItem(item.id, content: item.content))
  }

  private func update(from before: [CaseItems.Item]) {
    let (old, new) = (before.map(\.id), items.map(\.id))
    let stays = old.filter { new.contains($0) }
    var updates = HeadlessUpdates()
    updates.deletedItems = old.indices.filter { !new.contains(old[$0]) }.map { HeadlessPath(0, $0) }
    updates.insertedItems = new.indices.filter { !old.contains(new[$0]) }.map { HeadlessPath(0, $0) }
    for (was, id) in zip(stays, new.filter { old.contains($0) }) where was != id {
      guard let from = old.firstIndex(of: id), let to = new.firstIndex(of: id) else { continue }
      updates.movedItems.append(.init(from: HeadlessPath(0, from), to: HeadlessPath(0, to)))
    }
    if !updates.isEmpty { list.apply(updates) }
    list.invalidateLayout()
  }

  private func start(_ item: CaseItems.Item) -> Double { axis == .vertical ? item.frame.y : item.frame.x }

  private func length(_ item: CaseItems.Item) -> Double { axis == .vertical ? item.frame.height : item.frame.width }
}
