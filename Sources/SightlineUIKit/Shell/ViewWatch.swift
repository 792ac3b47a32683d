// SPDX-License-Identifier: MIT

import Foundation
import UIKit

#if SWIFT_PACKAGE
  import SightlineHost
#endif

/// What is listened to in one tracked view: its beacon, and the offset of a scroll view.
///
/// It holds the view weakly, by a reference made while the view lived. A scroll view that is being deallocated may move
/// its content once more; by then that reference is empty, and nothing is heard (F78).
@MainActor
final class ViewWatch {
  /// The first watched view has the smallest.
  let number: Int
  /// Whether anything is listened to.
  let isSurface: Bool
  private(set) weak var view: UIView?
  private let beacon: BeaconView?
  private var care = BeaconCare()
  private var offset: NSKeyValueObservation?
  private let scrolled: @MainActor (UIView) -> Void

  /// Begins to listen.
  init(
    _ view: UIView, number: Int, isSurface: Bool, moved: @escaping @MainActor (BeaconView) -> Void,
    scrolled: @escaping @MainActor (UIView) -> Void
  ) {
    self.number = number
    self.isSurface = isSurface
    self.view = view
    self.scrolled = scrolled
    beacon = isSurface && Self.takesBeacon(view) ? BeaconView(moved) : nil
    beacon?.place(in: view)
    guard isSurface, let scroll = view as? UIScrollView else { return }
    // A wake-up only; and an app may scroll on another thread.
    offset = scroll.observe(\.contentOffset) { [weak self] _, _ in
      MainHop.run { self?.offsetChanged() }
    }
  }

  /// Ends listening and takes the beacon out.
  func end() {
    offset?.invalidate()
    offset = nil
    beacon?.leave()
  }

  /// Puts the beacon back where the app has thrown it out.
  func repair() {
    guard let beacon, beacon.isLost, let view, care.goesBack() else { return }
    beacon.place(in: view)
  }

  private func offsetChanged() {
    if let view { scrolled(view) }
  }

  /// An effect view raises an exception for a subview of its own, and SwiftUI complains of one (F98).
  private static func takesBeacon(_ view: UIView) -> Bool {
    if view is UIVisualEffectView { return false }
    return view is UIScrollView || ForeignView.takesSubviews(NSStringFromClass(type(of: view)))
  }
}
