// SPDX-License-Identifier: MIT

/// The items of a section in lines: where each is, and which are within two offsets. Offsets count from the first line.
struct LineStack: Sendable {
  let perLine: Int
  let spacing: Double
  let itemSpacing: Double
  /// The extent of a line across.
  let width: Double
  /// The length of each item along, as far as it is known.
  private(set) var lengths: [Double]
  /// The lines, each with the space after it.
  private var lines: LengthTree

  init(lengths: [Double], perLine: Int, spacing: Double, itemSpacing: Double, width: Double) {
    self.perLine = max(1, perLine)
    self.spacing = spacing
    self.itemSpacing = itemSpacing
    self.width = width
    self.lengths = lengths.map { $0 > 0 && $0.isFinite ? $0 : 0 }
    lines = LengthTree([])
    let count = (lengths.count + self.perLine - 1) / self.perLine
    lines = LengthTree((0..<count).map { lineLength($0) + spacing })
  }

  var count: Int { lengths.count }
  var steps: Int { lines.steps }

  /// The length of everything; there is no space after the last line.
  var total: Double {
    mutating get { lines.count == 0 ? 0 : lines.total - spacing }
  }

  mutating func span(of item: Int) -> ListSpan {
    let column = Double(item % perLine)
    let room = (width - itemSpacing * Double(perLine - 1)) / Double(perLine)
    return ListSpan(
      along: lines.sum(before: item / perLine), across: column * (room + itemSpacing), length: lengths[item],
      width: max(0, room))
  }

  /// Every item of the lines that have a part between two offsets: of positive length, so touching is not enough.
  mutating func items(from start: Double, to end: Double) -> Range<Int> {
    guard start < end, !lengths.isEmpty else { return 0..<0 }
    var first = lines.index(endingAfter: start)
    // The offset may lie in the space after a line.
    while first < lines.count, lines.sum(before: first) + lineLength(first) <= start { first += 1 }
    guard first < lines.count, lines.sum(before: first) < end else { return 0..<0 }
    var last = lines.index(endingAfter: end)
    if last < lines.count, lines.sum(before: last) < end { last += 1 }
    return first * perLine..<min(max(last, first + 1) * perLine, count)
  }

  /// Answers by how much the line of the item has grown.
  mutating func setLength(_ length: Double, of item: Int) -> Double {
    let line = item / perLine
    let before = lineLength(line)
    lengths[item] = length > 0 && length.isFinite ? length : 0
    let after = lineLength(line)
    lines.set(after + spacing, at: line)
    return after - before
  }

  /// The items that stand in one line with this one.
  func line(of item: Int) -> Range<Int> {
    let first = item / perLine * perLine
    return first..<min(first + perLine, count)
  }

  private func lineLength(_ line: Int) -> Double {
    if perLine == 1 { return lengths[line] }
    return lengths[line * perLine..<min((line + 1) * perLine, lengths.count)].max() ?? 0
  }
}
