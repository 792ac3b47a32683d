// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineReport
#endif

/// A sweep as flat maps: rows and columns are the last two axes, and there is a map for each combination of the others.
struct SweepMap {
  let part: Sweep.Part
  /// What is the same in the whole map: `repeat once`.
  let title: String
  /// The axis of the rows; `nil` where there is one axis only, which is that of the columns.
  let rows: SweepAxis?
  let columns: SweepAxis
  /// The combinations, row by row.
  let cells: [[Int]]

  /// The maps of one rule of a sweep.
  static func maps(of sweep: Sweep, part: Int) -> [SweepMap] {
    let axes = sweep.plan.axes
    guard let columns = axes.last else { return [] }
    let rows = axes.count > 1 ? axes[axes.count - 2] : nil
    let others = axes.dropLast(rows == nil ? 1 : 2)
    let size = columns.count * (rows?.count ?? 1)
    return (0..<SweepPlan.count(Array(others))).map { number in
      let first = number * size
      let places = sweep.plan.places(first)
      let title = zip(others, places).map { "\($0.parameter.rawValue) \($0.labels[$1])" }.joined(separator: ", ")
      let cells = (0..<(rows?.count ?? 1)).map { row in
        (0..<columns.count).map { first + row * columns.count + $0 }
      }
      return SweepMap(part: sweep.parts[part], title: title, rows: rows, columns: columns, cells: cells)
    }
  }
}
