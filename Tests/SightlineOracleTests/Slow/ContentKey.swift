// SPDX-License-Identifier: MIT

import SightlineCore

/// What is tracked: a content that the host gave, or else a thing of its surface (fine print 1).
enum ContentKey: Hashable {
  case shared(String)
  case own(surface: String, item: String)

  init(surface: String, line: ItemLine) {
    self = line.content.map { .shared($0) } ?? .own(surface: surface, item: line.id)
  }

  /// The text that is hashed for sampling and stored for `once`.
  var name: String {
    switch self {
    case .shared(let content): content
    case .own(_, let item): item
    }
  }
}

/// One cell by its ids.
struct CellID: Hashable {
  var surface: String
  var item: String
}

/// Where something stands in the contract's order: the surface's place, then the item's (fine print 8).
struct Place: Hashable, Comparable {
  var surface: Int
  var item: Int

  static func < (left: Place, right: Place) -> Bool {
    (left.surface, left.item) < (right.surface, right.item)
  }
}

/// A cell that an event names, as one content showed in it.
struct CellName: Hashable {
  var id: CellID
  var key: ContentKey
  var place: Place
}

/// `a >= b` with the relative tolerance that all comparisons of the design have.
func atLeast(_ a: Double, _ b: Double) -> Bool { a >= b - 1e-9 * abs(b) }
