// SPDX-License-Identifier: MIT

import Sightline
import SightlineDelegates
import UIKit

/// A compositional layout: a section that scrolls sideways by itself, a grid below pinned headers. Its diffable source
/// names the items.
final class GridController: UIViewController, UICollectionViewDelegate {
  enum Section: Int, CaseIterable, Sendable {
    case highlights, offers, everything

    var word: Word {
      switch self {
      case .highlights: .highlights
      case .offers: .offers
      case .everything: .everything
      }
    }
  }

  private let monitor: ExposureMonitor
  private let grid = UICollectionView(frame: .zero, collectionViewLayout: GridLayout.make())
  private var source: UICollectionViewDiffableDataSource<Section, Card>?
  private var tokens: Set<ExposureToken> = []

  init(monitor: ExposureMonitor) {
    self.monitor = monitor
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.fill(with: grid)
    grid.delegate = self
    grid.register(CardCell.self, forCellWithReuseIdentifier: "card")
    grid.register(
      HeaderView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    let source = UICollectionViewDiffableDataSource<Section, Card>(collectionView: grid) { grid, path, card in
      let cell = grid.dequeueReusableCell(withReuseIdentifier: "card", for: path)
      (cell as? CardCell)?.show(card)
      return cell
    }
    source.supplementaryViewProvider = { grid, kind, path in
      let view = grid.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: path)
      if let section = Section(rawValue: path.section) { (view as? HeaderView)?.show(section) }
      return view
    }
    self.source = source
    show()

    // `Card` is Identifiable by a text, so the source names the items. What the bars cover is not seen anyway; the
    // viewport could be said to end there, with `viewport: .safeArea`.
    monitor.track(grid, as: "grid", by: source, delegateMessages: .observed).store(in: &tokens)
  }

  private func show() {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Card>()
    snapshot.appendSections(Section.allCases)
    snapshot.appendItems(SampleData.cards("highlight", count: 10), toSection: .highlights)
    snapshot.appendItems(SampleData.cards("offer", count: 20), toSection: .offers)
    snapshot.appendItems(SampleData.cards("product", count: 80), toSection: .everything)
    source?.apply(snapshot, animatingDifferences: false)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let card = source?.itemIdentifier(for: indexPath) else { return }
    let post = Post(id: card.id, author: card.title, text: card.title, kind: .text)
    navigationController?.pushViewController(PostController(post: post, monitor: monitor), animated: true)
  }
}
