// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
#endif

/// A remembered link of a chain. It holds no view, so nothing is kept alive by being remembered.
struct ChainStep: EquatableInTests {
  var view: ObjectIdentifier
  var geometry: ViewGeometry

  /// Whether the remembered steps are these links.
  static func equal(_ steps: [ChainStep], _ links: [ChainLink]) -> Bool {
    steps.count == links.count && areEqual(steps, links, from: 0)
  }

  private static func areEqual(_ steps: [ChainStep], _ links: [ChainLink], from start: Int) -> Bool {
    for place in start..<steps.count {
      if steps[place].view != links[place].view || steps[place].geometry != links[place].geometry { return false }
    }
    return true
  }

  /// The same, but for where the first view's contents begin.
  static func equalButOffset(_ steps: [ChainStep], _ links: [ChainLink]) -> Bool {
    guard var first = steps.first, steps.count == links.count, let link = links.first else { return false }
    first.geometry.bounds.x = link.geometry.bounds.x
    first.geometry.bounds.y = link.geometry.bounds.y
    first.geometry.toSuperview.tx = link.geometry.toSuperview.tx
    first.geometry.toSuperview.ty = link.geometry.toSuperview.ty
    guard first.view == link.view, first.geometry == link.geometry else { return false }
    return areEqual(steps, links, from: 1)
  }
}
