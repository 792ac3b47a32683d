// SPDX-License-Identifier: MIT

/// Contents that are the same at every launch, so that two recordings can be compared.
enum SampleData {
  private static let authors = ["Ada", "Bo", "Chen", "Dara", "Emil", "Fang"]
  private static let sentences = [
    "The train was late, and nobody minded.",
    "A recipe for soup that needs one pot and forty minutes, most of which you spend reading something else.",
    "Second-hand bicycle, red, with a bell.",
    "We tried the new bridge. It sways a little in the wind, which is how it is meant to be, says the sign.",
    "Rain until noon.",
  ]

  /// Posts `from` to `to`, with a carousel in every fifth and a row of SwiftUI in every seventh.
  static func posts(_ range: Range<Int>) -> [Post] {
    range.map { number in
      Post(
        id: "post-\(number)", author: authors[number % authors.count], text: text(number), kind: kind(number))
    }
  }

  /// Cards of this name.
  static func cards(_ name: String, count: Int) -> [Card] {
    (0..<count).map { number in
      Card(id: "\(name)-\(number)", title: "\(name) \(number)", hue: Double(number % 12) / 12)
    }
  }

  private static func text(_ number: Int) -> String {
    (0...number % 3).map { sentences[(number + $0) % sentences.count] }.joined(separator: " ")
  }

  private static func kind(_ number: Int) -> Post.Kind {
    if number % 5 == 2 { return .carousel(cards("card-\(number)", count: 12)) }
    return number % 7 == 5 ? .hosted : .text
  }
}
