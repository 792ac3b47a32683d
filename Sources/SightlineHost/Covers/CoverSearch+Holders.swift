// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
#endif

extension CoverSearch {
  /// What is drawn over items inside the views that hold them, level by level from the surface inwards: siblings of a
  /// registered view, of what it lies in, of a view inside a cell.
  mutating func insideHolders() {
    gatherDeepItems()
    var level = 0
    var isDeeper = !scratch.deep.isEmpty
    while isDeeper {
      isDeeper = false
      for item in scratch.deep.indices {
        guard let holder = holder(of: item, at: level) else { continue }
        isDeeper = true
        // Each view is looked into once, for all items in it.
        let isFirst = !scratch.deep.indices.prefix(item).contains { other in
          self.holder(of: other, at: level).map { link($0).view == link(holder).view } ?? false
        }
        if isFirst { look(into: holder, of: item, at: level) }
      }
      level += 1
    }
  }

  private mutating func gatherDeepItems() {
    scratch.deep.removeAll(keepingCapacity: true)
    scratch.views.removeAll(keepingCapacity: true)
    for position in scratch.near {
      let slot = surface.slots[position]
      guard let cell = session.cells[slot.cellKey], cell.isDeep, let itemView = cell.view, isInSight(slot.line.frame)
      else { continue }
      scratch.deep.append(position)
      scratch.views.append(itemView)
    }
    scratch.paths.clear()
    // The chain of the last view comes first.
    scratch.views.reverse()
    if !scratch.deep.isEmpty { session.toolkit.chains(of: &scratch.views, below: view, into: &scratch.paths) }
  }

  private func isInSight(_ frame: Rect) -> Bool {
    let place = surface.place
    let viewport = Rect(x: place.offset.x, y: place.offset.y, width: place.frame.width, height: place.frame.height)
    let common = ChainMath.intersection(frame, viewport)
    return common.width > 0 && common.height > 0
  }

  /// The link of the view that holds an item at a level, 0 being a view right in the surface; `nil` where the item itself
  /// is that view.
  private func holder(of item: Int, at level: Int) -> Int? {
    let path = scratch.paths.range(of: item)
    let position = path.upperBound - 1 - level
    return position > path.lowerBound ? position : nil
  }

  private func link(_ position: Int) -> ChainLink { scratch.paths.steps[position] }

  private mutating func look(into holder: Int, of item: Int, at level: Int) {
    scratch.views.removeAll(keepingCapacity: true)
    guard let holderView = scratch.paths.view(of: link(holder)) else { return }
    session.toolkit.contents(of: holderView, into: &scratch.views)
    placeDeepItems(in: holder, at: level)
    var way = Passage()
    for position in holder..<scratch.paths.range(of: item).upperBound {
      way.leave(link(position).geometry, clipped: true)
    }
    let toSurface = way.transform
    let toWindow = toSurface.then(surface.place.toWindow)
    let clipInWindow = way.clip.map { surface.place.toWindow.box(of: $0) }
    for position in scratch.views.indices {
      let content = scratch.views[position]
      guard isOverAny(nil, drawnAt: position), session.tracked(ObjectIdentifier(content)) == nil else { continue }
      let paint = session.toolkit.paint(of: content)
      let frame = paint.geometry.toSuperview.then(toSurface).then(surface.place.linear).box(of: paint.geometry.bounds)
      guard isOverAny(frame, drawnAt: position) else { continue }
      add(paint, through: toWindow, clip: clipInWindow, except: itemsNotBelow(position))
    }
  }

  /// In which of the views looked at each deep item lies.
  private mutating func placeDeepItems(in holder: Int, at level: Int) {
    scratch.places.removeAll(keepingCapacity: true)
    for _ in surface.slots { scratch.places.append(CoverScratch.elsewhere) }
    for (other, number) in scratch.deep.enumerated() {
      guard let otherHolder = self.holder(of: other, at: level), link(otherHolder).view == link(holder).view,
        let place = scratch.place(of: link(otherHolder - 1).view)
      else { continue }
      scratch.places[number] = place
    }
  }
}
