// SPDX-License-Identifier: MIT

/// A view that a name may be given to: a scroll view with probes in it, or the view of a controller.
@MainActor
final class PlaceView {
  let key: ObjectIdentifier
  private(set) weak var view: AnyObject?
  var superview: ObjectIdentifier?
  var window: ObjectIdentifier?
  /// The scroll view that it lies in, the innermost.
  var around: ObjectIdentifier?
  /// The controllers' views that it lies in, or is.
  var screens: [ObjectIdentifier] = []
  /// The item that it lies in, as far as what is in it has heard.
  var holder: String?
  /// While names are given: those that what is in it has heard of; `nil` where nothing is in it.
  var names: [[String]]?

  init(_ key: ObjectIdentifier, _ view: AnyObject?) {
    self.key = key
    self.view = view
  }
}
