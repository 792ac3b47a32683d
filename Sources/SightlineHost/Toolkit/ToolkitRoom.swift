// SPDX-License-Identifier: MIT

/// Where a toolkit puts its answers before their views lose their type. Empty between calls, so that no view is kept
/// alive; its memory is kept.
@MainActor
@usableFromInline
final class ToolkitRoom<View: AnyObject> {
  @usableFromInline var views: [View] = []
  @usableFromInline var displayed: [DisplayedView<View>] = []
  @usableFromInline var chains = ChainBuffer<View>()

  @inlinable
  init() {}

  /// Gives a view its type again; a session has its views from its toolkit and its typed front, so it holds no others.
  @inlinable
  func typed(_ view: AnyObject) -> View? { view as? View }

  @inlinable
  func takeViews(_ all: inout [AnyObject]) {
    for view in views { all.append(view) }
    views.removeAll(keepingCapacity: true)
  }

  @inlinable
  func takeChains(_ all: inout ChainBuffer<AnyObject>) {
    for chain in 0..<chains.count {
      all.beginChain()
      for place in chains.range(of: chain) {
        let link = chains.links[place]
        let kind: ViewLink<AnyObject>.Kind =
          switch link.kind {
          case .plain: .plain
          case .scroll: .scroll
          case .window: .window
          }
        all.append(
          ViewLink(
            view: link.view, superview: link.superview, geometry: link.geometry, kind: kind, isScreen: link.isScreen))
      }
    }
    chains.clear()
  }
}
