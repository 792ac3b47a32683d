// SPDX-License-Identifier: MIT

/// What a pass has measured of a surface, so that the next one sees at once that nothing in it has changed.
@MainActor
struct LastLook {
  private var cells: [HostCell] = []
  private var links: [ChainLink] = []
  private var starts: [Int] = []
  private var place = SurfacePlace()
  private var isValid = false

  /// Whether the same cells with the same names have the same links in a surface that does the same to them.
  func equals(_ cells: [HostCell], _ chains: ChainBuffer, _ place: SurfacePlace) -> Bool {
    guard isValid, self.cells.count == cells.count, links.count == chains.steps.count, starts == chains.starts,
      self.place.measuresAlike(place)
    else { return false }
    for position in cells.indices
    where cells[position] !== self.cells[position] || cells[position].needsMeasuring { return false }
    for position in links.indices where !links[position].isSame(chains.steps[position]) { return false }
    return true
  }

  /// Remembers, in exchange for the memory of what was remembered before.
  mutating func remember(_ cells: [HostCell], _ chains: inout ChainBuffer, _ place: SurfacePlace) {
    swap(&links, &chains.steps)
    swap(&starts, &chains.starts)
    self.cells.removeAll(keepingCapacity: true)
    for cell in cells { self.cells.append(cell) }
    self.place = place
    isValid = true
  }

  /// The next look is long.
  mutating func forget() {
    isValid = false
    cells.removeAll(keepingCapacity: true)
  }
}

extension SurfacePlace {
  /// Whether items are measured alike in both; where the surface lies is not their matter.
  fileprivate func measuresAlike(_ other: SurfacePlace) -> Bool {
    linear == other.linear && alpha == other.alpha && isHidden == other.isHidden && isTurned == other.isTurned
  }
}

extension ChainLink {
  fileprivate func isSame(_ other: ChainLink) -> Bool {
    view == other.view && superview == other.superview && kind == other.kind && geometry == other.geometry
  }
}
