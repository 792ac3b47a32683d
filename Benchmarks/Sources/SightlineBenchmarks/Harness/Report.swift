// SPDX-License-Identifier: MIT

/// The table for people.
enum Report {
  static func table(_ measurements: [Measurement]) -> String {
    let header = ["case", "ns min", "ns median", "allocations", "instructions", "x floor", ""]
    let rows = measurements.map { row in
      [
        row.name, cell(row.minimum), cell(row.median), cell(row.allocations), cell(row.instructions), cell(row.ratio),
        row.extra.map { "\($0.name) \(cell($0.value))" }.joined(separator: ", "),
      ]
    }
    let widths = header.indices.map { column in ([header] + rows).map { $0[column].count }.max() ?? 0 }
    return ([header] + rows).map { row in
      row.indices.map { column in
        let space = String(repeating: " ", count: widths[column] - row[column].count)
        return column == 0 || column == row.count - 1 ? row[column] + space : space + row[column]
      }.joined(separator: "  ")
    }.joined(separator: "\n")
  }

  private static func cell(_ value: Double?) -> String {
    guard let value else { return "-" }
    let digits = value.magnitude >= 1_000 ? 1.0 : value.magnitude >= 10 ? 10 : 100
    return plain((value * digits).rounded() / digits)
  }
}
