// SPDX-License-Identifier: MIT

/// Where views get their type again before a toolkit is asked about them. Empty between calls, so that no view is kept
/// alive; its memory is kept.
@MainActor
@usableFromInline
final class ToolkitRoom<View: AnyObject> {
  @usableFromInline var views: [View] = []

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
}
