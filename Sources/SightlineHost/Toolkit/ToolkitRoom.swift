// SPDX-License-Identifier: MIT

/// Where a toolkit puts its answers before their views lose their type. Empty between calls, so that no view is kept
/// alive; its memory is kept.
@MainActor
@usableFromInline
final class ToolkitRoom<View: AnyObject> {
  @usableFromInline var views: [View] = []
  @usableFromInline var displayed: [DisplayedView<View>] = []
  @usableFromInline var kept: [View] = []

  @inlinable
  init() {}

  /// Gives a view its type again; a session has its views from its toolkit and its typed front, so it holds no others.
  @inlinable
  func typed(_ view: consuming AnyObject?) -> View? { view as? View }

  /// An empty array with the memory that is kept for views. It is taken out since each access to a property of a class is
  /// checked.
  @inlinable
  func takeViews() -> [View] {
    var taken: [View] = []
    swap(&taken, &views)
    return taken
  }

  /// Keeps the memory of the array, and none of the views.
  @inlinable
  func giveBack(_ taken: inout [View]) {
    taken.removeAll(keepingCapacity: true)
    swap(&taken, &views)
  }

  /// Adds the views that a toolkit answers, without their type.
  @inlinable
  func fill(_ views: inout [AnyObject], _ ask: (inout [View]) -> Void) {
    var found = takeViews()
    ask(&found)
    for view in found { views.append(view) }
    giveBack(&found)
  }

  /// A buffer in the memory of the one that is to have the chains.
  @inlinable
  func beginChains(_ all: inout ChainBuffer<AnyObject>) -> ChainBuffer<View> {
    var own = ChainBuffer<View>(keepsAll: all.keepsAll)
    swap(&own.steps, &all.steps)
    swap(&own.starts, &all.starts)
    swap(&own.kept, &kept)
    return own
  }

  /// Numbers go back as they are; the few views that are kept lose their type.
  @inlinable
  func endChains(_ own: inout ChainBuffer<View>, _ all: inout ChainBuffer<AnyObject>) {
    swap(&own.steps, &all.steps)
    swap(&own.starts, &all.starts)
    for view in own.kept { all.kept.append(view) }
    own.kept.removeAll(keepingCapacity: true)
    swap(&own.kept, &kept)
  }
}
