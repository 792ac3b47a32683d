// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
  import SightlineHost
#endif

extension HeadlessListView {
  // MARK: Which cells

  /// The items that have a part in the bounds, in order.
  private func wantedPaths() -> [HeadlessPath] {
    var paths: [HeadlessPath] = []
    let visible = visibleSpan
    for section in map.sections(from: visible.start, to: visible.end) {
      if map.sections[section].isOrthogonal {
        paths += pathsInScroller(section, visible)
        continue
      }
      for item in map.items(of: section, from: visible.start, to: visible.end) {
        let path = HeadlessPath(section, item)
        // One in a line may be shorter than the longest, and one without any length is never seen.
        if overlaps(map.span(of: path), visible) { paths.append(path) }
      }
    }
    return paths
  }

  func overlaps(_ span: ListSpan, _ visible: (start: Double, end: Double)) -> Bool {
    span.length > 0 && span.end > visible.start && span.along < visible.end
  }

  /// Lets go of cells that are out of sight and gets those that have come into it, one after the other: a cell that
  /// turns out longer or shorter than believed changes which come next.
  func showCells() {
    var hasMoved = true
    while hasMoved {
      sizeContent()
      let wanted = wantedPaths()
      keepCells(wanted)
      hasMoved = false
      for place in cells.indices where measure(cells[place]) { hasMoved = true }
      for (place, path) in wanted.enumerated() where !hasMoved && (place >= cells.count || cells[place].path != path) {
        let shown = make(path)
        cells.insert(shown, at: place)
        hasMoved = measure(shown)
      }
    }
    for place in cells.indices where !cells[place].isTold {
      cells[place].isTold = true
      self.place(cells[place])
      tellDisplayed(cells[place].cell, cells[place].place)
    }
  }

  private func keepCells(_ wanted: [HeadlessPath]) {
    let old = cells
    cells = []
    var gone: [Shown] = []
    var next = 0
    for shown in old {
      while next < wanted.count, wanted[next] < shown.path { next += 1 }
      if next < wanted.count, wanted[next] == shown.path { cells.append(shown) } else { gone.append(shown) }
    }
    for shown in gone { leave(shown) }
  }

  /// Puts the cells where the map says.
  func placeCells() {
    for shown in cells { place(shown) }
  }

  func place(_ shown: Shown) {
    let container = container(of: shown.path)
    attach(shown.cell, to: container)
    let frame = frame(of: shown.path, in: container)
    if isInverted, shown.cell.transform != transform { shown.cell.transform = transform }
    if !isInverted, shown.cell.transform.isTranslation == false { shown.cell.transform = .identity }
    if shown.cell.frame != frame { shown.cell.frame = frame }
  }

  private func frame(of path: HeadlessPath, in container: HeadlessView) -> Rect {
    let span = map.span(of: path)
    guard let scroller = container as? HeadlessOrthogonalView else { return rect(of: span) }
    return scroller.rect(of: span)
  }

  private func container(of path: HeadlessPath) -> HeadlessView {
    map.sections[path.section].isOrthogonal ? scroller(for: path.section) : self
  }

  /// Puts a view into a container, above all of lower and below all of higher layers; what the app added stays in front.
  func attach(_ view: HeadlessReusableView, to container: HeadlessView) {
    guard view.superview !== container else { return }
    container.insertSubview(view, at: Self.place(for: view.layer, in: container))
  }

  static func place(for layer: HeadlessReusableView.Layer, in container: HeadlessView) -> Int {
    var place = 0
    for (index, view) in container.subviews.enumerated() {
      let other = (view as? HeadlessReusableView)?.layer ?? ((view is HeadlessOrthogonalView) ? .cell : nil)
      if let other, other <= layer { place = index + 1 }
    }
    return place
  }

  // MARK: Coming

  /// The prepared cell of an item, else a new one that is configured for it.
  private func make(_ path: HeadlessPath) -> Shown {
    if let index = prepared.firstIndex(where: { $0.path == path }) {
      let shown = prepared.remove(at: index)
      shown.cell.isHidden = false
      return shown
    }
    let shown = Shown(path: path, cell: dequeue(path))
    source.configure(shown.cell, path)
    return shown
  }

  private func dequeue(_ path: HeadlessPath) -> HeadlessCell {
    let identifier = source.reuseIdentifier(path)
    let isOrthogonal = map.sections[path.section].isOrthogonal
    let view = take(poolKey(identifier, isOrthogonal: isOrthogonal)) { [self] in
      cellMakers[identifier]?() ?? HeadlessCell()
    }
    guard let cell = view as? HeadlessCell else { return HeadlessCell() }
    cell.reuseIdentifier = identifier
    return cell
  }

  /// Cells of sections that scroll by themselves are reused among themselves, unless a quirk mixes them.
  private func poolKey(_ identifier: String, isOrthogonal: Bool) -> String {
    isOrthogonal && !has(.orthogonalCellsReparented) ? "orthogonal " + identifier : "cell " + identifier
  }

