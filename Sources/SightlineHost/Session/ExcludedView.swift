// SPDX-License-Identifier: MIT

/// A view that the app has taken out.
@MainActor
struct ExcludedView {
  let key: ObjectIdentifier
  weak var view: AnyObject?

  init(_ view: AnyObject) {
    self.view = view
    key = ObjectIdentifier(view)
  }
}
