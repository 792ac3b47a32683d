// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
  import SightlineHost
#endif

/// A probe in the books of one session.
@MainActor
final class ProbeEntry {
  private(set) weak var view: AnyObject?
  let key: ObjectIdentifier
  private(set) weak var board: ProbeBoard?
  private(set) var state = ProbeState()

  // What was done.
  var registration: Registration?
  /// Of a surface: the view that has its name.
  var target: ObjectIdentifier?
  /// It was said that nothing can have its name.
  var isReported = false
  /// The surface and the item under which the engine knows it, or did last.
  var known: ItemKey?

  // Where it was when it was looked at last.
  /// The window; `nil` where it hangs in none.
  var window: ObjectIdentifier?
  /// The scroll views around it, from the outside inwards.
  var around: [PlaceView] = []
  /// The views of controllers around it, from the outside inwards.
  var screens: [ObjectIdentifier] = []
  var hasBeenInWindow = false
  /// It lies in a window, and in nothing else: SwiftUI puts views in their places in several steps.
  var isOnItsWay = false
  /// Until then it is looked at in each turn: views are put in their places in several steps.
  var isYoungUntil: Timestamp?
  /// Since when it waits for a surface that is to come.
  var waitsSince: Timestamp?

  init(_ view: AnyObject, on board: ProbeBoard) {
    self.view = view
    key = ObjectIdentifier(view)
    self.board = board
  }

  func take(_ input: ProbeState.Input) {
    if state.take(input) { board?.touch(self) }
  }

  func didStep() { state.didStep() }

  func forget() {
    state.forget()
    registration = nil
    target = nil
  }

  var isGone: Bool { view == nil || (state.isDismantled && state.told == nil) }
  var wanted: ProbeRequest? { state.wanted }
}
