// SPDX-License-Identifier: MIT

/// A view that the app has named as a cover; held weakly.
@MainActor
final class NamedCover {
  private(set) weak var view: AnyObject?
  /// `nil`: as opaque as it says of itself.
  let opacity: Double?

  init(view: AnyObject, opacity: Double?) {
    self.view = view
    self.opacity = opacity
  }
}
