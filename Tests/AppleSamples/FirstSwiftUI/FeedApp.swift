// SPDX-License-Identifier: MIT

import SightlineSwiftUI
import SwiftUI

/// A list and a scroll view with their modifiers: the form that the documents show first.
struct Post: Identifiable {
  let id: String
  let title: String
}

struct Feed: View {
  let posts: [Post]

  var body: some View {
    ScrollView {
      LazyVStack {
        ForEach(posts) { post in
          Text(post.title)
            .frame(maxWidth: .infinity, minHeight: 200)
            .exposureItem(id: post.id)
        }
      }
    }
    .exposureSurface("feed")
  }
}

struct Saved: View {
  let posts: [Post]

  var body: some View {
    List(posts) { post in
      Text(post.title).exposureItem(id: post.id)
    }
    .exposureSurface("saved")
  }
}

@MainActor
enum Exposure {
  static let monitor: ExposureMonitor = {
    let monitor = ExposureMonitor()
    monitor.onImpression = { event in print(event.item, event.time.nanoseconds) }
    return monitor
  }()
}

@main
struct FeedApp: App {
  var body: some Scene {
    WindowGroup {
      VStack {
        Feed(posts: [Post(id: "1", title: "First")])
        Saved(posts: [Post(id: "2", title: "Second")])
      }
      .exposureMonitor(Exposure.monitor)
    }
  }
}
