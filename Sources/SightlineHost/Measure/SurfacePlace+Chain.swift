// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
#endif

extension SurfacePlace {
  /// Reckons the place from the links between the surface's view and its window or the view of its parent.
  ///
  /// - Parameters:
  ///   - links: The view's own link first; the window's is not among them.
  ///   - parent: The place of the enclosing surface, for a nested one.
  ///   - holder: The place among `links` of the parent's item that holds the surface; its alpha passes by itself
  ///     (fine print 34).
  ///   - insets: What the viewport leaves out, in points of the view.
  init(
    _ links: ArraySlice<ChainLink>, in parent: SurfacePlace?, holder: Int?, insets: Insets
  ) {
    guard let first = links.first else { return }
    var way = Passage()
    var isFlat = true
    for (position, link) in zip(links.indices, links) {
      let geometry = link.geometry
      way.leave(geometry, clipped: position > links.startIndex)
      isFlat = isFlat && geometry.isFlat
      if holder.map({ position < $0 }) ?? true {
        alpha *= geometry.alpha
        isHidden = isHidden || geometry.isHidden
      }
    }
    if holder == nil, let parent {
      alpha *= parent.alpha
      isHidden = isHidden || parent.isHidden
    }
    bounds = first.geometry.bounds
    let inner = way.transform
    let outer = parent.map { inner.then($0.linear) } ?? inner
    linear = outer.linear
    toWindow = parent.map { inner.then($0.toWindow) } ?? inner
    let box = outer.box(of: bounds)
    isTurned = !isFlat || ChainMath.isTurned(outer, bounds, box: box) || parent?.isTurned == true
    let window = way.clip.map { parent?.linear.box(of: $0) ?? $0 }
    frame = (window.map { ChainMath.intersection(box, $0) } ?? box).orBad
    offset =
      outer.isTranslation
      ? Point(x: bounds.x + (frame.x - box.x), y: bounds.y + (frame.y - box.y))
      : Point(x: frame.x - outer.tx, y: frame.y - outer.ty)
    if !(offset.x + offset.y).isFinite || !frame.width.isFinite { offset = .zero }
    self.insets = viewportInsets(insets, outer, cutTo: window)
  }

  /// The insets as they are on screen, turned and scaled with the view, less what clips take off anyway.
  private func viewportInsets(_ insets: Insets, _ outer: Affine, cutTo clip: Rect?) -> Insets {
    if insets == .zero { return .zero }
    if clip == nil, outer.isTranslation { return insets }
    let inside = Rect(
      x: bounds.x + max(0, insets.left), y: bounds.y + max(0, insets.top),
      width: max(0, bounds.width - max(0, insets.left) - max(0, insets.right)),
      height: max(0, bounds.height - max(0, insets.top) - max(0, insets.bottom)))
    let box = outer.box(of: inside)
    let viewport = clip.map { ChainMath.intersection(box, $0) } ?? box
    return Insets(
      top: max(0, viewport.y - frame.y), left: max(0, viewport.x - frame.x),
      bottom: max(0, frame.y + frame.height - viewport.y - viewport.height),
      right: max(0, frame.x + frame.width - viewport.x - viewport.width))
  }
}
