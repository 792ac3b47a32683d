// SPDX-License-Identifier: MIT

/// What a presentation says of itself, and as what it is shown by that.
///
/// UIKit resolves `automatic` by itself, and adapts a popover to a compact width, where only its delegate could say as
/// what; a delegate is the app's and is not asked.
///
/// | it is                                                                   | shown as    |
/// |--------------------------------------------------------------------------|-------------|
/// | an alert, or an action sheet                                             | `alert`     |
/// | a popover in a regular width, or with an arrow                           | `popover`   |
/// | a popover in a compact width without an arrow, and its presenter is gone | `fullScreen` |
/// | the same, and its presenter is there                                     | `pageSheet` |
/// | anything else                                                            | as it says  |
public struct PresentationFacts: Sendable, EquatableInTests {
  /// The style of its presentation controller.
  public var style: PresentationStyle
  /// Whether an alert controller is presented.
  public var isAlert: Bool
  /// Whether it is shown in a compact width.
  public var isCompact: Bool
  /// Whether it is a popover with an arrow.
  public var hasArrow: Bool
  /// Whether the presenter's view is in its window, or the presentation still comes or goes.
  public var hasPresenter: Bool

  /// Makes facts.
  public init(
    style: PresentationStyle, isAlert: Bool = false, isCompact: Bool = false, hasArrow: Bool = false,
    hasPresenter: Bool = true
  ) {
    self.style = style
    self.isAlert = isAlert
    self.isCompact = isCompact
    self.hasArrow = hasArrow
    self.hasPresenter = hasPresenter
  }

  /// As what it is shown.
  public var shown: PresentationStyle {
    if isAlert { return .alert }
    guard style == .popover, isCompact, !hasArrow else { return style }
    return hasPresenter ? .pageSheet : .fullScreen
  }
}
