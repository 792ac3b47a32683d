// SPDX-License-Identifier: MIT

import SwiftUI

/// An app that shows what Sightline counts: lists of every kind, what was seen of them, and what can be switched.
@main
struct FeedApp: App {
  var body: some Scene {
    WindowGroup {
      RootView().ignoresSafeArea()
    }
  }
}

/// The tabs of UIKit in an app of SwiftUI.
struct RootView: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> RootController { RootController(model: .shared) }
  func updateUIViewController(_ controller: RootController, context: Context) {}
}
