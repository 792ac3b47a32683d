// SPDX-License-Identifier: MIT

import SightlineCore

/// One cell as it is seen at a moment.
struct SlowCell {
  enum Status { case unseen, unmeasurable, visible }

  var name: CellName
  var status: Status
  var frame: Rect
  /// Visible area over item area, exact.
  var fraction = 0.0
  /// The same with edges within the slack taken as whole.
  var deciding = 0.0
  /// The visible area, scaled for the slack, over the viewport's area.
  var ofViewport = 0.0
  var itemArea = 0.0
  var alpha = 1.0
  /// The bounding box of what is seen, relative to the item.
  var seen: Box?
  /// The rules that apply to it, by their places in the book.
  var rules: Set<Int> = []
  /// Those of all rules whose motion part holds.
  var restingFor: Set<Int> = []

  func areaHolds(_ rule: Rule) -> Bool {
    guard status == .visible else { return false }
    if let large = rule.largeItem, atLeast(itemArea, large.area), atLeast(deciding, large.fraction) { return true }
    if rule.fraction <= 0 { return true }
    let item = atLeast(deciding, rule.fraction)
    let viewport = atLeast(ofViewport, rule.fraction) || (atLeast(deciding, 1) && !rule.fraction.isNaN)
    return switch rule.of {
    case .item: item
    case .viewport: viewport
    case .either: item || viewport
    }
  }

  func alphaHolds(_ rule: Rule) -> Bool { atLeast(alpha, rule.minimumAlpha) }

  func satisfies(_ index: Int, _ rule: Rule) -> Bool {
    rules.contains(index) && areaHolds(rule) && alphaHolds(rule) && restingFor.contains(index)
  }
}

extension [SlowCell] {
  /// The cell with the largest fraction, the first reported of equals. Cells stand in the order of their places.
  var best: SlowCell? {
    var result: SlowCell?
    for cell in self where result.map({ cell.fraction > $0.fraction }) ?? true { result = cell }
    return result
  }

  var visible: [SlowCell] { filter { $0.status == .visible } }

  /// Visible when any is; unmeasurable when none is and one cannot be measured.
  var status: SlowCell.Status {
    if contains(where: { $0.status == .visible }) { return .visible }
    return contains { $0.status == .unmeasurable } ? .unmeasurable : .unseen
  }
}
