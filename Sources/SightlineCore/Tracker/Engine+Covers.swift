// SPDX-License-Identifier: MIT

extension Engine {
  /// Gathers the covers that lie over what can be seen of a surface; answers whether there are any.
  mutating func gatherCovers(_ surface: Int32) -> Bool {
    if !scratch.plainCovers.isEmpty { scratch.plainCovers.removeAll(keepingCapacity: true) }
    if !scratch.exceptingCovers.isEmpty { scratch.exceptingCovers.removeAll(keepingCapacity: true) }
    let index = Int(surface)
    let region = surfaces[index].region
    let shift = surfaces[index].shift
    let window = surfaces[index].surroundings.window
    if window >= 0, !windows[Int(window)].covers.isEmpty {
      for cover in windows[Int(window)].covers { gather(cover, from: surface, shift, region) }
    }
    var current = surface
    while current >= 0 {
      if !surfaces[Int(current)].covers.isEmpty {
        for cover in surfaces[Int(current)].covers { gather(cover, from: surface, shift, region) }
      }
      current = surfaces[Int(current)].parent
    }
    return scratch.hasCovers
  }

  private mutating func gather(_ cover: CoverState, from surface: Int32, _ shift: Point, _ region: Box) {
    let box = cover.box.shifted(x: shift.x, y: shift.y)
    guard box.meets(region) else { return }
    if cover.cover.except.isEmpty {
      scratch.plainCovers.append(box)
      return
    }
    if !liesInException(surface, of: cover) { scratch.exceptingCovers.append((box, cover)) }
  }

  /// What lies in an excepted item is excepted too (fine print 40).
  func liesInException(_ surface: Int32, of cover: CoverState) -> Bool {
    var current = surface
    while current >= 0 {
      let line = surfaces[Int(current)].line
      if let item = line.parentItem, let parent = line.parent, cover.excepts(surface: parent, item: item) {
        return true
      }
      current = surfaces[Int(current)].parent
    }
    return false
  }

  /// The covers that apply to one item of the surface whose covers have been gathered.
  mutating func itemCovers(_ surface: Int32, _ slot: Int32) -> Rows<Box> {
    if scratch.exceptingCovers.isEmpty { return scratch.plainCovers }
    var covers = scratch.itemCovers
    scratch.itemCovers = Rows()
    covers.removeAll(keepingCapacity: true)
    covers.append(contentsOf: scratch.plainCovers)
    let id = self[surface, slot].id
    let name = surfaces[Int(surface)].line.id
    for (box, cover) in scratch.exceptingCovers where !cover.excepts(surface: name, item: id) { covers.append(box) }
    scratch.itemCovers = covers
    return covers
  }

  /// What is visible of an item, or `nil` if nothing is.
  ///
  /// - Parameter clip: What the clips leave of `box`, at least ``Box/thinnest`` wide and high.
  mutating func visiblePart(of box: Box, clip: Box, covers: Rows<Box>) -> VisiblePart? {
    var part: VisiblePart
    if covers.isEmpty {
      part = clippedPart(of: box, clip: clip)
    } else {
      guard let rest = scratch.covers.rest(of: clip, under: covers) else { return nil }
      part = VisiblePart(
        of: box, edges: edgesUnderThinCovers(clip, covers), bounds: rest.bounds, slack: book.slack)
      part.visible = rest.area
    }
    return part.visible > 0 && part.area > 0 ? part : nil
  }

  /// What is visible of an item that nothing covers.
  @inline(__always)
  private func clippedPart(of box: Box, clip: Box) -> VisiblePart {
    VisiblePart(of: box, edges: clip, bounds: clip, slack: book.slack)
  }

  /// The clipped part without the strips along a whole edge that covers take off by no more than the slack.
  private mutating func edgesUnderThinCovers(_ clip: Box, _ covers: Rows<Box>) -> Box {
    var edges = clip
    for cover in covers where cover.meets(clip) {
      let spansX = cover.minX <= clip.minX + Box.thinnest && cover.maxX >= clip.maxX - Box.thinnest
      let spansY = cover.minY <= clip.minY + Box.thinnest && cover.maxY >= clip.maxY - Box.thinnest
      if spansX {
        if cover.minY <= clip.minY, VisiblePart.isSlack(cover.maxY - clip.minY, book.slack) {
          edges.minY = max(edges.minY, cover.maxY)
        }
        if cover.maxY >= clip.maxY, VisiblePart.isSlack(clip.maxY - cover.minY, book.slack) {
          edges.maxY = min(edges.maxY, cover.minY)
        }
      }
      if spansY {
        if cover.minX <= clip.minX, VisiblePart.isSlack(cover.maxX - clip.minX, book.slack) {
          edges.minX = max(edges.minX, cover.maxX)
        }
        if cover.maxX >= clip.maxX, VisiblePart.isSlack(clip.maxX - cover.minX, book.slack) {
          edges.maxX = min(edges.maxX, cover.minX)
        }
      }
    }
    return edges
  }

  /// Whether a cell has the area that a rule asks for.
  @inline(__always)
  func areaHolds(_ rule: Int, _ cell: Int32) -> Bool {
    let index = Int(cell)
    return rules.tests[rule].areaHolds(
      visible: cells[index].visible, area: cells[index].area, decidingArea: cells[index].decidingArea,
      viewport: rules.usesViewport ? surfaces[Int(cells[index].surface)].region.area : 0)
  }
}
