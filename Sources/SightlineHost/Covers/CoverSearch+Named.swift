// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
#endif

/// Views that the app has named cover what is drawn before them.
extension CoverSearch {
  mutating func named() {
    guard !session.namedCovers.isEmpty else { return }
    scratch.views.removeAll(keepingCapacity: true)
    scratch.views.append(surface.isScreen ? surface.screenView ?? view : view)
    scratch.chain.clear()
    session.toolkit.chains(of: scratch.views, below: nil, into: &scratch.chain)
    let around = scratch.chain.links
    for named in session.namedCovers {
      guard let cover = named.view else { continue }
      var chain = ChainBuffer<AnyObject>()
      session.toolkit.chains(of: [cover], below: nil, into: &chain)
      let links = chain.links
      guard let last = links.last, last.kind == .window, last.view === surface.window?.view else { continue }
      let isInside = links.contains { $0.view === around.first?.view }
      if isInside {
        add(named, links, except: itemsNotBelow(links))
      } else if isDrawn(links, after: around) {
        add(named, links, except: [])
      }
    }
  }

  /// The items that are drawn after a view in the same surface, hold it or lie in it.
  private func itemsNotBelow(_ cover: [ViewLink<AnyObject>]) -> [Cover.Exception] {
    surface.slots.compactMap { slot in
      if let item = slot.cell?.view {
        var chain = ChainBuffer<AnyObject>()
        session.toolkit.chains(of: [item], below: nil, into: &chain)
        if isDrawn(cover, after: chain.links) { return nil }
      }
      return Cover.Exception(surface: surface.id, item: slot.line.id)
    }
  }

  /// Whether the first view is drawn after the second, which it neither holds nor lies in.
  private func isDrawn(_ one: [ViewLink<AnyObject>], after other: [ViewLink<AnyObject>]) -> Bool {
    var (first, second) = (one.count - 1, other.count - 1)
    guard first >= 0, second >= 0, one[first].view === other[second].view else { return false }
    while first > 0, second > 0, one[first - 1].view === other[second - 1].view {
      first -= 1
      second -= 1
    }
    guard first > 0, second > 0 else { return false }
    var siblings: [AnyObject] = []
    session.toolkit.siblings(above: other[second - 1].view, into: &siblings)
    return siblings.contains { $0 === one[first - 1].view }
  }

  private mutating func add(_ named: NamedCover, _ links: [ViewLink<AnyObject>], except: [Cover.Exception]) {
    var alpha = 1.0
    var transform = Affine.identity
    var clip: Rect?
    for (position, link) in links.enumerated() where link.kind != .window {
      let geometry = link.geometry
      if geometry.isHidden { return }
      alpha *= geometry.alpha
      if position > 0, geometry.clips {
        clip = clip.map { ChainMath.intersection($0, geometry.bounds) } ?? geometry.bounds
      }
      clip = clip.map { geometry.toSuperview.box(of: $0) }
      transform = transform.then(geometry.toSuperview)
    }
    guard let first = links.first else { return }
    let box = transform.box(of: first.geometry.bounds)
    let rect = clip.map { ChainMath.intersection(box, $0) } ?? box
    let opacity = (named.opacity ?? 1) * alpha
    guard rect.width > 0, rect.height > 0, opacity >= session.options.minimumCoverOpacity else { return }
    scratch.covers.append(
      Cover(
        rect: rect, kind: opacity >= 1 ? .opaque : nil, opacity: opacity >= 1 ? nil : opacity, except: except,
        by: "app"))
  }
}
