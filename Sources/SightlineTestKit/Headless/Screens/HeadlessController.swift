// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineHost
#endif

/// A view controller: a view, what it contains, what it presents, the transition that it takes part in.
///
/// Containers keep their children and windows their root controller, as in UIKit; nothing else keeps a controller.
@MainActor
open class HeadlessController {
  /// A call about appearing. What is tracked never depends on them; an app's own code may.
  public enum Appearance: Sendable, Hashable, CaseIterable {
    /// `viewWillAppear`.
    case willAppear
    /// `viewDidAppear`.
    case didAppear
    /// `viewWillDisappear`.
    case willDisappear
    /// `viewDidDisappear`.
    case didDisappear
  }

  /// Its view.
  public let view: HeadlessView
  /// A name for messages.
  public var name: String
  /// Whether `currentContext` presentations of what is inside are shown in its place.
  public var definesPresentationContext = false
  /// The container that it is a child of.
  public internal(set) weak var parent: HeadlessController?
  /// What it contains.
  public internal(set) var children: [HeadlessController] = []
  /// What it presents itself, and how.
  public internal(set) var presenting: HeadlessPresentation?
  /// As what it is presented.
  public internal(set) weak var presentation: HeadlessPresentation?
  /// The window whose root it is; its view is out of it while it presents in full screen.
  weak var rootOf: HeadlessWindow?
  /// The running transition that it takes part in.
  public internal(set) var transition: HeadlessTransition?
  /// The calls about appearing so far.
  public private(set) var appearances: [Appearance] = []

  /// Makes the controller of a view.
  public init(_ view: HeadlessView = HeadlessView(), name: String = "") {
    self.view = view
    self.name = name
    view.controller = self
  }

  /// Called with each call about appearing.
  open func appearance(_ call: Appearance) {}

  // MARK: Containing

  /// Makes another controller a child and shows its view, filling this one's unless it lies in a view already.
  public func embed(_ child: HeadlessController) {
    adopt(child)
    guard child.view.superview == nil else { return }
    child.view.fillsSuperview = true
    view.attach(child.view)
  }

  /// Takes a child and its view out.
  public func removeChild(_ child: HeadlessController) {
    guard child.parent === self else { return }
    child.view.removeFromSuperview()
    disown(child)
  }

  func adopt(_ child: HeadlessController) {
    guard child.parent !== self else { return }
    child.parent?.disown(child)
    child.parent = self
    children.append(child)
  }

  func disown(_ child: HeadlessController) {
    children.removeAll { $0 === child }
    if child.parent === self { child.parent = nil }
  }

  // MARK: What a toolkit answers

  /// What a child is to this controller.
  func place(of child: HeadlessController) -> ScreenContext.Place { .embedded }

  /// A transition that no coordinator tells of.
  var untoldTransition: ScreenContext.Transition? { nil }

  /// The children to which calls about appearing go.
  var appearingChildren: [HeadlessController] { children }

  /// What it is to what is around it.
  var place: ScreenContext.Place {
    if let parent { return parent.place(of: self) }
    if let presentation, presentation.presenter != nil { return .presented(presentation.style) }
    return rootOf != nil ? .root : .detached
  }

  /// Adds a level for itself and for each controller around it, up to a presentation that lies in the window.
  func describe(into context: inout ScreenContext) {
    var next: HeadlessController? = self
    while let step = next {
      let place = step.place
      var level = ScreenContext.Level(place)
      var over = step.presenting
      while let shown = over {
        if !shown.isChanging { level.cover(by: shown.style) }
        over = shown.presented.presenting
      }
      context.levels.append(level)
      context.transition =
        context.transition ?? step.transition?.told ?? step.untoldTransition ?? step.presenting?.change
        ?? step.presentation?.change
      if case .presented(let style) = place, !style.staysInContext { return }
      next = step.parent ?? step.presentation?.presenter
    }
  }

  // MARK: Inside

  var system: HeadlessSystem? { view.system }

  /// The outermost controller around this one.
  var outermost: HeadlessController {
    var controller = self
    while let parent = controller.parent { controller = parent }
    return controller
  }

  func forward(_ call: Appearance) {
    let times = system?.times(ofAppearance: call) ?? 1
    for _ in 0..<times {
      appearances.append(call)
      appearance(call)
    }
    for child in appearingChildren { child.forward(call) }
  }
}

extension HeadlessView {
  /// The controller whose view this view is, or lies in.
  public var nearestController: HeadlessController? {
    var view: HeadlessView? = self
    while let step = view {
      if let controller = step.controller { return controller }
      view = step.superview
    }
    return nil
  }

  /// Shows a view of a container, as containers do.
  func attach(_ view: HeadlessView, at index: Int = .max) {
    if system?.has(.viewsMovedInOnePass) == true, view.superview == nil {
      // In and out and in again, before anyone looks.
      insertSubview(view, at: 0)
      view.removeFromSuperview()
    }
    insertSubview(view, at: index)
  }
}
