// SPDX-License-Identifier: MIT

#if !os(tvOS) && !os(visionOS)
  import Foundation
  import UIKit

  #if SWIFT_PACKAGE
    import SightlineCore
    import SightlineHost
  #endif

  /// Hears where the docked keyboard ends up; a floating or hidden one is none. There is none on Apple TV, and on
  /// visionOS there are no screens, and the keyboard floats in the room.
  @MainActor
  final class KeyboardNotices {
    /// The screens on which there is something tracked.
    private let screens: @MainActor () -> [UIScreen]
    private let changed: @MainActor (Rect?) -> Void
    private let tokens = NoticeTokens()

    init(screens: @escaping @MainActor () -> [UIScreen], changed: @escaping @MainActor (Rect?) -> Void) {
      self.screens = screens
      self.changed = changed
      hear(UIResponder.keyboardWillChangeFrameNotification, isGone: false)
      hear(UIResponder.keyboardDidChangeFrameNotification, isGone: false)
      hear(UIResponder.keyboardWillHideNotification, isGone: true)
      hear(UIResponder.keyboardDidHideNotification, isGone: true)
    }

    private func hear(_ name: Notification.Name, isGone: Bool) {
      let key = UIResponder.keyboardFrameEndUserInfoKey
      tokens.hear(name) { [weak self] notice in
        let end = (notice.userInfo?[key] as? NSValue).map { Rect($0.cgRectValue) }
        // Since iOS 16.1 the screen is said, too (F59).
        let screen = notice.object as? UIScreen
        AnyThread.onMain { self?.heard(isGone ? nil : end, on: screen) }
      }
    }

    private func heard(_ end: Rect?, on said: UIScreen?) {
      let heard = DockedKeyboard.heard(end: end, on: said, own: screens()) { Rect($0.bounds) }
      if case .covers(let frame) = heard { changed(frame) }
    }
  }
#endif
