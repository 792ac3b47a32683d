// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineSimulation

/// A phone-sized list, and fingers for it.
enum ScrollScene {
  static let list = ScrollGeometry(width: 400, height: 800, contentWidth: 400, contentHeight: 8_000)
  static let pager = ScrollGeometry(width: 400, height: 800, contentWidth: 2_000, contentHeight: 800)

  static func milliseconds(_ number: Int64) -> Timestamp { Timestamp(nanoseconds: number * 1_000_000) }
}

extension ScrollMotion {
  /// A finger that moves by `distance` at a steady speed, reported every 10 ms, and lifts with its last report.
  ///
  /// The slop is added in the same direction, so that the content moves by `distance` itself.
  @discardableResult
  mutating func swipe(
    by distance: Point, during duration: Int64, from start: Int64 = 0, adjust: ((ScrollRelease) -> Point?)? = nil
  ) -> ScrollRelease? {
    let length = (distance.x * distance.x + distance.y * distance.y).squareRoot()
    let share = length > 0 ? (length + constants.dragSlop) / length : 0
    touchBegan(at: ScrollScene.milliseconds(start), finger: .zero)
    let steps = max(1, duration / 10)
    for step in 1...steps {
      let part = share * Double(step) / Double(steps)
      touchMoved(
        at: ScrollScene.milliseconds(start + step * duration / steps),
        finger: Point(x: distance.x * part, y: distance.y * part))
    }
    return touchEnded(at: ScrollScene.milliseconds(start + duration), adjust: adjust)
  }
}
