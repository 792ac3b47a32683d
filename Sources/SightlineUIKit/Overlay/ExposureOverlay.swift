// SPDX-License-Identifier: MIT

import UIKit

#if SWIFT_PACKAGE
  import SightlineCore
  import SightlineHost
#endif

/// Draws over every window with tracked views what becomes of each item, after each pass and at no other time.
///
/// What is drawn is a layer in the window's own layer, above those of all views (UIKitFacts F117). It is no view: nothing
/// can touch it, no accessibility client finds it, nobody's list of subviews changes, and the search for covers, which
/// asks views, cannot take it for one. Windows are held weakly, and each holds its layer only while the overlay is on.
@MainActor
final class ExposureOverlay {
  private weak var session: HostSession<UIKitToolkit>?
  private var panes: [OverlayPane] = []
  /// The point of a window under which the item is explained at length.
  private var inspected: (window: ObjectIdentifier, point: Point)?

  init(session: HostSession<UIKitToolkit>) {
    self.session = session
  }

  /// Explains the item under a point of a window at length, in a box at its lower edge; `nil`: no more.
  func inspect(_ point: CGPoint?, in window: UIWindow) {
    inspected = point.map { (ObjectIdentifier(window), Point(x: $0.x, y: $0.y)) }
    update()
  }

  /// Draws what the last pass found, where that is something new.
  func update() {
    guard let session else { return }
    let windows = session.trackedWindows.compactMap { $0 as? UIWindow }
    panes.removeAll { pane in !windows.contains { $0 === pane.window } }
    var hasChanged = false
    for window in windows {
      let marks = session.overlay(in: window)
      let isNew = pane(of: window).show(marks, text: explanation(in: window, marks, session))
      hasChanged = hasChanged || isNew
    }
    // A pass runs after the commit of its turn: what it draws would wait for the next one (UIKitFacts F116).
    if hasChanged { CATransaction.flush() }
  }

  private func pane(of window: UIWindow) -> OverlayPane {
    if let known = panes.first(where: { $0.window === window }) { return known }
    let pane = OverlayPane(over: window)
    panes.append(pane)
    return pane
  }

  private func explanation(
    in window: UIWindow, _ marks: OverlayMarks, _ session: HostSession<UIKitToolkit>
  ) -> String? {
    guard let inspected, inspected.window == ObjectIdentifier(window), let mark = marks.item(at: inspected.point) else {
      return nil
    }
    return session.explain(surface: mark.surface, item: mark.item)?.text
  }
}