  func take(_ key: String, _ make: () -> HeadlessReusableView) -> HeadlessReusableView {
    let (view, isReused) = pool.take(key, make)
    view.isHidden = false
    view.poolKey = key
    if isReused {
      view.reuses += 1
      if !has(.reuseWithoutPrepare) {
        view.fittingLength = nil
        view.prepareForReuse()
      }
    }
    return view
  }

  func tellDisplayed(_ view: HeadlessReusableView, _ place: CellPlace) {
    willDisplay?(view, place)
    system?.post(.displayed(view, in: self))
  }

  // MARK: Going

  /// A cell has gone out of sight.
  private func leave(_ shown: Shown) {
    guard shown.isTold else {
      // It was never shown: it only turned out not to fit.
      retire(shown.cell)
      return
    }
    guard has(.willDisplayWithoutCellRequest) else {
      end(shown)
      return
    }
    // It is kept as it is for a quick return.
    tellEnded(shown.cell, shown.place)
    shown.cell.isHidden = true
    var kept = shown
    kept.isTold = false
    prepared.append(kept)
    while prepared.count > 4 { retire(prepared.removeFirst().cell) }
  }

  /// Ends the display of a cell and gives it back to the pool, or if it must not come again in this layout, later.
  func end(_ shown: Shown, isHeld: Bool = false) {
    tellEnded(shown.cell, shown.place)
    if isHeld { held.append(shown.cell) } else { retire(shown.cell) }
  }

  func retire(_ view: HeadlessReusableView) {
    // What has gone is displayed no more, however far behind the index paths are.
    lag?.displayed?.removeAll { $0.view === view }
    pool.put(view, view.poolKey)
    retired.append(view)
  }

  func tellEnded(_ view: HeadlessReusableView, _ place: CellPlace) {
    var place = place
    if has(.didEndDisplayingWithNewIndexPath) { place.item += 1 }
    guard has(.didEndDisplayingDelayed), let system else {
      didEndDisplaying?(view, place)
      system?.post(.ended(view, in: self))
      return
    }
    let delay = TimeSpan.milliseconds(Int64(system.draw(below: 1_000)))
    system.perform(after: delay) { [weak self] in
      guard let self else { return }
      didEndDisplaying?(view, place)
      self.system?.post(.ended(view, in: self))
    }
  }

  /// Takes what was not taken from the pool again out of the view tree; or leaves it there, as UIKit sometimes does.
  func clearRetired() {
    for view in held { retire(view) }
    held = []
    let keeps = has(.cellsKeptAfterEnd)
    for view in retired where pool.isIdle(view, view.poolKey) {
      if keeps { view.isHidden = system?.draw(below: 2) == 0 } else { view.removeFromSuperview() }
    }
    retired = []
  }

  func dropPool() {
    let old = retired
    retired = []
    for view in old { view.removeFromSuperview() }
    pool.removeAll()
  }

  // MARK: Ahead

  func dropPrepared() {
    for shown in prepared { retire(shown.cell) }
    prepared = []
  }

  /// Prepares the line that comes next in the direction of the last scroll, hidden.
  func prepareCells() {
    if has(.willDisplayWithoutCellRequest) { return }
    guard isPrefetchingEnabled || has(.prefetchedCellsHidden) else {
      if !prepared.isEmpty { dropPrepared() }
      return
    }
    let wanted = nextLine()
    for shown in prepared where !wanted.contains(shown.path) { retire(shown.cell) }
    prepared.removeAll { !wanted.contains($0.path) }
    for path in wanted where !prepared.contains(where: { $0.path == path }) {
      let shown = Shown(path: path, cell: dequeue(path))
      source.configure(shown.cell, path)
      shown.cell.isHidden = true
      prepared.append(shown)
    }
    for shown in prepared { place(shown) }
  }

  private func nextLine() -> [HeadlessPath] {
    guard let edge = isScrollingBack ? cells.first?.path : cells.last?.path else { return [] }
    guard let path = isScrollingBack ? path(before: edge) : path(after: edge) else { return [] }
    guard !map.sections[path.section].isOrthogonal else { return [] }
    let shown = Set(cells.map(\.path))
    return map.sections[path.section].stack.line(of: path.item).map { HeadlessPath(path.section, $0) }
      .filter { !shown.contains($0) }
  }

  private func path(after path: HeadlessPath) -> HeadlessPath? {
    if path.item + 1 < shownCounts.items[path.section] { return HeadlessPath(path.section, path.item + 1) }
    let section = (path.section + 1..<max(shownCounts.sections, path.section + 1)).first { shownCounts.items[$0] > 0 }
    return section.map { HeadlessPath($0, 0) }
  }

  private func path(before path: HeadlessPath) -> HeadlessPath? {
    if path.item > 0 { return HeadlessPath(path.section, path.item - 1) }
    let section = (0..<path.section).last { shownCounts.items[$0] > 0 }
    return section.map { HeadlessPath($0, shownCounts.items[$0] - 1) }
  }
}
