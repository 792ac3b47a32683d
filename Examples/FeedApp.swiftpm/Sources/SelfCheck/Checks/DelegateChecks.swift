// SPDX-License-Identifier: MIT

import SightlineFacts
import UIKit

extension FactCheck {
  static let delegates = [
    FactCheck(80) { stage in
      let view = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
      view.contentSize = CGSize(width: 300, height: 3_000)
      let delegate = LateDelegate()
      view.delegate = delegate
      stage.show(view)
      await stage.turn()
      delegate.answers = true
      view.contentOffset = CGPoint(x: 0, y: 100)
      var values = FactValues()
      values.set("callsAfterLateAnswer", delegate.calls)
      view.delegate = nil
      view.delegate = delegate
      view.contentOffset = CGPoint(x: 0, y: 200)
      values.set("callsAfterSetAgain", delegate.calls)
      return .observed(values)
    },
    FactCheck(81) { stage in
      let heights = HeightDelegate()
      let watched = WatchedTable(rows: 500)
      watched.table.delegate = heights
      stage.show(watched.table)
      await stage.turn()
      var values = FactValues()
      values.set("heightsAsked", heights.asked.count)
      values.set("rows", watched.rows)
      return .observed(values)
    },
    FactCheck(82) { stage in
      let table = UITableView(frame: .zero, style: .plain)
      stage.show(table)
      setDelegateThatDies(of: table)
      await stage.turn()
      var values = FactValues()
      values.set("delegateAfterDeath", table.delegate != nil)
      return .observed(values)
    },
    FactCheck(100) { stage in
      let view = MaskedScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
      view.contentSize = CGSize(width: 300, height: 3_000)
      let (slot, shown) = (WatchedScroll(), WatchedScroll())
      view.delegate = slot
      view.shown = shown
      stage.show(view)
      await stage.turn()
      slot.forget()
      view.contentOffset = CGPoint(x: 0, y: 100)
      var values = FactValues()
      values.set("slotHeard", slot.scrolls)
      values.set("getterHeard", shown.scrolls)
      return .observed(values)
    },
    FactCheck(101) { stage in
      let (first, second) = (WatchedTable(rows: 5), WatchedTable(rows: 5))
      // `first` has both by now; a fresh table gets one after the other.
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300), style: .plain)
      table.register(WatchedCell.self, forCellReuseIdentifier: "cell")
      first.forget()
      table.dataSource = first
      var values = FactValues()
      values.set("countsAfterDataSource", first.counts)
      table.delegate = second
      values.set("countsAfterDelegate", first.counts)
      await stage.turn()
      return .observed(values)
    },
    FactCheck(102) { stage in
      let counting = WatchedTable(rows: 5)
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300), style: .plain)
      counting.forget()
      table.dataSource = counting
      await stage.turns(3)
      var values = FactValues()
      values.set("counts", counting.counts)
      values.set("cells", table.tree.filter { $0 is UITableViewCell }.count)
      return .observed(values)
    },
    FactCheck(103) { stage in
      let layout = UICollectionViewFlowLayout()
      let list = MaskedCollectionView(frame: .zero, collectionViewLayout: layout)
      let (slot, shown) = (SizeDelegate(), SizeDelegate())
      list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      list.dataSource = slot
      list.delegate = slot
      list.shown = shown
      stage.show(list)
      await stage.turn()
      var values = FactValues()
      values.set("getterAsked", shown.asked)
      values.set("slotAsked", slot.asked)
      return .observed(values)
    },
  ]

  private static func setDelegateThatDies(of table: UITableView) {
    let delegate = HeightDelegate()
    table.delegate = delegate
  }
}

/// A delegate that learns to hear of scrolling after it was set.
private final class LateDelegate: NSObject, UIScrollViewDelegate {
  // UIKit asks on the main thread; what NSObject declares belongs to no actor.
  nonisolated(unsafe) var answers = false
  private(set) var calls = 0

  override func responds(to selector: Selector?) -> Bool {
    if selector == #selector(scrollViewDidScroll(_:)) { return answers }
    return super.responds(to: selector)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { calls += 1 }
}

/// Says how high each row is.
private final class HeightDelegate: NSObject, UITableViewDelegate {
  private(set) var asked: Set<Int> = []

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    asked.insert(indexPath.row)
    return 80
  }
}

/// Says how large each item is.
private final class SizeDelegate: NSObject, UICollectionViewDelegateFlowLayout, UICollectionViewDataSource {
  private(set) var asked = 0

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    asked += 1
    return CGSize(width: 100, height: 50)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

/// Answers another delegate than it has.
private final class MaskedScrollView: UIScrollView {
  var shown: (any UIScrollViewDelegate)?

  override var delegate: (any UIScrollViewDelegate)? {
    get { shown ?? super.delegate }
    set { super.delegate = newValue }
  }
}

private final class MaskedCollectionView: UICollectionView {
  var shown: (any UICollectionViewDelegate)?

  override var delegate: (any UICollectionViewDelegate)? {
    get { shown ?? super.delegate }
    set { super.delegate = newValue }
  }
}
