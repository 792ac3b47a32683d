// SPDX-License-Identifier: MIT

/// How events name a cell.
struct CellName: Sendable {
  var surface: Int32
  var item: String
  var content: String?
  var index: Int?
  var attributes: Attributes?
  var place: EventPlace
}
