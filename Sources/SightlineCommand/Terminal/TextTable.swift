// SPDX-License-Identifier: MIT

/// Lays rows out in columns, in bounded memory: the first rows decide how wide the columns are.
struct TextTable {
  struct Column: Sendable {
    enum Side: Sendable { case left, right }
    let title: String
    var side = Side.left
    /// A longer text is cut.
    var limit = 40
  }

  /// Rows that are gathered before widths are settled.
  static let sampleSize = 500

  private let columns: [Column]
  private let margin: String
  private var waiting: [[String]] = []
  private var widths: [Int]?

  init(_ columns: [Column], margin: String = "") {
    self.columns = columns
    self.margin = margin
  }

  /// Adds a row and returns the lines that are ready.
  mutating func add(_ cells: [String]) -> String {
    let row = zip(cells, columns).map { TextWidth.cut(TextWidth.printable($0), to: $1.limit) }
    if let widths { return line(row, widths) }
    waiting.append(row)
    return waiting.count < Self.sampleSize ? "" : settle()
  }

  /// Ends the table: returns what is left. A table without rows is empty.
  mutating func finish() -> String {
    widths == nil && !waiting.isEmpty ? settle() : ""
  }

  private mutating func settle() -> String {
    var widths = columns.map { TextWidth.of($0.title) }
    for row in waiting {
      for (place, cell) in row.enumerated() { widths[place] = max(widths[place], TextWidth.of(cell)) }
    }
    self.widths = widths
    var text = columns.contains { !$0.title.isEmpty } ? line(columns.map(\.title), widths) : ""
    for row in waiting { text += line(row, widths) }
    waiting = []
    return text
  }

  private func line(_ cells: [String], _ widths: [Int]) -> String {
    var line = margin
    for (place, cell) in cells.enumerated() {
      let padding = String(repeating: " ", count: max(0, widths[place] - TextWidth.of(cell)))
      line += (place == 0 ? "" : "  ") + (columns[place].side == .left ? cell + padding : padding + cell)
    }
    while line.hasSuffix(" ") { line.removeLast() }
    return line + "\n"
  }
}
