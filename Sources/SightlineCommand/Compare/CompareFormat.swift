// SPDX-License-Identifier: MIT

/// The names that `--format` takes.
enum CompareFormatName: String, CaseIterable, Sendable {
  case table, csv, json, html

  /// What the name of a file asks for.
  init?(fileName: String) {
    let name = fileName.hasSuffix(".gz") ? fileName.dropLast(3) : fileName[...]
    guard let dot = name.lastIndex(of: ".") else { return nil }
    switch name[name.index(after: dot)...] {
    case "csv": self = .csv
    case "json": self = .json
    case "html", "htm": self = .html
    default: return nil
    }
  }
}
