// SPDX-License-Identifier: MIT

import UIKit

#if SWIFT_PACKAGE
  import SightlineHost
  import SightlineRelayPlan
  import SightlineUIKit
#endif

/// Hears for a session what a list tells its delegate: each ``HeardMessage``, and nothing else.
///
/// It conforms to no protocol of UIKit: those belong to the main actor, and a message that comes on another thread would
/// end the process. Nothing is allocated for a message.
@MainActor
final class ListListener: NSObject {
  /// Whom it tells.
  private(set) weak var session: AnyHostSession?

  init(_ session: AnyHostSession) {
    self.session = session
  }

  nonisolated func hear(_ message: HeardMessage, _ list: UIScrollView, _ part: UIView? = nil, flag: Bool = false) {
    // Read it on the main thread, later: views are asked in a pass anyway.
    guard Thread.isMainThread else { return wake() }
    MainActor.assumeIsolated { take(message.meaning(flag), list, part) }
  }

  func take(_ meaning: HeardMessage.Meaning, _ list: UIScrollView, _ part: UIView?) {
    guard let session else { return }
    switch meaning {
    case .scrolled: session.noticedErased(.scrolled(list))
    case .phase(let phase): session.noticedErased(.phase(list, phase))
    case .displayed: if let part { session.noticedErased(.displayed(part, in: list)) }
    case .ended: if let part { session.noticedErased(.ended(part, in: list)) }
    case .tapped: if let part { session.noticedErased(.tapped(part)) }
    case .changed: session.noticedErased(.changed)
    case .nothing: break
    }
  }

  nonisolated private func wake() {
    AnyThread.onMain { [weak self] in self?.session?.noticedErased(.changed) }
  }

  // MARK: UIScrollViewDelegate

  @objc(scrollViewDidScroll:)
  nonisolated func didScroll(_ list: UIScrollView) { hear(.didScroll, list) }

  @objc(scrollViewDidZoom:)
  nonisolated func didZoom(_ list: UIScrollView) { hear(.didZoom, list) }

  @objc(scrollViewWillBeginDragging:)
  nonisolated func willBeginDragging(_ list: UIScrollView) { hear(.willBeginDragging, list) }

  @objc(scrollViewDidEndDragging:willDecelerate:)
  nonisolated func didEndDragging(_ list: UIScrollView, _ movesOn: Bool) {
    hear(.didEndDragging, list, flag: movesOn)
  }

  @objc(scrollViewWillBeginDecelerating:)
  nonisolated func willBeginDecelerating(_ list: UIScrollView) { hear(.willBeginDecelerating, list) }

  @objc(scrollViewDidEndDecelerating:)
  nonisolated func didEndDecelerating(_ list: UIScrollView) { hear(.didEndDecelerating, list) }

  @objc(scrollViewDidEndScrollingAnimation:)
  nonisolated func didEndScrollingAnimation(_ list: UIScrollView) { hear(.didEndScrollingAnimation, list) }

  @objc(scrollViewDidScrollToTop:)
  nonisolated func didScrollToTop(_ list: UIScrollView) { hear(.didScrollToTop, list) }

  @objc(scrollViewDidChangeAdjustedContentInset:)
  nonisolated func didChangeInset(_ list: UIScrollView) { hear(.didChangeInset, list) }
}
