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
    var views: [AnyObject] = []
    swap(&views, &scratch.views)
    views.removeAll(keepingCapacity: true)
    for (position, slot) in surface.slots.enumerated() {
      guard let cell = session.cells[slot.cellKey], cell.isDeep, let itemView = cell.view, isInSight(slot.line.frame)
      else { continue }
      scratch.deep.append(position)
      views.append(itemView)
    }
    scratch.paths.clear()
    // The chain of the last view comes first.
    views.reverse()
    if !views.isEmpty { session.toolkit.chains(of: &views, below: view, into: &scratch.paths) }
    swap(&views, &scratch.views)
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
      guard scratch.places.contains(where: { $0 >= 0 && $0 < position }),
        session.tracked(ObjectIdentifier(content)) == nil
      else {
        continue
      }
      let paint = session.toolkit.paint(of: content)
      let frame = paint.geometry.toSuperview.then(toSurface).then(surface.place.linear).box(of: paint.geometry.bounds)
      guard isOverAny(frame, drawnAt: position) else { continue }
      add(paint, through: toWindow, clip: clipInWindow, except: itemsNotBelow(position))
    }
  }

  /// In which of the views looked at each deep item lies; -1 for one that lies elsewhere.
  private mutating func placeDeepItems(in holder: Int, at level: Int) {
    scratch.places.removeAll(keepingCapacity: true)
    for other in scratch.deep.indices {
      guard let otherHolder = self.holder(of: other, at: level), link(otherHolder).view == link(holder).view else {
        scratch.places.append(-1)
        continue
      }
      let inner = link(otherHolder - 1).view
      scratch.places.append(scratch.views.firstIndex { ObjectIdentifier($0) == inner } ?? -1)
    }
  }

  private func isOverAny(_ frame: Rect, drawnAt position: Int) -> Bool {
    for (item, place) in zip(scratch.deep, scratch.places) where place >= 0 && place < position {
      let common = ChainMath.intersection(surface.slots[item].line.frame, frame)
      if common.width > book.slack, common.height > book.slack { return true }
    }
    return false
  }

  private func itemsNotBelow(_ position: Int) -> [Cover.Exception] {
    surface.slots.enumerated().compactMap { number, slot in
      let place = scratch.deep.firstIndex(of: number).map { scratch.places[$0] } ?? -1
      return place >= 0 && place < position ? nil : Cover.Exception(surface: surface.id, item: slot.line.id)
    }
  }
}
