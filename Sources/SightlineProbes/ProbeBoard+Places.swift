// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
  import SightlineHost
#endif

/// Where probes lie, and in which items the scroll views are that they lie in.
extension ProbeBoard {
  /// Looks where the probes are of which something was heard not long ago.
  func look(_ session: AnyHostSession, _ now: Timestamp) {
    var chain = ChainBuffer(keepsAll: false)
    for entry in entries {
      guard let end = entry.isYoungUntil, let view = entry.view else { continue }
      if end < now { entry.isYoungUntil = nil }
      session.chain(of: view, into: &chain)
      place(entry, chain)
    }
    places.removeAll { $0.view == nil }
  }

  private func place(_ entry: ProbeEntry, _ chain: ChainBuffer) {
    let links = chain.links
    entry.isOnItsWay = links.count == 2 && links[1].kind == .window
    guard let last = links.last, last.kind == .window, !entry.isOnItsWay else {
      entry.window = nil
      return
    }
    entry.window = last.view
    entry.hasBeenInWindow = true
    entry.around.removeAll(keepingCapacity: true)
    entry.screens.removeAll(keepingCapacity: true)
    for link in links.dropFirst().reversed() where link.kind == .scroll || link.isScreen {
      if link.isScreen { entry.screens.append(link.view) }
      let place = place(of: link, chain, entry, window: last.view)
      if link.kind == .scroll { entry.around.append(place) }
    }
  }

  /// What is known of a view around a probe, brought up to date.
  private func place(
    of link: ChainLink, _ chain: ChainBuffer, _ entry: ProbeEntry, window: ObjectIdentifier
  ) -> PlaceView {
    let around = entry.around.last?.key
    let known = place(link.view)
    if let known, known.window == window, known.around == around, known.superview == link.superview { return known }
    let place = known ?? PlaceView(link.view, chain.view(of: link))
    if known == nil { places.append(place) }
    place.superview = link.superview
    place.window = window
    place.around = around
    place.screens = entry.screens
    return place
  }

  /// What is known of a view that is there.
  func place(_ key: ObjectIdentifier?) -> PlaceView? {
    for place in places where place.key == key && place.view != nil { return place }
    return nil
  }

  /// Finds in which items the scroll views lie that probes lie in: of those that a probe has heard of, the innermost that
  /// lies in what the scroll view lies in.
  func findHolders() {
    for entry in entries where entry.isYoungUntil != nil && entry.window != nil {
      guard let heard = entry.wanted?.holders, !heard.isEmpty else { continue }
      var outer: PlaceView?
      for scroller in entry.around {
        for id in heard.reversed() where hasItem(id, in: outer, entry.window) {
          scroller.holder = id
          break
        }
        outer = scroller
      }
    }
  }

  private func hasItem(_ id: String, in scroller: PlaceView?, _ window: ObjectIdentifier?) -> Bool {
    entries.contains { $0.around.last === scroller && $0.window == window && $0.wanted?.item?.id == id }
  }

  package func holder(of scroller: ObjectIdentifier) -> String? { place(scroller)?.holder }
}
