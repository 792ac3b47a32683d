// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineHost
#endif

extension HeadlessListView {
  /// Takes down what is displayed, for those who ask between layouts.
  func publish() {
    var displayed: [DisplayedView] = cells.map {
      DisplayedView(view: $0.cell, place: $0.place)
    }
    displayed += supplements.map { DisplayedView(view: $0.view, place: $0.place) }
    if has(.prefetchedCellsHidden) {
      displayed += prepared.map { DisplayedView(view: $0.cell, place: $0.place) }
    }
    displayed.sort { Self.key(of: $0.place) < Self.key(of: $1.place) }
    let isSame =
      publishedCounts == shownCounts && published.count == displayed.count
      && zip(published, displayed).allSatisfy { $0.view === $1.view && $0.place == $1.place }
    if isSame { return }
    published = displayed
    publishedCounts = shownCounts
    generation &+= 1
  }

  /// Begins to answer as before the change that comes, where quirks say so.
  func noteLag() {
    guard let system, has(.visibleIndexPathsLag) || has(.rowCountsLag) else { return }
    if lag != nil, isLagging { return }
    lag = (has(.visibleIndexPathsLag) ? published : nil, shownCounts, system.turn)
    system.perform { [weak self] in self?.endLag() }
  }

  private func endLag() {
    guard lag != nil else { return }
    lag = nil
    generation &+= 1
  }

  /// In order of sections; within one the header, the cells, the footer, the rest.
  private static func key(of place: CellPlace) -> (Int, Int, Int) {
    let order =
      switch place.kind {
      case .header: 0
      case .cell: 1
      case .footer: 2
      case .supplementary: 3
      }
    return (place.section, order, place.item)
  }
}
