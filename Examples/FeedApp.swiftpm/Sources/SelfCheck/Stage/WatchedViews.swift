// SPDX-License-Identifier: MIT

import UIKit

/// A view that counts what it is told.
final class WatchedView: UIView {
  private(set) var layouts = 0
  private(set) var windowChanges = 0
  private(set) var safeAreaChanges = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    windowChanges += 1
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    safeAreaChanges += 1
  }

  func forget() { (layouts, windowChanges, safeAreaChanges) = (0, 0, 0) }
}

/// A controller that writes down when it appears and disappears.
final class WatchedController: UIViewController {
  private(set) var calls: [String] = []

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    calls.append("willAppear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    calls.append("didAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    calls.append("willDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    calls.append("didDisappear")
  }

  func forget() { calls = [] }
}

extension UIView {
  /// This view and all below it.
  var tree: [UIView] { [self] + subviews.flatMap(\.tree) }

  /// The superviews, from the nearest on.
  var ancestors: [UIView] {
    var found: [UIView] = []
    var next = superview
    while let view = next {
      found.append(view)
      next = view.superview
    }
    return found
  }
}
