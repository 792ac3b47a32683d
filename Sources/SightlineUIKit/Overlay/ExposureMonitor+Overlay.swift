// SPDX-License-Identifier: MIT

public import UIKit

#if SWIFT_PACKAGE
  import SightlineHost
#endif

/// Seeing what is measured, on the screen that is measured.
extension ExposureMonitor {
  /// Whether each window with tracked views shows what becomes of its items: where each lies, how much of it is seen,
  /// whether it is viewable, counted or held back, and what was recognised as a cover.
  ///
  /// A layer above all views; it takes no touches, is not in the way of accessibility, and is never itself a cover.
  /// Costs a picture for each pass that finds something new, and nothing at all while off. Off at first; for
  /// development.
  public var showsOverlay: Bool {
    get { debugging.overlay != nil }
    set {
      guard newValue != showsOverlay else { return }
      debugging.overlay = newValue ? ExposureOverlay(session: session) : nil
      debugging.overlay?.update()
      hearSteps()
    }
  }

  /// Explains the item at a point of a window at length, in a box at the lower edge of its overlay, from now on.
  ///
  /// Nothing is heard from the user's touches: call it from a gesture of your own, or from the debugger.
  /// - Parameters:
  ///   - point: In points of the window; `nil` takes the box away.
  ///   - window: A window with tracked views; without ``showsOverlay`` nothing happens.
  public func inspect(_ point: CGPoint?, in window: UIWindow) { debugging.overlay?.inspect(point, in: window) }

  /// Listens to the steps of passes if anybody wants to know of them.
  func hearSteps() {
    let debugging = debugging
    session.onStep = debugging.hearsSteps ? { [weak debugging] step in debugging?.take(step) } : nil
  }
}
