// SPDX-License-Identifier: MIT

import Sightline
import UIKit

/// A cell that knows what it shows.
final class ProductCell: UICollectionViewCell, ExposureIdentifying {
  var product: Product?

  var exposureItem: ExposureItem? {
    product.map { ExposureItem($0.id, attributes: ["price": .number($0.price)]) }
  }
}

struct Product: Hashable, Sendable, Identifiable {
  var id: String
  var price: Double
}

/// A grid with a diffable source whose identifiers name the items.
final class CatalogController: UIViewController {
  private let monitor: ExposureMonitor
  private let collectionView: UICollectionView
  private var source: UICollectionViewDiffableDataSource<Int, Product>?
  private var tokens: Set<ExposureToken> = []

  init(monitor: ExposureMonitor) {
    self.monitor = monitor
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(collectionView)
    collectionView.register(ProductCell.self, forCellWithReuseIdentifier: "product")
    source = UICollectionViewDiffableDataSource(collectionView: collectionView) { list, path, product in
      let cell = list.dequeueReusableCell(withReuseIdentifier: "product", for: path)
      (cell as? ProductCell)?.product = product
      return cell
    }
    if let source { monitor.track(collectionView, as: "catalog", by: source).store(in: &tokens) }
  }

  func show(_ products: [Product]) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Product>()
    snapshot.appendSections([0])
    snapshot.appendItems(products)
    source?.apply(snapshot)
  }

  func leaveForGood() { tokens = [] }
}
