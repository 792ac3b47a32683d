// SPDX-License-Identifier: MIT

/// Something in the feed.
struct Post: Hashable, Sendable, Identifiable {
  enum Kind: Hashable, Sendable {
    /// Text with a button.
    case text
    /// A list of cards that scrolls sideways.
    case carousel([Card])
    /// A row that is made with SwiftUI.
    case hosted
  }

  /// What names it everywhere: an id of the model, never a place in a list.
  var id: String
  var author: String
  var text: String
  var kind: Kind
}

/// Something in a carousel, in the grid or among the stories.
struct Card: Hashable, Sendable, Identifiable {
  var id: String
  var title: String
  /// A number from 0 to 1 for its colour.
  var hue: Double
}
