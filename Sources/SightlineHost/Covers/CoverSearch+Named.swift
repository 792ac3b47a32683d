// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
#endif

/// Views that the app has named cover what is drawn before them.
extension CoverSearch {
  mutating func named() {
    guard !session.namedCovers.isEmpty else { return }
    let around = chain(of: surface.isScreen ? surface.screenView ?? view : view)
    for named in session.namedCovers {
      guard let cover = named.view else { continue }
      let chain = chain(of: cover)
      guard let last = chain.steps.last, last.kind == .window, last.view == surface.window?.key else { continue }
      let isInside = chain.steps.contains { $0.view == around.steps.first?.view }
      if isInside {
        add(named, chain.steps, except: itemsNotBelow(chain))
      } else if isDrawn(chain, after: around) {
        add(named, chain.steps, except: [])
      }
    }
  }

  private func chain(of view: AnyObject) -> ChainBuffer<AnyObject> {
    var chain = ChainBuffer<AnyObject>()
    session.toolkit.chain(of: view, into: &chain)
    return chain
  }

  /// The items that are drawn after a view in the same surface, hold it or lie in it.
  private func itemsNotBelow(_ cover: ChainBuffer<AnyObject>) -> [Cover.Exception] {
    surface.slots.compactMap { slot in
      if let item = session.cells[slot.cellKey]?.view, isDrawn(cover, after: chain(of: item)) { return nil }
      return Cover.Exception(surface: surface.id, item: slot.line.id)
    }
  }

  /// Whether the first view is drawn after the second, which it neither holds nor lies in.
  private func isDrawn(_ cover: ChainBuffer<AnyObject>, after thing: ChainBuffer<AnyObject>) -> Bool {
    let (one, other) = (cover.steps, thing.steps)
    var (first, second) = (one.count - 1, other.count - 1)
    guard first >= 0, second >= 0, one[first].view == other[second].view else { return false }
    while first > 0, second > 0, one[first - 1].view == other[second - 1].view {
      first -= 1
      second -= 1
    }
    guard first > 0, second > 0, let view = thing.view(of: other[second - 1]) else { return false }
    var siblings: [AnyObject] = []
    session.toolkit.siblings(above: view, into: &siblings)
    return siblings.contains { ObjectIdentifier($0) == one[first - 1].view }
  }

  private mutating func add(_ named: NamedCover, _ links: [ChainLink], except: [Cover.Exception]) {
    var alpha = 1.0
    var way = Passage()
    for (position, link) in links.enumerated() where link.kind != .window {
      let geometry = link.geometry
      if geometry.isHidden { return }
      alpha *= geometry.alpha
      way.leave(geometry, clipped: position > 0)
    }
    guard let first = links.first else { return }
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
