// SPDX-License-Identifier: MIT

/// Shows two events side by side, with a mark at each field that differs.
enum DifferenceText {
  static func text(of difference: EventComparison.Difference) -> String {
    let expected = LineFields(difference.expected ?? [])
    let found = LineFields(difference.found ?? [])
    let isPair = difference.expected != nil && difference.found != nil
    let differing = isPair ? EventComparison.differences(expected, found) : []
    var table = TextTable(
      [
        .init(title: ""), .init(title: "FIELD"), .init(title: "EXPECTED", limit: 60), .init(title: "FOUND", limit: 60),
      ], margin: "  ")
    var text = ""
    for name in names(expected, found) {
      text += table.add([
        differing.contains(name) ? ">" : "", name, cell(expected[name], difference.expected),
        cell(found[name], difference.found),
      ])
    }
    if expected.fields.isEmpty, found.fields.isEmpty {
      text += table.add([">", "", raw(difference.expected), raw(difference.found)])
    }
    return text + table.finish()
  }

  private static func names(_ expected: LineFields, _ found: LineFields) -> [String] {
    let names = expected.fields.map(\.name)
    return names + found.fields.map(\.name).filter { !names.contains($0) }
  }

  private static func cell(_ raw: String?, _ line: [UInt8]?) -> String {
    line == nil ? "(no more events)" : raw ?? "-"
  }

  private static func raw(_ line: [UInt8]?) -> String {
    line.map { String(decoding: $0, as: UTF8.self) } ?? "(no more events)"
  }
}
