// SPDX-License-Identifier: MIT

import UIKit

/// Hears what a scroll view tells its delegate.
final class WatchedScroll: NSObject, UIScrollViewDelegate {
  private(set) var scrolls = 0
  private(set) var animationEnds = 0
  private var observation: NSKeyValueObservation?
  private(set) var observed = 0

  func forget() { (scrolls, animationEnds, observed) = (0, 0, 0) }

  /// Also observes the offset.
  func observe(_ view: UIScrollView) {
    observation = view.observe(\.contentOffset) { [weak self] _, _ in
      MainActor.assumeIsolated { self?.observed += 1 }
    }
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { animationEnds += 1 }
}
