// SPDX-License-Identifier: MIT

import SightlineFacts
import UIKit

extension FactCheck {
  static let orthogonal = [
    FactCheck(28) { stage in
      let sideways = Sideways()
      stage.show(sideways.list)
      await stage.turn()
      guard let cell = sideways.cell(0) else { return .notTried("the list made no cell") }
      let scrolls = cell.ancestors.compactMap { $0 as? UIScrollView }
      var values = FactValues()
      values.set("inScrollView", scrolls.first.map { $0 !== sideways.list } ?? false)
      values.set("inCollectionView", scrolls.contains { $0 === sideways.list })
      values.set("class", scrolls.first.map { NSStringFromClass(type(of: $0)) } ?? "none")
      return .observed(values)
    },
    FactCheck(29) { stage in
      let sideways = Sideways()
      var values = FactValues()
      values.set("beforeLayout", sideways.scrollers.count)
      stage.show(sideways.list)
      await stage.turn()
      values.set("afterLayout", sideways.scrollers.count)
      let before = sideways.scrollers.first
      sideways.list.reloadData()
      await stage.turns(2)
      values.set("sameAfterReload", before === sideways.scrollers.first)
      return .observed(values)
    },
    FactCheck(30) { stage in
      let sideways = Sideways()
      stage.show(sideways.list)
      await stage.turn()
      guard let scroller = sideways.scrollers.first, let before = sideways.place(1) else {
        return .notTried("the list made no scroll view for its section")
      }
      scroller.contentOffset = CGPoint(x: 120, y: scroller.contentOffset.y)
      await stage.turns(2)
      guard let after = sideways.place(1) else { return .notTried("the cell went with the scroll") }
      var values = FactValues()
      values.set("attributesMoved", after.attributes - before.attributes)
      values.set("cellMoved", after.cell - before.cell)
      return .observed(values)
    },
  ]
}

/// A compositional layout with one section that scrolls sideways.
@MainActor
private final class Sideways: NSObject, UICollectionViewDataSource {
  let list: UICollectionView

  override init() {
    let layout = UICollectionViewCompositionalLayout { _, _ in
      let size = NSCollectionLayoutSize(widthDimension: .absolute(200), heightDimension: .absolute(120))
      let item = NSCollectionLayoutItem(layoutSize: size)
      let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = .continuous
      return section
    }
    list = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init()
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = self
  }

  /// The scroll views in the list.
  var scrollers: [UIScrollView] { list.subviews.flatMap(\.tree).compactMap { $0 as? UIScrollView } }

  func cell(_ item: Int) -> UICollectionViewCell? { list.cellForItem(at: IndexPath(item: item, section: 0)) }

  /// Where an item begins in the list: by its layout attributes, and by its cell.
  func place(_ item: Int) -> (attributes: Double, cell: Double)? {
    let path = IndexPath(item: item, section: 0)
    guard let cell = cell(item), let attributes = list.layoutAttributesForItem(at: path) else { return nil }
    return (Double(attributes.frame.minX), Double(list.convert(cell.bounds, from: cell).minX))
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 12 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}
