// SPDX-License-Identifier: MIT

import Foundation
import UIKit

#if SWIFT_PACKAGE
  import SightlineCore
  import SightlineHost
#endif

/// Hears for a session what UIKit says, and tells it when a turn of the main run loop has ended.
///
/// It decides nothing: every notice goes to the session as it came. What was heard is never believed to be all; the pass
/// at the end of each turn looks for itself.
@MainActor
final class SessionShell {
  /// Called at the end of each turn, before the session: whoever has to look for itself, too.
  var beforeTurn: (@MainActor () -> Void)?

  private(set) weak var session: HostSession<UIKitToolkit>?
  private let scheduler: SystemScheduler
  private var turns: TurnObserver?
  private var isStarted: Bool { turns != nil }

  /// Installs nothing before ``start()``.
  init(session: HostSession<UIKitToolkit>, scheduler: SystemScheduler) {
    self.session = session
    self.scheduler = scheduler
    scheduler.session = session
  }

  /// Begins to listen. Once more changes nothing.
  func start() {
    guard !isStarted else { return }
    turns = TurnObserver { [weak self] in self?.turnEnded() }
  }

  /// Ends listening, and takes everything out of the views. Once more changes nothing.
  func stop() {
    turns = nil
    scheduler.stop()
  }

  /// Hears of the window, the safe area and the offset of a view. Once more changes nothing.
  func watch(_ view: UIView) {}

  /// Does not hear of it any more.
  func unwatch(_ view: UIView) {}

  private func turnEnded() {
    beforeTurn?()
    session?.turnEnded()
  }
}
