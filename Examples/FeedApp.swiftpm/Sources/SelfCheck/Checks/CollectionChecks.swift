// SPDX-License-Identifier: MIT

import SightlineFacts
import UIKit

extension FactCheck {
  static let collections = [
    FactCheck(13) { stage in
      let watched = WatchedCollection(items: 200, width: stage.screen.view.bounds.width)
      stage.show(watched.list)
      await stage.turn()
      var (hidden, outside) = (0, 0)
      watched.list.setContentOffset(CGPoint(x: 0, y: 3_000), animated: true)
      for _ in 0..<60 {
        await stage.turn()
        let visible = watched.list.visibleCells
        hidden += visible.filter(\.isHidden).count
        outside += visible.filter { !$0.frame.intersects(watched.list.bounds) }.count
        await stage.wait(milliseconds: 8)
      }
      var values = FactValues()
      values.set("hiddenAmongVisible", hidden)
      values.set("outsideAmongVisible", outside)
      return .observed(values)
    },
    FactCheck(14) { stage in
      let watched = WatchedCollection(items: 400, width: stage.screen.view.bounds.width)
      stage.show(watched.list)
      await stage.turn()
      var prepared = 0
      // Slow enough for idle time between the frames, in which cells are prepared.
      for step in 1...60 {
        watched.list.contentOffset = CGPoint(x: 0, y: step * 20)
        await stage.turn()
        let outside = watched.list.visibleCells.filter { !$0.frame.intersects(watched.list.bounds) }
        prepared += outside.count
        await stage.wait(milliseconds: 12)
      }
      var values = FactValues()
      values.set("askedAhead", watched.askedAhead)
      values.set("preparedAmongVisible", prepared)
      return .observed(values)
    },
    FactCheck(16) { stage in
      let watched = WatchedCollection(items: 400, width: stage.screen.view.bounds.width)
      stage.show(watched.list)
      await stage.turn()
      for step in 1...60 {
        watched.list.contentOffset = CGPoint(x: 0, y: step * 30)
        await stage.turn()
        watched.turn += 1
        watched.noteLeaving()
        await stage.wait(milliseconds: 8)
      }
      var values = FactValues()
      values.set("endedTurnsLater", watched.delays.max() ?? 0)
      values.set("ends", watched.delays.count)
      return .observed(values)
    },
    FactCheck(18) { stage in
      let watched = WatchedCollection(items: 100, width: stage.screen.view.bounds.width)
      stage.show(watched.list)
      await stage.turns(2)
      watched.list.contentOffset = CGPoint(x: 0, y: WatchedCollection.rowHeight * 2)
      watched.list.layoutIfNeeded()
      let cells = watched.list.subviews.filter { $0 is UICollectionViewCell }
      var values = FactValues()
      values.set("cellsOutsideInList", cells.filter { !$0.frame.intersects(watched.list.bounds) }.count)
      return .observed(values)
    },
    FactCheck(79) { stage in
      let watched = WatchedCollection(items: 400, width: stage.screen.view.bounds.width)
      stage.show(watched.list)
      await stage.turn()
      for step in 1...40 {
        watched.list.contentOffset = CGPoint(x: 0, y: step * 90)
        await stage.turn()
      }
      await stage.wait(milliseconds: 1_500)
      let visible = watched.list.visibleCells
      let waiting = watched.made.compactMap(\.cell).filter { cell in !visible.contains { $0 === cell } }
      var values = FactValues()
      values.set("waiting", waiting.count)
      values.set("waitingInWindow", waiting.filter { $0.window != nil }.count)
      return .observed(values)
    },
    FactCheck(26) { stage in
      let list = UITableView(frame: .zero, style: .plain)
      stage.show(list)
      let source = numbers(in: list, count: 3)
      await stage.turn()
      var values = FactValues()
      values.set("knowsFirst", source.itemIdentifier(for: IndexPath(row: 0, section: 0)) != nil)
      values.set("knowsBeyond", source.itemIdentifier(for: IndexPath(row: 99, section: 7)) != nil)
      return .observed(values)
    },
    FactCheck(112) { _ in
      // A source does not keep its table.
      let tables = [UITableView(frame: .zero, style: .plain), UITableView(frame: .zero, style: .plain)]
      let few = numbers(in: tables[0], count: 100)
      let many = numbers(in: tables[1], count: 100_000)
      var values = FactValues()
      values.set("findsMissing", many.indexPath(for: -1) != nil)
      let short = time { for number in 0..<2_000 { _ = few.indexPath(for: number % 100) } }
      let long = time { for number in 0..<2_000 { _ = many.indexPath(for: number * 50) } }
      values.set("timesSlowerWithThousandTimesAsMany", long / max(short, 0.001))
      return withExtendedLifetime(tables) { .observed(values) }
    },
    FactCheck(95) { stage in
      guard #available(iOS 18.0, *) else { return .notTried("the call is there from iOS 18 on") }
      let headers = WatchedHeaders(width: stage.screen.view.bounds.width)
      stage.show(headers.list)
      await stage.turn()
      let kind = UICollectionView.elementKindSectionHeader
      let path = IndexPath(item: 0, section: 1)
      guard let header = headers.list.supplementaryView(forElementKind: kind, at: path) else {
        return .notTried("the list made no header")
      }
      var values = FactValues()
      if let found = headers.list.indexPath(forSupplementaryView: header) {
        values.set("section", found.section)
        values.set("item", found.item)
      }
      return .observed(values)
    },
  ]

  private static func numbers(in table: UITableView, count: Int) -> UITableViewDiffableDataSource<Int, Int> {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { table, path, _ in
      table.dequeueReusableCell(withIdentifier: "cell", for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<count))
    source.apply(snapshot, animatingDifferences: false)
    return source
  }

  private static func time(_ work: () -> Void) -> Double {
    let start = Clock.milliseconds
    work()
    return Clock.milliseconds - start
  }
}

/// Two sections with headers.
private final class WatchedHeaders: NSObject, UICollectionViewDataSource {
  let list: UICollectionView

  init(width: CGFloat) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: width, height: 60)
    layout.headerReferenceSize = CGSize(width: width, height: 40)
    list = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init()
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    list.dataSource = self
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }
}
