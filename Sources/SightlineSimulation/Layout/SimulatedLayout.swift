// SPDX-License-Identifier: MIT

/// What is on a simulated screen.
public enum SimulatedLayout: String, Sendable, Hashable, CaseIterable {
  case feed, grid, carousels, pager, banner, headers, chat, article

  /// What it is, in a few words.
  public var summary: String {
    switch self {
    case .feed: "a feed of posts of many heights, loaded by pages, with ad slots that fill late"
    case .grid: "a grid of square pictures, three or five in a row, loaded by pages"
    case .carousels: "a list whose every other row holds a carousel"
    case .pager: "full-screen pages, turned sideways"
    case .banner: "a banner that turns by itself, with clones at both ends, above a feed"
    case .headers: "a list in sections, whose headers stay at the top and cover rows"
    case .chat: "messages from the bottom upwards: older ones are loaded above, new ones come below"
    case .article: "one long text that is an item of its own, with pictures and ads in it"
    }
  }
}
