// SPDX-License-Identifier: MIT

/// What a UI toolkit answers about its views: facts, never policy.
///
/// A session asks nothing else, so whatever can answer this can be tracked: UIKit through its adapter, the headless host
/// of `SightlineTestKit` in tests. Views are opaque handles; no class of a toolkit has to conform to anything.
///
/// Each call reads only; none may change a view, start a layout or run code of the app. Everything is asked on the main
/// actor, in a pass, never inside a callback of the toolkit. Functions that fill a buffer are given an empty one that
/// keeps its capacity, so that a pass in which nothing changes allocates nothing; views lose their type in it, since a
/// session has none for them, and what is handed in is always a ``View`` again.
@MainActor
public protocol Toolkit {
  /// A view. A window is a view, too.
  associatedtype View: AnyObject

  /// What a tracked scroll view, list or plain view says of itself, in one call.
  static func facts(of view: View) -> SurfaceFacts

  /// The links from each view outwards, the view's own link first, up to but not including `top`.
  ///
  /// A chain whose last link has no superview did not meet `top`: it ends with a window, or hangs nowhere.
  static func chains(of views: [View], below top: View?, into chains: inout ChainBuffer)

  /// The cells, headers and footers that a list shows now, in the order of their places; none for other views.
  ///
  /// Never asked while ``SurfaceFacts/hasUncommittedUpdates`` is set: UIKit raises an exception then (UIKitFacts).
  static func displayed(in list: View, into displayed: inout [DisplayedView])

  /// Whether the counts that the list shows equal what its data source answers at this moment.
  ///
  /// Where they differ the model has changed and the list does not know it yet, so that no index path can be trusted.
  static func countsAgree(in list: View) -> Bool

  /// What a window says of itself and its scene.
  static func windowFacts(of window: View) -> WindowFacts

  /// Where the nearest controller of a view stands; `context` is empty when it is passed.
  static func screen(of view: View, into context: inout ScreenContext)

  /// What to call the screen whose controller has this view; the same for each of its kind.
  static func screenName(of view: View) -> String?

  /// The subviews of the view's superview that are drawn later than the view, first drawn first.
  static func siblings(above view: View, into views: inout [AnyObject])

  /// The subviews of a view, first drawn first.
  static func contents(of view: View, into views: inout [AnyObject])

  /// What a view draws by itself, without its subviews.
  static func paint(of view: View) -> Paint

  /// The visible windows of the same scene that are drawn later than `window`, first drawn first.
  static func windows(above window: View, into windows: inout [AnyObject])

  /// The views of the controllers presented in a window, the one presented first in front.
  static func presented(in window: View, into views: inout [AnyObject])
}
