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
  private struct Look: Equatable {
    var marks: OverlayMarks
    var text: String?
    var width: CGFloat
    var height: CGFloat
    var style: UIUserInterfaceStyle
    var textSize: UIContentSizeCategory
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
    let traits = window.traitCollection
    let size = window.bounds.size
    let look = Look(
      marks: marks, text: text, width: size.width, height: size.height, style: traits.userInterfaceStyle,
      textSize: traits.preferredContentSizeCategory)
    guard look != shown else { return false }
    shown = look
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.frame = window.bounds
    layer.contents = OverlayPicture(marks, text: text, of: window).image()?.cgImage
    CATransaction.commit()
    return true
  }
}
