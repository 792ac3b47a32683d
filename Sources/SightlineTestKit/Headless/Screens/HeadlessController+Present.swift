// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
  public import SightlineHost
#endif

extension HeadlessController {
  /// Shows another controller over this one, or over the one around it that the style asks for.
  ///
  /// - Parameters:
  ///   - controller: What is shown.
  ///   - style: The style as UIKit would resolve it.
  ///   - area: Where its view lies in the window (of a style of a context: in the superview of the presenter's view),
  ///     for sheets at a detent and the like; `nil` takes what is usual for the style.
  ///   - animated: Whether it takes its time.
  public func present(
    _ controller: HeadlessController, style: PresentationStyle = .pageSheet, area: Rect? = nil, animated: Bool = true
  ) {
    let presenter = presenter(for: style)
    guard presenter.view.window != nil else {
      system?.record(HeadlessViolation("presented on a controller whose view is in no window", in: presenter.name))
      return
    }
    guard presenter.presenting == nil else {
      system?.record(HeadlessViolation("presented on a controller that presents already", in: presenter.name))
      return
    }
    HeadlessPresentation(controller, style: style, by: presenter, area: area).show(animated: animated)
  }

  /// Takes away what this controller presents or, if it presents nothing, the presentation that it is in.
  public func dismiss(animated: Bool = true) {
    guard let presentation = presentationToDismiss else { return }
    if animated, system?.has(.transitionsCancelled) == true {
      let attempt = presentation.dismiss(animated: true, isInteractive: true)
      attempt?.cancel()
      attempt?.endNow()
    }
    presentation.dismiss(animated: animated)
  }

  /// A finger begins to pull a presentation away; what is returned takes its way and its end.
  public func beginInteractiveDismiss() -> HeadlessTransition? {
    presentationToDismiss?.dismiss(animated: true, isInteractive: true)
  }

  /// What this controller, or one around it, presents.
  public var presented: HeadlessController? {
    var controller: HeadlessController? = self
    while let step = controller {
      if let presenting = step.presenting { return presenting.presented }
      controller = step.parent
    }
    return nil
  }

  private var presentationToDismiss: HeadlessPresentation? {
    var controller: HeadlessController? = self
    while let step = controller {
      if let presenting = step.presenting { return presenting }
      if let presentation = step.presentation { return presentation }
      controller = step.parent
    }
    return nil
  }

  private func presenter(for style: PresentationStyle) -> HeadlessController {
    guard style.staysInContext else { return outermost }
    var controller = self
    while !controller.definesPresentationContext, let parent = controller.parent { controller = parent }
    return controller
  }
}
