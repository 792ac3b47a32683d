// SPDX-License-Identifier: MIT

import SightlineSwiftUI
import SwiftUI

/// A story; every fourth has a carousel.
struct StoryRow: View {
  let story: Card
  @State private var timesSeen = 0

  private var hasCarousel: Bool { Int((story.hue * 12).rounded()) % 4 == 3 }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(story.title).font(.headline)
      Text(Word.seen.text + " \(timesSeen)").font(.caption)
      if hasCarousel { StoryCarousel(name: story.id) }
    }
    .padding(16)
    .frame(maxWidth: .infinity)
    .background(Color(uiColor: UIColor(hue: story.hue, saturation: 0.15, brightness: 0.97, alpha: 1)))
    .exposureItem(id: story.id)
    // Hears of this item and of those in it.
    .onExposure { event in
      if case .impression = event.kind, event.item == story.id { timesSeen += 1 }
    }
  }
}

/// Cards that scroll sideways in a story. Each carousel has a name of its own, since a name is for one scroll view.
struct StoryCarousel: View {
  let name: String

  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      LazyHStack(spacing: 8) {
        ForEach(SampleData.cards(name + "-card", count: 10)) { card in
          Text(card.title)
            .frame(width: 140, height: 90)
            .background(Color(uiColor: UIColor(hue: card.hue, saturation: 0.3, brightness: 0.95, alpha: 1)))
            .exposureItem(id: card.id)
        }
      }
    }
    .frame(height: 90)
    .exposureSurface("stories/" + name)
  }
}
