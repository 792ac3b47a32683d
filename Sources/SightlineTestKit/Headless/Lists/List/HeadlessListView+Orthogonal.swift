// SPDX-License-Identifier: MIT

extension HeadlessListView {
  /// The scroll view of a section that scrolls by itself; it is kept, with its offset, while the section is.
  func scroller(for section: Int) -> HeadlessOrthogonalView {
    if let scroller = scrollers.first(where: { $0.section == section }) { return scroller }
    let scroller = HeadlessOrthogonalView(section, in: self)
    scrollers.append(scroller)
    return scroller
  }

  /// Lays out the scroll view of a section, and answers which of its items have a part in it.
  func pathsInScroller(
    _ section: Int, _ visible: (start: Double, end: Double)
  ) -> [HeadlessPath] {
    let body = map.bodySpan(of: section)
    guard overlaps(body, visible), case .orthogonal(_, _, _, let isPaging) = map.sections[section].layout.arrangement
    else { return [] }
    let scroller = scroller(for: section)
    if scroller.superview == nil { insertSubview(scroller, at: Self.place(for: .cell, in: self)) }
    scroller.lay(in: rect(of: body), ownLength: map.ownLength(of: section), isPaging: isPaging)
    let own = scroller.visibleSpan
    return map.ownItems(of: section, from: own.start, to: own.end).map { HeadlessPath(section, $0) }.filter { path in
      let span = map.span(of: path)
      return span.width > 0 && span.across < own.end && span.across + span.width > own.start
    }
  }

  func dropScrollers(where isOver: (HeadlessOrthogonalView) -> Bool) {
    for scroller in scrollers where isOver(scroller) { scroller.removeFromSuperview() }
    scrollers.removeAll(where: isOver)
  }

  /// Takes away the scroll views of sections that are out of sight. Their offsets are kept, unless a quirk forgets them.
  func clearScrollers() {
    let visible = visibleSpan
    for scroller in scrollers where scroller.superview != nil {
      let isThere = map.sections.indices.contains(scroller.section) && map.sections[scroller.section].isOrthogonal
      if !isThere || !overlaps(map.bodySpan(of: scroller.section), visible) { scroller.removeFromSuperview() }
    }
    if has(.orthogonalScrollerRecreated) { scrollers.removeAll { $0.superview == nil } }
  }
}
