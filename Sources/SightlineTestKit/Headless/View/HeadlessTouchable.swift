// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
#endif

/// A view that a finger and code can scroll.
@MainActor
public protocol HeadlessTouchable: HeadlessView {
  /// A finger comes down at a point of the window, now.
  func touchBegan(at point: Point)
  /// The finger is at that point of the window, now.
  func touchMoved(to point: Point)
  /// The finger lifts, now.
  func touchEnded()
  /// The system takes the touch away, now.
  func touchCancelled()
  /// Scrolls by code.
  func scroll(to offset: Point, animated: Bool)
  /// Whether a finger lies on it or it moves.
  var isMoving: Bool { get }
}
