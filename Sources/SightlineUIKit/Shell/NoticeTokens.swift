// SPDX-License-Identifier: MIT

import Foundation

/// What was registered with the notification center; registered as long as this lives.
final class NoticeTokens {
  private var tokens: [any NSObjectProtocol] = []

  init() {}

  deinit {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }

  /// Hears of one kind of notice from anyone, on whatever thread it is posted.
  func hear(_ name: Notification.Name, _ heard: @escaping @Sendable (Notification) -> Void) {
    tokens.append(NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil, using: heard))
  }
}
