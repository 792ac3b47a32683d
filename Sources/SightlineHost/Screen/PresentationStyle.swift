// SPDX-License-Identifier: MIT

/// How a screen lies over another: UIKit's `modalPresentationStyle` as it was resolved, and alerts apart.
///
/// A toolkit reports the resolved style of the presentation controller (`automatic` is never one), since in a compact
/// width a popover may be shown as a sheet or over the full screen.
public enum PresentationStyle: Sendable, Equatable, CaseIterable {
  /// `UIModalPresentationFullScreen`: the presenter's view is taken out of the window once it is complete.
  case fullScreen
  /// `UIModalPresentationCurrentContext`: the same, within the controller that defines the context.
  case currentContext
  /// `UIModalPresentationOverFullScreen`: covers the screen, and what is below stays in the window.
  case overFullScreen
  /// `UIModalPresentationOverCurrentContext`: the same, within the controller that defines the context.
  case overCurrentContext
  /// `UIModalPresentationPageSheet`: a card, at any detent.
  case pageSheet
  /// `UIModalPresentationFormSheet`: a smaller card; in a compact width the same as a page sheet.
  case formSheet
  /// `UIModalPresentationPopover`, where it is shown as one.
  case popover
  /// A `UIAlertController`, as an alert or an action sheet.
  case alert
  /// `UIModalPresentationCustom`, and every style that is not known.
  case custom

  /// Whether UIKit takes the presenter's view away while it is shown.
  public var removesPresenter: Bool {
    switch self {
    case .fullScreen, .currentContext: true
    case .overFullScreen, .overCurrentContext, .pageSheet, .formSheet, .popover, .alert, .custom: false
    }
  }

  /// Whether it lies in the controller that presents it, not in the window: it comes and goes with that controller.
  public var staysInContext: Bool {
    switch self {
    case .currentContext, .overCurrentContext: true
    case .fullScreen, .overFullScreen, .pageSheet, .formSheet, .popover, .alert, .custom: false
    }
  }

  /// Whether it is a sheet, which leaves a part of what is below in sight.
  public var isSheet: Bool {
    switch self {
    case .pageSheet, .formSheet: true
    case .fullScreen, .currentContext, .overFullScreen, .overCurrentContext, .popover, .alert, .custom: false
    }
  }
}
