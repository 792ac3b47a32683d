// SPDX-License-Identifier: MIT

import UIKit

#if SWIFT_PACKAGE
  import SightlineCore
  import SightlineHost
#endif

/// What is remembered of a table or collection view between passes; lives and dies with the list.
///
/// It holds the views that the list displays, as the list does. Whoever asks for one of a list that has none makes it.
@MainActor
final class ListBook: NSObject {
  private(set) var memory = ListMemory()
  var patience = LayoutPatience()
  private var found: [DisplayedView] = []
  /// A list that is asked for counts may ask its data source, which may run the run loop, and so another session's pass.
  private var isLooking = false

  /// The book of a list.
  static func of(_ list: UIView) -> ListBook { AttachedBook.of(list, key) { ListBook() } }

  private static let key = AttachedBook.key()

  /// Looks whether a list in a window, without changes that wait for a layout, shows something else.
  /// - Returns: Whether it did; `false` inside a look that has not come to its end.
  func look(at list: UIScrollView) -> Bool {
    if isLooking { return false }
    isLooking = true
    defer { isLooking = false }
    if let table = list as? UITableView {
      look(at: table)
    } else if let collection = list as? UICollectionView {
      look(at: collection)
    }
    return true
  }

  /// The cell at a place, of those that the list showed when it was last looked at: a table that is asked for it while it
  /// updates its cells raises an exception (F9), and an app may call its delegate's methods itself, at any time.
  func cell<Cell: UIView>(at path: IndexPath, _ place: (Cell) -> IndexPath?) -> Cell? {
    guard path.count == 2 else { return nil }
    for shown in memory.displayed where shown.place.kind == .cell {
      guard let cell = shown.view as? Cell, let found = place(cell), found.count == 2, found.section == path.section,
        found.item == path.item
      else { continue }
      return cell
    }
    return nil
  }

  private func shape(of list: UIScrollView, _ layout: ObjectIdentifier?) -> ListMemory.Shape {
    let content = list.contentSize
    return ListMemory.Shape(
      bounds: Rect(list.layer.bounds), contentWidth: Double(content.width), contentHeight: Double(content.height),
      layout: layout)
  }

  // MARK: Tables

  private func look(at table: UITableView) {
    // Outside of the book, so that whatever runs meanwhile can read it.
    var memory = memory
    let needsCells = memory.look(
      shape(of: table, nil), sections: table.numberOfSections, count: { table.numberOfRows(inSection: $0) },
      isInPlace: { shown in
        guard let view = shown.view as? UIView, view.superview === table else { return false }
        let place = shown.place
        switch place.kind {
        case .header: return table.headerView(forSection: place.section) === view
        case .footer: return table.footerView(forSection: place.section) === view
        case .cell, .supplementary:
          guard let cell = view as? UITableViewCell, let path = table.indexPath(for: cell) else { return false }
          return path.section == place.section && path.row == place.item
        }
      })
    self.memory = memory
    if needsCells { gather(from: table) }
  }

  /// The cells are found among the subviews: a table that is asked for its visible cells, or for the cell of a row,
  /// while it updates them raises an exception (F9), and a run loop that runs inside such an update runs passes (F94).
  private func gather(from table: UITableView) {
    var sections: ClosedRange<Int>?
    for view in table.subviews {
      guard let cell = view as? UITableViewCell, let path = table.indexPath(for: cell), path.count == 2 else {
        continue
      }
      found.append(DisplayedView(view: cell, place: CellPlace(section: path.section, item: path.row)))
      let (first, last) = (sections?.lowerBound ?? path.section, sections?.upperBound ?? path.section)
      sections = min(first, path.section)...max(last, path.section)
    }
    gatherHeaders(from: table, around: sections)
    memory.take(&found)
  }

