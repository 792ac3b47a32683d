// SPDX-License-Identifier: MIT

import UIKit

#if SWIFT_PACKAGE
  import SightlineCore
  import SightlineHost
#endif

extension UIKitToolkit {
  /// What a window says of itself and its scene.
  static func windowFacts(of window: UIView) -> WindowFacts {
    guard let window = window as? UIWindow else { return WindowFacts(frame: Rect(window.layer.frame)) }
    let (frame, scale) = place(of: window)
    return WindowFacts(frame: Rect(frame), scale: Double(scale), scene: sceneState(of: window))
  }

  #if os(visionOS)
    /// There is no screen: windows of a scene lie beside one another, and nothing else lies on them.
    private static func place(of window: UIWindow) -> (frame: CGRect, scale: CGFloat) {
      let frame = window.windowScene.map { window.convert(window.bounds, to: $0.coordinateSpace) }
      return (frame ?? window.bounds, max(1, window.traitCollection.displayScale))
    }
  #else
    /// A window lies in its scene, which need not begin in the corner of the screen; keyboards lie on the screen (F96).
    private static func place(of window: UIWindow) -> (frame: CGRect, scale: CGFloat) {
      let screen = window.screen
      return (window.convert(window.bounds, to: screen.coordinateSpace), screen.scale)
    }
  #endif

  /// The state of the scene, of the app where a window has none; `nil` where nobody says.
  static func sceneState(of window: UIWindow) -> SceneState? {
    if let scene = window.windowScene {
      switch scene.activationState {
      case .foregroundActive: return .active
      case .foregroundInactive: return .inactive
      case .background: return .background
      case .unattached: return nil
      @unknown default: return nil
      }
    }
    // The application is the end of the window's responders (F92); asking for the shared one is not safe in an
    // extension.
    var next = window.next
    while let responder = next {
      if let application = responder as? UIApplication { return state(of: application) }
      next = responder.next
    }
    return nil
  }

  private static func state(of application: UIApplication) -> SceneState? {
    switch application.applicationState {
    case .active: .active
    case .inactive: .inactive
    case .background: .background
    @unknown default: nil
    }
  }

  /// The visible windows of the same scene that are drawn later.
  static func windows(above window: UIView, into windows: inout [AnyObject]) {
    guard let window = window as? UIWindow, let scene = window.windowScene else { return }
    var all = scene.windows
    DrawOrder.sort(&all) { Double($0.windowLevel.rawValue) }
    guard let place = all.firstIndex(where: { $0 === window }) else { return }
    for other in all[(place + 1)...] where !other.isHidden { windows.append(other) }
  }

  /// The views of what is presented in a window, the one presented first in front.
  static func presented(in window: UIView, into views: inout [AnyObject]) {
    guard let root = (window as? UIWindow)?.rootViewController else { return }
    var left = mostControllers
    addPresented(by: root, in: window, to: &views, &left)
  }

  /// A tree of controllers is no larger, or nobody needs to know all of it.
  private static var mostControllers: Int { 256 }

  private static func addPresented(
    by controller: UIViewController, in window: UIView, to views: inout [AnyObject], _ left: inout Int
  ) {
    guard left > 0 else { return }
    left -= 1
    // What a child presents in its own context lies in it, below what is presented over all of them.
    for child in controller.children { addPresented(by: child, in: window, to: &views, &left) }
    guard let presented = presented(by: controller) else { return }
    if let view = presented.viewIfLoaded, view.window === window { views.append(view) }
    addPresented(by: presented, in: window, to: &views, &left)
  }
}
