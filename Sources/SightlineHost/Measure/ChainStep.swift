// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
#endif

/// A remembered link of a chain. It holds no view, so nothing is kept alive by being remembered.
struct ChainStep: Equatable {
  var view: ObjectIdentifier
  var geometry: ViewGeometry

  /// Whether the remembered steps are these links.
  static func equal<View: AnyObject>(_ steps: [ChainStep], _ links: ArraySlice<ViewLink<View>>) -> Bool {
    guard steps.count == links.count else { return false }
    for (step, link) in zip(steps, links)
    where step.view != ObjectIdentifier(link.view) || step.geometry != link.geometry {
      return false
    }
    return true
  }

  /// The same, but for where the first view's contents begin.
  static func equalButOffset<View: AnyObject>(_ steps: [ChainStep], _ links: [ViewLink<View>]) -> Bool {
    guard var first = steps.first, steps.count == links.count, let link = links.first else { return false }
    first.geometry.bounds.x = link.geometry.bounds.x
    first.geometry.bounds.y = link.geometry.bounds.y
    first.geometry.toSuperview.tx = link.geometry.toSuperview.tx
    first.geometry.toSuperview.ty = link.geometry.toSuperview.ty
    guard first.view == ObjectIdentifier(link.view), first.geometry == link.geometry else { return false }
    return equal(Array(steps.dropFirst()), links.dropFirst())
  }
}
