// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
#endif

/// Views that the app has named cover what is drawn before them.
extension CoverSearch {
  mutating func named() {
    guard !session.namedCovers.isEmpty else { return }
    let screen = surface.isScreen ? surface.screenView ?? view : view
    for position in session.namedCovers.indices {
      let named = session.namedCovers[position]
      guard let cover = named.view else { continue }
      scratch.path.clear()
      session.toolkit.chain(of: cover, into: &scratch.path)
      guard let last = scratch.path.steps.last, last.kind == .window, last.view == surface.window?.key else { continue }
      if scratch.path.steps.contains(where: { $0.view == ObjectIdentifier(screen) }) {
        add(named, except: itemsNotBelowNamed())
      } else if isDrawn(after: screen) {
        add(named, except: [])
      }
    }
  }

  /// Whether the view whose path is at hand is drawn after another, which it neither holds nor lies in.
  private mutating func isDrawn(after view: AnyObject) -> Bool {
    scratch.paths.clear()
    session.toolkit.chain(of: view, into: &scratch.paths)
    let paths = scratch.paths.steps
    guard let last = paths.last, last.view == scratch.path.steps.last?.view else { return false }
    let (cover, other) = fork(scratch.path.steps.count - 1, paths[...], paths.count - 1)
    guard cover > 0, other > 0, let sibling = scratch.paths.view(of: paths[other - 1]) else { return false }
    scratch.views.removeAll(keepingCapacity: true)
    session.toolkit.siblings(above: sibling, into: &scratch.views)
    return scratch.place(of: scratch.path.steps[cover - 1].view) != nil
  }

  /// How far the path at hand and another are the same, inwards from a view of each that is the same.
  private func fork(_ start: Int, _ other: ArraySlice<ChainLink>, _ otherStart: Int) -> (cover: Int, other: Int) {
    var (first, second) = (start, otherStart)
    let path = scratch.path.steps
    while first > 0, second > other.startIndex, path[first - 1].view == other[second - 1].view {
      first -= 1
      second -= 1
    }
    return (first, second)
  }

  /// The items that are drawn after the view whose path is at hand in the same surface, hold it or lie in it.
  ///
  /// What a view on that path contains is asked once, however many items lie in it.
  private mutating func itemsNotBelowNamed() -> [Cover.Exception] {
    gatherItems()
    scratch.places.removeAll(keepingCapacity: true)
    for _ in surface.slots { scratch.places.append(CoverScratch.elsewhere) }
    guard let top = scratch.path.steps.firstIndex(where: { $0.view == ObjectIdentifier(view) }) else {
      return itemsNotBelow(0)
    }
    for level in stride(from: top, to: 0, by: -1) { placeItems(at: level, below: top) }
    return itemsNotBelow(0)
  }

  /// The links from every item that is near up to the surface.
  private mutating func gatherItems() {
    scratch.deep.removeAll(keepingCapacity: true)
    scratch.views.removeAll(keepingCapacity: true)
    for number in scratch.near {
      guard let itemView = session.cells[surface.slots[number].cellKey]?.view else { continue }
      scratch.deep.append(number)
      scratch.views.append(itemView)
    }
    scratch.paths.clear()
    // The chain of the last view comes first.
    scratch.views.reverse()
    if !scratch.deep.isEmpty { session.toolkit.chains(of: &scratch.views, below: view, into: &scratch.paths) }
  }

  /// Says of the items whose ways part from the path at a level whether they are drawn before it there.
  private mutating func placeItems(at level: Int, below top: Int) {
    var isAsked = false
    for (item, number) in scratch.deep.enumerated() {
      let range = scratch.paths.range(of: item)
      guard let last = scratch.paths.steps[range].last, last.superview == ObjectIdentifier(view) else { continue }
      let (cover, other) = fork(top, scratch.paths.steps[range], range.upperBound)
      guard cover == level, other > range.lowerBound else { continue }
      if !isAsked {
        isAsked = true
        guard let holder = scratch.path.view(of: scratch.path.steps[level]) else { return }
        scratch.views.removeAll(keepingCapacity: true)
        session.toolkit.contents(of: holder, into: &scratch.views)
      }
      guard let own = scratch.place(of: scratch.path.steps[cover - 1].view),
        let place = scratch.place(of: scratch.paths.steps[other - 1].view), place < own
      else { continue }
      scratch.places[number] = CoverScratch.unknown
    }
  }

  private mutating func add(_ named: NamedCover, except: [Cover.Exception]) {
    var alpha = 1.0
    var way = Passage()
    for (position, link) in scratch.path.steps.enumerated() where link.kind != .window {
      let geometry = link.geometry
      if geometry.isHidden { return }
      alpha *= geometry.alpha
      way.leave(geometry, clipped: position > 0)
    }
    guard let first = scratch.path.steps.first else { return }
    let box = way.transform.box(of: first.geometry.bounds)
    let rect = way.clip.map { ChainMath.intersection(box, $0) } ?? box
    let opacity = (named.opacity ?? 1) * alpha
    guard rect.width > 0, rect.height > 0, opacity >= session.options.minimumCoverOpacity else { return }
    scratch.covers.append(
      Cover(
        rect: rect, kind: opacity >= 1 ? .opaque : nil, opacity: opacity >= 1 ? nil : opacity, except: except,
        by: "app"))
  }
}