  /// Headers and footers of the sections that have cells on screen, and of those next to them as far as they are in
  /// sight.
  private func gatherHeaders(from table: UITableView, around cells: ClosedRange<Int>?) {
    let last = table.numberOfSections - 1
    guard last >= 0 else { return }
    let bounds = table.bounds
    let start = cells?.lowerBound ?? ListBook.firstSection(last, in: bounds) { table.rect(forSection: $0) }
    var first = min(max(start, 0), last)
    while first > 0, start - first < Self.mostSections, table.rect(forSection: first - 1).maxY > bounds.minY {
      first -= 1
    }
    var end = min(max(cells?.upperBound ?? first, first), last)
    while end < last, end - first < Self.mostSections, table.rect(forSection: end + 1).minY < bounds.maxY { end += 1 }
    for section in first...end {
      if let header = table.headerView(forSection: section) {
        found.append(DisplayedView(view: header, place: CellPlace(kind: .header, section: section, item: 0)))
      }
      if let footer = table.footerView(forSection: section) {
        found.append(DisplayedView(view: footer, place: CellPlace(kind: .footer, section: section, item: 0)))
      }
    }
  }

  /// Sections without any height may follow one another without end.
  private static var mostSections: Int { 200 }

  /// The first section that ends below the upper edge of the bounds; sections lie below one another.
  private static func firstSection(_ last: Int, in bounds: CGRect, _ rect: (Int) -> CGRect) -> Int {
    var (low, high) = (0, last)
    while low < high {
      let middle = low + (high - low) / 2
      if rect(middle).maxY <= bounds.minY { low = middle + 1 } else { high = middle }
    }
    return low
  }

  // MARK: Collection views

  private func look(at collection: UICollectionView) {
    var memory = memory
    let needsCells = memory.look(
      shape(of: collection, ObjectIdentifier(collection.collectionViewLayout)), sections: collection.numberOfSections,
      count: { collection.numberOfItems(inSection: $0) },
      isInPlace: { shown in
        // What belongs to a section that scrolls by itself lies in a scroll view of its own (F28).
        guard let view = shown.view as? UIView, view.superview != nil else { return false }
        // Nobody says at which place a view that is no cell is, but it goes when another one takes its place.
        guard shown.place.kind == .cell, let cell = view as? UICollectionViewCell else { return true }
        guard let path = collection.indexPath(for: cell) else { return false }
        return path.section == shown.place.section && path.item == shown.place.item
      })
    self.memory = memory
    if needsCells { gather(from: collection) }
  }

  private func gather(from collection: UICollectionView) {
    for cell in collection.visibleCells {
      guard let path = collection.indexPath(for: cell), path.count == 2 else { continue }
      found.append(DisplayedView(view: cell, place: CellPlace(section: path.section, item: path.item)))
    }
    gather(UICollectionView.elementKindSectionHeader, as: .header, from: collection)
    gather(UICollectionView.elementKindSectionFooter, as: .footer, from: collection)
    if #available(iOS 18.0, tvOS 18.0, visionOS 2.0, *) { gatherOthers(from: collection) }
    memory.take(&found)
  }

  private func gather(_ kind: String, as placeKind: CellPlace.Kind, from collection: UICollectionView) {
    for path in collection.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
      guard let view = collection.supplementaryView(forElementKind: kind, at: path) else { continue }
      found.append(DisplayedView(view: view, place: CellPlace(kind: placeKind, section: path.first ?? 0, item: 0)))
    }
  }

  /// Supplementary views of kinds that only the layout knows (F95). Before iOS 18 nobody says where they belong; what
  /// an app has bound to them counts all the same.
  @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
  private func gatherOthers(from collection: UICollectionView) {
    let known = found.count
    for view in collection.subviews {
      guard let other = view as? UICollectionReusableView, !(other is UICollectionViewCell),
        !found[..<known].contains(where: { $0.view === other }),
        let path = collection.indexPath(forSupplementaryView: other)
      else { continue }
      let place = CellPlace(
        kind: .supplementary, section: path.first ?? 0, item: path.count > 1 ? path[1] : 0)
      found.append(DisplayedView(view: other, place: place))
    }
  }
}
