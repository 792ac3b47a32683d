// SPDX-License-Identifier: MIT

import QuartzCore
import UIKit

#if SWIFT_PACKAGE
  import SightlineCore
  import SightlineHost
#endif

extension UIKitToolkit {
  /// The links from each view outwards.
  static func chains(of views: [UIView], below top: UIView?, into chains: inout ChainBuffer<UIView>) {
    for view in views {
      chains.beginChain()
      var next: UIView? = view
      while let step = next, step !== top {
        let outer = superview(of: step)
        chains.append(
          step, in: outer, geometry(of: step), kind: kind(of: step), isScreen: controller(of: step, in: outer) != nil)
        next = outer
      }
    }
  }
  static func superview(of view: UIView) -> UIView? { view.superview }
  static func kind(of view: UIView) -> ChainLink.Kind {
    view is UIScrollView ? .scroll : view is UIWindow ? .window : .plain
  }
  static func controller(of view: UIView, in outer: UIView?) -> UIViewController? { view.next as? UIViewController }
  static func geometry(of view: UIView) -> ViewGeometry {
    ViewGeometry(bounds: .zero, toSuperview: .identity)
  }
  static func facts(of view: UIView) -> SurfaceFacts { SurfaceFacts() }
  static func displayed(in list: UIView, into displayed: inout [DisplayedView<UIView>]) {}
  static func countsAgree(in list: UIView) -> Bool { false }
  static func windowFacts(of window: UIView) -> WindowFacts { WindowFacts(frame: .zero) }
  static func screen(of view: UIView, into context: inout ScreenContext) {}
  static func screenName(of view: UIView) -> String? { nil }
  static func siblings(above view: UIView, into views: inout [UIView]) {}
  static func contents(of view: UIView, into views: inout [UIView]) {}
  static func paint(of view: UIView) -> Paint { Paint(.nothing, geometry: geometry(of: view)) }
  static func windows(above window: UIView, into windows: inout [UIView]) {}
  static func presented(in window: UIView, into views: inout [UIView]) {}
}
