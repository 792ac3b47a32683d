// SPDX-License-Identifier: MIT

import QuartzCore
import UIKit

#if SWIFT_PACKAGE
  import SightlineCore
  import SightlineHost
#endif

extension UIKitToolkit {
  /// The links from each view outwards. Nothing is made but what the buffer has room for.
  static func chains(of views: [UIView], below top: UIView?, into chains: inout ChainBuffer) {
    for view in views {
      chains.beginChain()
      var next: UIView? = view
      while let step = next, step !== top {
        let kind = kind(of: step)
        let outer = kind == .window ? nil : step.superview
        chains.append(
          step, in: outer, geometry(of: step, in: outer), kind: kind, isScreen: controller(of: step, in: outer) != nil)
        next = outer
      }
    }
  }

  private static func kind(of view: UIView) -> ChainLink.Kind {
    if view is UIScrollView { return .scroll }
    return view is UIWindow ? .window : .plain
  }

  /// The controller whose view this is: the next responder of such a view (UIKitFacts F92).
  static func controller(of view: UIView, in outer: UIView?) -> UIViewController? {
    let next = view.next
    return next === outer ? nil : next as? UIViewController
  }

  /// How a view lies in its superview, by the values of its layer, which are the model's: `frame` means nothing under a
  /// transform (F69), and an animation's values are the layer's presentation only (F70).
  static func geometry(of view: UIView, in outer: UIView?) -> ViewGeometry {
    let layer = view.layer
    let bounds = Rect(layer.bounds)
    let transform = layer.transform
    var turn = Affine.identity
    var isFlat = true
    // Most views have no transform of their own and lie in one without any for its sublayers.
    if !CATransform3DIsIdentity(transform)
      || (outer.map { !CATransform3DIsIdentity($0.layer.sublayerTransform) } ?? false)
    {
      (turn, isFlat) = LayerTransform(transform).flattened(
        zPosition: layer.zPosition, in: outer.map { LayerTransform($0.layer.sublayerTransform) })
    }
    return ViewGeometry(
      bounds: bounds,
      toSuperview: .toSuperview(
        bounds: bounds, position: Point(layer.position), anchor: Point(layer.anchorPoint), transform: turn),
      isFlat: isFlat, alpha: ViewGeometry.alpha(ofLayer: layer.opacity), isHidden: layer.isHidden,
      clips: layer.masksToBounds)
  }
}
