// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineHost
#endif

/// A view controller.
@MainActor
open class HeadlessController {
  /// Its view.
  public let view: HeadlessView
  /// The container that it is a child of.
  public internal(set) weak var parent: HeadlessController?

  /// Makes the controller of a view.
  public init(_ view: HeadlessView = HeadlessView()) {
    self.view = view
    view.controller = self
  }
}
