// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
#endif

/// The places of a simulated list, one after the other along its axis, in rows of one or more.
struct CellTrack: Sendable {
  /// Sorted by where they begin; where they end is sorted too.
  var cells: [TrackCell] = []
  let isVertical: Bool
  /// Between two rows, and between two places of a row.
  let gap: Double
  /// Before the first and behind the last.
  let lead: Double
  var columns = 1
  /// The length of each place where all are pages.
  var pageLength: Double?
  /// The length of all of it.
  private(set) var length = 0.0

  private var breadth = 0.0
  private var margin = 0.0
  private var scale = 1.0

  init(isVertical: Bool, gap: Double = 0, lead: Double = 0) {
    self.isVertical = isVertical
    self.gap = gap
    self.lead = lead
  }

  /// Puts all places where they belong, `margin` points from the side and `breadth` wide.
  mutating func layOut(breadth: Double, margin: Double, scale: Double) {
    self.breadth = breadth
    self.margin = margin
    self.scale = scale
    layOut(from: 0)
  }

  /// Puts the places from `index` on where they belong, after that one has changed or come.
  mutating func layOut(from index: Int) {
    let columns = max(1, columns)
    let first = index / columns * columns
    let width = ((breadth - gap * Double(columns - 1)) / Double(columns) * scale).rounded(.down) / scale
    var at = first > 0 ? cells[first - 1].end + gap : lead
    for place in stride(from: min(first, cells.count), to: cells.count, by: columns) {
      var row = 0.0
      for index in place..<min(place + columns, cells.count) {
        let length = pageLength ?? cells[index].length(at: width, scale: scale)
        cells[index].start = at
        cells[index].length = length
        cells[index].cross = margin + Double(index - place) * (width + gap)
        cells[index].crossLength = width
        row = max(row, length)
      }
      at += row + gap
    }
    length = (cells.last?.end ?? lead) + lead
  }

  /// The places of which anything lies between two points, found from those that did before.
  func range(from begin: Double, to end: Double, near: Range<Int>) -> Range<Int> {
    var first = min(near.lowerBound, cells.count)
    while first > 0, cells[first - 1].end > begin { first -= 1 }
    while first < cells.count, cells[first].end <= begin { first += 1 }
    var last = max(first, min(near.upperBound, cells.count))
    while last > first, cells[last - 1].start >= end { last -= 1 }
    while last < cells.count, cells[last].start < end { last += 1 }
    return first..<last
  }

  /// Where the place with a number is. Numbers mostly go up by one from the first.
  func index(numbered number: Int) -> Int? {
    let guess = number - (cells.first?.number ?? 0)
    if cells.indices.contains(guess), cells[guess].number == number { return guess }
    return cells.firstIndex { $0.number == number }
  }

  /// The frame of a place in the content.
  func frame(_ index: Int) -> Rect { frame(of: cells[index]) }

  /// The frame of a cell, wherever it stands.
  func frame(of cell: TrackCell) -> Rect {
    isVertical
      ? Rect(x: cell.cross, y: cell.start, width: cell.crossLength, height: cell.length)
      : Rect(x: cell.start, y: cell.cross, width: cell.length, height: cell.crossLength)
  }

  /// The seconds that reading what lies between two points takes.
  func readingTime(from begin: Double, to end: Double, near: Range<Int>) -> Double {
    var words = 0.0
    for index in range(from: begin, to: end, near: near) where cells[index].length > 0 {
      let cell = cells[index]
      words += cell.words * max(0, min(end, cell.end) - max(begin, cell.start)) / cell.length
    }
    return words / SimulationParameter.readingSpeed.value * 60
  }
}
