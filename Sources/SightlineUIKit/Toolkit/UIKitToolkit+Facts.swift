// SPDX-License-Identifier: MIT

import QuartzCore
import UIKit

#if SWIFT_PACKAGE
  import SightlineCore
  import SightlineHost
#endif

extension UIKitToolkit {
  /// What a tracked view says of itself.
  ///
  /// The offset is the origin of the bounds (F31). A list is asked for counts only while it is in a window: one that
  /// was never laid out would ask its data source for them, earlier than its app expects (F11).
  static func facts(of view: UIView) -> SurfaceFacts {
    let bounds = Rect(view.layer.bounds)
    var facts = SurfaceFacts(
      contentWidth: bounds.width, contentHeight: bounds.height, safeArea: Insets(view.safeAreaInsets))
    guard let scroll = view as? UIScrollView else { return facts }
    facts.offset = Point(x: bounds.x, y: bounds.y)
    let content = scroll.contentSize
    facts.contentWidth = Double(content.width)
    facts.contentHeight = Double(content.height)
    facts.isTracking = scroll.isTracking
    facts.isDragging = scroll.isDragging
    facts.isDecelerating = scroll.isDecelerating
    facts.adjustedInsets = Insets(scroll.adjustedContentInset)
    if let table = scroll as? UITableView {
      add(ListBook.of(table), hasUpdates: table.hasUncommittedUpdates, table, to: &facts)
    } else if let collection = scroll as? UICollectionView {
      add(ListBook.of(collection), hasUpdates: collection.hasUncommittedUpdates, collection, to: &facts)
    }
    return facts
  }

  private static func add(
    _ book: ListBook, hasUpdates: Bool, _ list: UIScrollView, to facts: inout SurfaceFacts
  ) {
    facts.isList = true
    if list.window != nil {
      // What was changed after the commit is laid out in the next turn; until then cells and counts do not fit
      // together.
      let isWaiting = book.patience.waits(needsLayout: list.layer.needsLayout(), turn: turns)
      facts.hasUncommittedUpdates = hasUpdates || isWaiting || !book.look(at: list)
    } else {
      facts.hasUncommittedUpdates = hasUpdates
    }
    facts.listGeneration = book.memory.generation
    facts.itemCount = book.memory.itemCount
  }

  /// What a list shows now, as it was found when it was asked for its facts in the same pass.
  static func displayed(in list: UIView, into displayed: inout [DisplayedView]) {
    guard list is UITableView || list is UICollectionView else { return }
    displayed.append(contentsOf: ListBook.of(list).memory.displayed)
  }
}
