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
  private var isPlaced = false
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
    guard isSurface, let scroll = view as? UIScrollView else { return }
    // A wake-up only; and an app may scroll on another thread.
    offset = scroll.observe(\.contentOffset) { [weak self] _, _ in
      AnyThread.onMain { self?.offsetChanged() }
    }
  }

  /// Ends listening and takes the beacon out.
  func end() {
    offset?.invalidate()
    offset = nil
    // Not placed any more, though its turn has not ended.
    isPlaced = true
    beacon?.leave()
  }

  /// Puts the beacon into its view, and back where the app has thrown it out. At the end of a turn: by then the app has
  /// mostly put there what it takes for the first of the subviews, and no view is being laid out or let go.
  func settle() {
    guard let beacon, let view, !isPlaced || (beacon.isLost && care.goesBack()) else { return }
    isPlaced = true
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
