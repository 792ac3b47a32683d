// SPDX-License-Identifier: MIT

/// What visits have gathered for each content under each variant: rows of sums, found by content and surface.
struct VariantSums: Sendable {
  private let rules: Int
  private var rows: [UInt64: Int32] = [:]
  private var rowsOfContent: [Int32: [Int32]] = [:]
  private var surfaces: [Int32] = []
  /// The visit whose sums a row has; those of an earlier one are forgotten.
  private var visits: [Int] = []
  private var sums: [TimeSpan] = []

  init(rules: Int = 0) { self.rules = rules }

  /// The row of a content in a visit of a surface.
  mutating func row(of content: Int32, _ surface: Int32, visit: Int) -> Int {
    let key = UInt64(UInt32(bitPattern: content)) << 32 | UInt64(UInt32(bitPattern: surface))
    if let known = rows[key] {
      let row = Int(known)
      if visits[row] != visit {
        visits[row] = visit
        for place in row * rules..<(row + 1) * rules { sums[place] = .zero }
      }
      return row
    }
    let row = Int32(truncatingIfNeeded: visits.count)
    rows[key] = row
    rowsOfContent[content, default: []].append(row)
    surfaces.append(surface)
    visits.append(visit)
    for _ in 0..<rules { sums.append(.zero) }
    return Int(row)
  }

  subscript(row: Int, rule: Int) -> TimeSpan {
    get { sums[row * rules + rule] }
    set { sums[row * rules + rule] = newValue }
  }

  /// Sets the sums of a content to zero, in all surfaces.
  mutating func forget(_ content: Int32, _ rule: Int) {
    for row in rowsOfContent[content] ?? [] { sums[Int(row) * rules + rule] = .zero }
  }

  /// Sets the sums of all contents in a surface to zero.
  mutating func forgetAll(in surface: Int32, _ rule: Int) {
    for row in surfaces.indices where surfaces[row] == surface { sums[row * rules + rule] = .zero }
  }
}
