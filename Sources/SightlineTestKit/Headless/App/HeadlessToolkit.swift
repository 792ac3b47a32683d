// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
  public import SightlineHost
#endif

/// Answers a session's questions about headless views, as the adapter answers them about those of UIKit.
///
/// Each call is counted where the view's app runs (``HeadlessSystem/calls``).
public enum HeadlessToolkit: Toolkit {
  /// Views and windows alike.
  public typealias View = HeadlessView

  /// What a tracked view says of itself.
  public static func facts(of view: HeadlessView) -> SurfaceFacts {
    view.system?.ask(.facts, of: view)
    var facts = view.surfaceFacts()
    if let stale = stale(view) {
      facts.offset = view.kind == .scroll ? Point(x: stale.bounds.x, y: stale.bounds.y) : facts.offset
    }
    return facts
  }

  /// The links from each view outwards.
  public static func chains(
    of views: [HeadlessView], below top: HeadlessView?, into chains: inout ChainBuffer
  ) {
    let before = chains.links.count
    for view in views {
      chains.beginChain()
      var next: HeadlessView? = view
      while let step = next, step !== top {
        chains.append(
          step, in: step.superview, geometry(of: step), kind: step.kind, isScreen: step.controller != nil)
        next = step.superview
      }
    }
    guard let system = views.first?.system else { return }
    system.ask(.chains, of: nil)
    system.calls.read(links: chains.links.count - before)
  }

  /// What a list shows now.
  public static func displayed(in list: HeadlessView, into displayed: inout [DisplayedView]) {
    list.system?.ask(.displayed, of: list)
    displayed.append(contentsOf: list.displayedViews())
  }

  /// Whether a list shows as many as its data source says.
  public static func countsAgree(in list: HeadlessView) -> Bool {
    list.system?.ask(.countsAgree, of: list)
    return list.countsAgree()
  }

  /// What a window says of itself.
  public static func windowFacts(of window: HeadlessView) -> WindowFacts {
    window.system?.ask(.windowFacts, of: window)
    guard let window = window as? HeadlessWindow else { return WindowFacts(frame: window.frame) }
    return WindowFacts(frame: window.frame, scale: window.scale, scene: window.scene?.activation.state)
  }

  /// Where the controller nearest to a view stands.
  public static func screen(of view: HeadlessView, into context: inout ScreenContext) {
    view.system?.ask(.screen, of: view)
    context.hasWindow = view.window != nil
    view.nearestController?.describe(into: &context)
  }

  /// The name of a screen's controller.
  public static func screenName(of view: HeadlessView) -> String? {
    guard let name = view.controller?.name, !name.isEmpty else { return nil }
    return name
  }

  /// What is drawn later than a view in the same superview.
  public static func siblings(above view: HeadlessView, into views: inout [AnyObject]) {
    view.system?.ask(.siblings, of: view)
    guard let outer = view.superview, let place = outer.subviews.firstIndex(where: { $0 === view }) else { return }
    for other in outer.subviews[(place + 1)...] { views.append(other) }
  }

  /// The subviews of a view.
  public static func contents(of view: HeadlessView, into views: inout [AnyObject]) {
    view.system?.ask(.contents, of: view)
    for content in view.subviews { views.append(content) }
  }

  /// What a view draws by itself.
  public static func paint(of view: HeadlessView) -> Paint {
    view.system?.ask(.paint, of: view)
    return Paint(view.background, geometry: geometry(of: view), isKeyboard: view.isKeyboard)
  }

  /// The visible windows drawn later in the same scene.
  public static func windows(above window: HeadlessView, into windows: inout [AnyObject]) {
    window.system?.ask(.windows, of: window)
    guard let window = window as? HeadlessWindow, let scene = window.scene else { return }
    let all = scene.windowsInOrder
    guard let place = all.firstIndex(where: { $0 === window }) else { return }
    for other in all[(place + 1)...] where !other.isHidden { windows.append(other) }
  }

  /// The views of what is presented in a window, first presented first.
  public static func presented(in window: HeadlessView, into views: inout [AnyObject]) {
    window.system?.ask(.presented, of: window)
    guard let window = window as? HeadlessWindow else { return }
    for presentation in window.presentations { views.append(presentation.presented.view) }
  }

  private static func geometry(of view: HeadlessView) -> ViewGeometry {
    stale(view) ?? view.geometry
  }

  private static func stale(_ view: HeadlessView) -> ViewGeometry? {
    guard let stale = view.staleGeometry, view.system?.has(.framesOnePassStale) == true else { return nil }
    return stale
  }
}
