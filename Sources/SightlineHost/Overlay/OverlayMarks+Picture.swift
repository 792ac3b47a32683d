// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
#endif

extension OverlayMarks {
  /// Whether another picture of these marks would be the same. A method and no `==`, so that an app without an overlay
  /// links none of it.
  public func looksLike(_ other: OverlayMarks) -> Bool {
    guard items.count == other.items.count, surfaces.count == other.surfaces.count, covers.count == other.covers.count,
      leftOut == other.leftOut
    else { return false }
    for (one, two) in zip(items, other.items) where !one.looksLike(two) { return false }
    for (one, two) in zip(surfaces, other.surfaces) where !one.looksLike(two) { return false }
    for (one, two) in zip(covers, other.covers) where !one.looksLike(two) { return false }
    return true
  }
}

extension OverlayMarks.ItemMark {
  fileprivate func looksLike(_ other: OverlayMarks.ItemMark) -> Bool {
    frame == other.frame && visible == other.visible && state.tint == other.state.tint && label == other.label
  }
}

extension OverlayMarks.SurfaceMark {
  fileprivate func looksLike(_ other: OverlayMarks.SurfaceMark) -> Bool {
    frame == other.frame && viewport == other.viewport && isOpen == other.isOpen && label == other.label
  }
}

extension OverlayMarks.CoverMark {
  func looksLike(_ other: OverlayMarks.CoverMark) -> Bool {
    rect == other.rect && hides == other.hides && label == other.label
  }
}
