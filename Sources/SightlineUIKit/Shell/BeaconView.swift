// SPDX-License-Identifier: MIT

import UIKit

#if SWIFT_PACKAGE
  import SightlineHost
#endif

/// A view that nobody sees, inside a tracked view: UIKit tells it when that view has another window or safe area.
///
/// It is hidden and has no size, so it takes no touch and no focus, and is nothing to assistive technologies. What it hears is a
/// wake-up only; a list that throws it out, or a system that does not call it, costs no more than that (F73, F74).
@MainActor
final class BeaconView: UIView {
  /// The view in which it was put, while that lives; formed when it was put there, never later (F78).
  private weak var host: UIView?
  private let heard: @MainActor (BeaconView) -> Void
  private var insets = UIEdgeInsets.zero
  private var isPlaced = false

  /// Makes a beacon that is not in a view yet.
  init(_ heard: @escaping @MainActor (BeaconView) -> Void) {
    self.heard = heard
    super.init(frame: .zero)
    isHidden = true
    isUserInteractionEnabled = false
    isAccessibilityElement = false
    accessibilityElementsHidden = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Lies in a view from now on.
  func place(in view: UIView) {
    isPlaced = false
    host = view
    insets = view.safeAreaInsets
    view.insertSubview(self, at: BeaconCare.place(among: view.subviews.count))
    isPlaced = true
  }

  /// Leaves its view, and says nothing of it.
  func leave() {
    isPlaced = false
    host = nil
    removeFromSuperview()
  }

  /// Whether it was taken out of the view in which it was put.
  var isLost: Bool { isPlaced && superview == nil && host != nil }

  /// The view in which it was put.
  var hostView: UIView? { host }

  // UIKit calls these on the thread of an app that scrolls, or moves views, on another one than the main (F97). A method
  // that belongs to the main actor would end the process there. What is not heard then, the next pass sees.

  nonisolated override func didMoveToWindow() {
    AnyThread.run { super.didMoveToWindow() }
    notice()
  }

  nonisolated override func didMoveToSuperview() {
    AnyThread.run { super.didMoveToSuperview() }
    notice()
  }

  nonisolated override func safeAreaInsetsDidChange() {
    AnyThread.run { super.safeAreaInsetsDidChange() }
    guard Thread.isMainThread else { return }
    MainActor.assumeIsolated { insetsChanged() }
  }

  nonisolated private func notice() {
    guard Thread.isMainThread else { return }
    MainActor.assumeIsolated { if isPlaced { heard(self) } }
  }

  /// Its own insets change while a scroll view scrolls; only those of its view are news.
  private func insetsChanged() {
    guard isPlaced, let host, host.safeAreaInsets != insets else { return }
    insets = host.safeAreaInsets
    heard(self)
  }
}
