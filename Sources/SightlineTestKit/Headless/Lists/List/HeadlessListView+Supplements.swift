// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
  import SightlineHost
#endif

extension HeadlessListView {
  /// A view that has to be shown, and where.
  private struct Wanted {
    var kind: String
    var place: CellPlace
    var frame: Rect
    var layer: HeadlessReusableView.Layer
    var isOfItem = false
  }

  /// Lets go of headers, footers and other supplementary views out of sight, gets new ones, and puts all in their places.
  func showSupplements() {
    let wanted = wantedSupplements()
    endSupplements { supplement in
      !wanted.contains { $0.kind == supplement.kind && $0.place == supplement.place }
    }
    var result: [Supplement] = []
    for want in wanted {
      var supplement =
        supplements.first { $0.kind == want.kind && $0.place == want.place }
        ?? Supplement(kind: want.kind, place: want.place, view: newSupplement(want))
      supplement.isOfItem = want.isOfItem
      let view = supplement.view
      attach(view, to: self)
      if isInverted { view.transform = transform }
      if view.frame != want.frame { view.frame = want.frame }
      if has(.headersFloatOverCells), want.layer == .header, view.background == .nothing {
        view.background = .background(alpha: 1)
      }
      result.append(supplement)
    }
    supplements = result
  }

  func endSupplements(where isOver: (Supplement) -> Bool) {
    var stay: [Supplement] = []
    for supplement in supplements {
      guard isOver(supplement) else {
        stay.append(supplement)
        continue
      }
      tellEnded(supplement.view, supplement.place)
      retire(supplement.view)
    }
    supplements = stay
  }

  private func newSupplement(_ want: Wanted) -> HeadlessReusableView {
    let view = take("supplement " + want.kind) { HeadlessReusableView(name: want.kind) }
    view.reuseIdentifier = want.kind
    view.layer = want.layer
    source.configureSupplementary?(view, want.place)
    attach(view, to: self)
    view.frame = want.frame
    tellDisplayed(view, want.place)
    return view
  }

  private func wantedSupplements() -> [Wanted] {
    var wanted: [Wanted] = []
    let visible = visibleSpan
    for section in map.sections(from: visible.start, to: visible.end) {
      let layout = map.sections[section].layout
      addEnds(of: section, layout, visible, to: &wanted)
      for supplement in layout.supplements where supplement.anchor == .section {
        let span = ListSpan(
          along: map.start(of: section), across: 0, length: map.length(of: section), width: mapWidth)
        wanted.append(
          Wanted(
            kind: supplement.kind, place: CellPlace(kind: .supplementary, section: section, item: 0),
            frame: supplement.frame(rect(of: span)), layer: supplement.isAbove ? .supplement : .background))
      }
    }
    for shown in cells where !map.sections[shown.path.section].isOrthogonal {
      let layout = map.sections[shown.path.section].layout
      for supplement in layout.supplements where supplement.anchor == .item {
        wanted.append(
          Wanted(
            kind: supplement.kind,
            place: CellPlace(kind: .supplementary, section: shown.path.section, item: shown.path.item),
            frame: supplement.frame(rect(of: map.span(of: shown.path))),
            layer: supplement.isAbove ? .supplement : .background, isOfItem: true))
      }
    }
    return wanted
  }

  private func addEnds(
    of section: Int, _ layout: HeadlessSectionLayout, _ visible: (start: Double, end: Double),
    to wanted: inout [Wanted]
  ) {
    let insets = adjustedInsets
    let isFlipped = direction == .horizontal && isRightToLeft
    let (lead, trail) =
      direction == .vertical
      ? (insets.top, insets.bottom) : isFlipped ? (insets.right, insets.left) : (insets.left, insets.right)
    let (start, end) = (visible.start + lead, visible.end - trail)
    let ends = [
      (CellPlace.Kind.header, "header", map.header(of: section, from: start, to: end)),
      (CellPlace.Kind.footer, "footer", map.footer(of: section, from: start, to: end)),
    ]
    for (kind, name, span) in ends where overlaps(span, visible) {
      wanted.append(
        Wanted(
          kind: name, place: CellPlace(kind: kind, section: section, item: 0), frame: rect(of: span), layer: .header))
    }
  }
}
