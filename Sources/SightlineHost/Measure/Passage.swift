// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
#endif

/// The way from inside a view outwards: how coordinates change on it, and what clips on it leave.
struct Passage {
  /// From the coordinates in which the way began to those that it has reached.
  private(set) var transform = Affine.identity
  /// What clipping views on the way leave, in the coordinates that it has reached; `nil`: no view has clipped.
  private(set) var clip: Rect?

  /// Goes out of a view into its superview.
  /// - Parameter clipped: Whether the view clips what the way began with, rather than being it.
  mutating func leave(_ geometry: ViewGeometry, clipped: Bool) {
    if clipped, geometry.clips {
      clip = clip.map { ChainMath.intersection($0, geometry.bounds) } ?? geometry.bounds
    }
    clip = clip.map { geometry.toSuperview.box(of: $0) }
    transform = transform.then(geometry.toSuperview)
  }
}
