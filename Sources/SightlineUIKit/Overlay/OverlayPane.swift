// SPDX-License-Identifier: MIT

import QuartzCore
import UIKit

#if SWIFT_PACKAGE
  import SightlineCore
  import SightlineHost
#endif

/// The marks over one window: one layer with one picture. Used on the main actor; bound to none, so that it can take its
/// layer away wherever it is released.
final class OverlayPane {
  private(set) weak var window: UIWindow?
  private let layer = CALayer()
  private var shown: Look?

  /// All that the picture depends on.
  private final class Look {
    let marks: OverlayMarks
    let text: String?
    let size: CGSize
    let style: UIUserInterfaceStyle
    let textSize: UIContentSizeCategory

    init(_ marks: OverlayMarks, _ text: String?, _ size: CGSize, _ traits: UITraitCollection) {
      self.marks = marks
      self.text = text
      self.size = size
      style = traits.userInterfaceStyle
      textSize = traits.preferredContentSizeCategory
    }

    func equals(_ other: Look) -> Bool {
      text == other.text && size == other.size && style == other.style && textSize == other.textSize
        && marks.looksLike(other.marks)
    }
  }

  @MainActor
  init(over window: UIWindow) {
    self.window = window
    // Above views that are added later, without being moved again and again (UIKitFacts F117).
    layer.zPosition = 1_000_000
    window.layer.addSublayer(layer)
  }

  deinit {
    nonisolated(unsafe) let layer = layer
    AnyThread.onMain { layer.removeFromSuperlayer() }
  }

  /// Draws, if anything is new; answers whether it is.
  @MainActor
  func show(_ marks: OverlayMarks, text: String?) -> Bool {
    guard let window else { return false }
    let look = Look(marks, text, window.bounds.size, window.traitCollection)
    if let shown, look.equals(shown) { return false }
    shown = look
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.frame = window.bounds
    layer.contents = OverlayPicture(marks, text: text, of: window).image()?.cgImage
    CATransaction.commit()
    return true
  }
}
