// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
#endif

/// One place of a simulated list: what it shows, how tall it is at each width, and where that puts it.
struct TrackCell: Sendable {
  enum Kind: String, Sendable {
    case post, ad, tile, shelf, card, page, slide, banner, header, row, message, title, paragraph, figure, body
  }

  /// Whether what an ad slot shows has come.
  enum Slot: Sendable {
    case none, empty, asked, filled
  }

  let kind: Kind
  /// Part of its id; kept when others come before it.
  let number: Int
  /// Length whatever the width.
  var fixed = 0.0
  /// Length for each point of width.
  var share = 0.0
  /// Words of text, which take more lines where there is less width.
  var words = 0.0
  /// What it shows, where that is not its own.
  var content: Int?
  var slot = Slot.none
  /// Whether an ad slot has no length until it is filled.
  var isCollapsed = false

  /// Where it begins along the list, and how long it is.
  var start = 0.0
  var length = 0.0
  /// The same across the list.
  var cross = 0.0
  var crossLength = 0.0

  var end: Double { start + length }
  var id: String { "\(kind.rawValue)-\(number)" }

  init(_ kind: Kind, _ number: Int, fixed: Double = 0, share: Double = 0, words: Double = 0, content: Int? = nil) {
    self.kind = kind
    self.number = number
    self.fixed = fixed
    self.share = share
    self.words = words
    self.content = content
  }

  /// How long it is at a width, in whole pixels.
  func length(at breadth: Double, scale: Double) -> Double {
    if isCollapsed, slot != .filled { return 0 }
    var length = fixed + share * breadth
    if words > 0 {
      let lines = (words * SimulationParameter.wordWidth.value / max(breadth, 1)).rounded(.up)
      length += lines * SimulationParameter.textLine.value
    }
    return (length * scale).rounded(.toNearestOrAwayFromZero) / scale
  }

  /// The line of a trace that tells of it.
  func line(frame: Rect, index: Int) -> ItemLine {
    switch kind {
    case .slide: ItemLine(id: id, frame: frame, content: content.map { "slide-content-\($0)" }, index: index)
    case .ad:
      ItemLine(
        id: id, frame: frame, content: content.map { "campaign-\($0)" }, index: index,
        attributes: ["slot": .integer(Int64(number)), "filled": .bool(slot == .filled)])
    default: ItemLine(id: id, frame: frame, index: index)
    }
  }
}
