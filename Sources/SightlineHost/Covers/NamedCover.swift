// SPDX-License-Identifier: MIT

/// A view that the app has named as a cover; held weakly.
@MainActor
final class NamedCover<Kit: Toolkit> {
  private(set) weak var view: Kit.View?
  /// `nil`: as opaque as it says of itself.
  let opacity: Double?

  init(view: Kit.View, opacity: Double?) {
    self.view = view
    self.opacity = opacity
  }
}
