// SPDX-License-Identifier: MIT

import SightlineSwiftUI
import SwiftUI

/// A feed in SwiftUI: a lazy stack with a carousel in some rows, and something that floats over it.
struct StoriesScreen: View {
  let monitor: ExposureMonitor
  private let stories = SampleData.cards("story", count: 60)
  @State private var hasBanner = true

  init(monitor: ExposureMonitor) { self.monitor = monitor }

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 12) {
        ForEach(stories) { story in
          StoryRow(story: story)
        }
      }
    }
    .exposureSurface("stories")
    .overlay(alignment: .bottom) {
      if hasBanner {
        // What SwiftUI draws is not seen as a cover unless it is named.
        Button(Word.close.text) { hasBanner = false }
          .padding(16)
          .frame(maxWidth: .infinity)
          .background(Color(uiColor: .secondarySystemBackground))
          .exposureCover()
      }
    }
    .exposureMonitor(monitor)
  }

  /// As a screen of UIKit.
  @MainActor
  static func controller(monitor: ExposureMonitor) -> UIViewController {
    UIHostingController(rootView: StoriesScreen(monitor: monitor))
  }
}
