// SPDX-License-Identifier: MIT

import UIKit

/// A collection view of rows of one height that writes down what it asks and tells.
final class WatchedCollection: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  static let rowHeight: CGFloat = 90
  let list: UICollectionView
  private let items: Int
  /// The turn of the stage, for delays; counted by the check.
  var turn = 0

  /// Cells that were asked for while their place was two rows or more outside.
  private(set) var askedAhead = 0
  /// Turns from leaving to the end of the display, of each display that ended.
  private(set) var delays: [Int] = []
  /// All cells that were ever made, as long as they live.
  private(set) var made: [WeakCell] = []
  private var left: [ObjectIdentifier: Int] = [:]

  struct WeakCell {
    weak var cell: UICollectionViewCell?
  }

  init(items: Int, width: CGFloat) {
    self.items = items
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: width, height: Self.rowHeight)
    layout.minimumLineSpacing = 0
    list = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init()
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = self
    list.delegate = self
  }

  /// Notes which of the displayed cells have left by now.
  func noteLeaving() {
    for cell in list.visibleCells + made.compactMap(\.cell)
    where !cell.frame.intersects(list.bounds) && left[ObjectIdentifier(cell)] == nil {
      left[ObjectIdentifier(cell)] = turn
    }
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { items }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let top = CGFloat(indexPath.item) * Self.rowHeight
    let bounds = collectionView.bounds.insetBy(dx: 0, dy: -2 * Self.rowHeight)
    if top > bounds.maxY || top + Self.rowHeight < bounds.minY { askedAhead += 1 }
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    if !made.contains(where: { $0.cell === cell }) { made.append(WeakCell(cell: cell)) }
    cell.backgroundColor = .systemTeal
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    left[ObjectIdentifier(cell)] = nil
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    delays.append(left[ObjectIdentifier(cell)].map { turn - $0 } ?? 0)
    left[ObjectIdentifier(cell)] = nil
  }
}
