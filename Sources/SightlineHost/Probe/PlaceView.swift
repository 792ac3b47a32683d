// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
#endif

/// A view that a name may be given to: a scroll view with probes in it, or the view of a controller.
@MainActor
struct PlaceView {
  weak var view: AnyObject?
  var superview: ObjectIdentifier?
  var window: ObjectIdentifier?
  var isScroller: Bool
  /// The scroll view that it lies in, the innermost.
  var around: ObjectIdentifier?
  /// The controllers' views that it lies in.
  var screens: [ObjectIdentifier]
}
