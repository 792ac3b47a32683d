// SPDX-License-Identifier: MIT

/// How many items each section of a list has.
struct ListCounts: Sendable, Hashable {
  let items: [Int]
  let total: Int

  /// Negative counts are none.
  init(_ items: [Int]) {
    self.items = items.map { max(0, $0) }
    total = self.items.reduce(0, +)
  }

  static let none = ListCounts([])

  var sections: Int { items.count }

  func contains(_ path: HeadlessPath) -> Bool {
    items.indices.contains(path.section) && path.item >= 0 && path.item < items[path.section]
  }
}
