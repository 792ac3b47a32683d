// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
  import SightlineHost
#endif

extension HeadlessApp {
  /// Shows the keyboard, docked at the lower edge of the main scene's screen.
  public func showKeyboard(height: Double = 336) {
    let screen = scene.screen
    let frame = Rect(x: 0, y: screen.height - height, width: screen.width, height: height)
    lay(at: frame)
    if system.has(.keyboardFrameStale) {
      // As before the screen was turned; the right one comes with the next notice.
      let stale = Rect(x: 0, y: screen.width - height, width: screen.height, height: height)
      system.post(.keyboard(frame: stale))
      system.perform { [weak self] in self?.system.post(.keyboard(frame: frame)) }
    } else {
      system.post(.keyboard(frame: frame))
    }
    turn()
  }

  /// Shows it undocked: it floats and covers nothing that is told.
  public func floatKeyboard(at frame: Rect) {
    lay(at: frame)
    system.post(.keyboard(frame: nil))
    turn()
  }

  /// Hides it.
  public func hideKeyboard() {
    keyboard?.window.isHidden = true
    if system.has(.keyboardFrameStale) {
      // No notice of hiding; its frame is below the screen.
      let screen = scene.screen
      system.post(.keyboard(frame: Rect(x: 0, y: screen.height, width: screen.width, height: 336)))
    } else {
      system.post(.keyboard(frame: nil))
    }
    turn()
  }

  private func lay(at frame: Rect) {
    let keyboard = keyboard ?? HeadlessKeyboard(in: scene)
    self.keyboard = keyboard
    keyboard.lie(at: frame)
  }
}
