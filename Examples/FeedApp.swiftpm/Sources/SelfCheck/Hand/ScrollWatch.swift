// SPDX-License-Identifier: MIT

import SightlineFacts
import UIKit

/// What a list says about a finger that drags and throws it.
@MainActor
final class ScrollWatch {
  /// The flags at the drag and after the lift, once a throw has come to rest.
  private(set) var flags: FactValues?
  /// Whether it still says that it decelerates a while after the end.
  private(set) var deceleratingAtRest: Bool?
  /// How many ends of a deceleration came when a finger stopped it.
  private(set) var endsAtStop: Int?
  /// Whether it decelerates while it is outside and no finger is there.
  private(set) var deceleratingOutside: Bool?
  /// What was told from the end of a drag on.
  private(set) var ends: [String]?

  private var gathered = FactValues()
  private var told: [String] = []
  private var isThrown = false
  private var endsSinceThrow = 0
  private var looksSinceStop: Int?
  private var looksSinceEnd: Int?

  func beganDragging(_ view: UIScrollView) {
    gathered = ["trackingAtDrag": .flag(view.isTracking), "draggingAtDrag": .flag(view.isDragging)]
    told = []
    looksSinceEnd = nil
  }

  func endedDragging(_ view: UIScrollView, movesOn: Bool) {
    told.append("didEndDragging" + (movesOn ? " moves on" : ""))
  }

  func beganDecelerating(_ view: UIScrollView) {
    told.append("willBeginDecelerating")
    isThrown = true
    endsSinceThrow = 0
  }

  func scrolled(_ view: UIScrollView) {
    if isThrown, !view.isTracking, gathered["deceleratingAfterLift"] == nil {
      gathered.set("deceleratingAfterLift", view.isDecelerating)
      gathered.set("draggingAfterLift", view.isDragging)
    }
    let inset = view.adjustedContentInset
    let last = view.contentSize.height + inset.bottom - view.bounds.height
    if !view.isTracking, isThrown, view.contentOffset.y < -inset.top - 2 || view.contentOffset.y > last + 2 {
      deceleratingOutside = view.isDecelerating
    }
  }

  func endedDecelerating(_ view: UIScrollView) {
    told.append("didEndDecelerating")
    endsSinceThrow += 1
    looksSinceEnd = 0
  }

  /// Looks at the flags, many times a second.
  func look(at view: UIScrollView) {
    if isThrown, view.isTracking, looksSinceStop == nil, looksSinceEnd ?? 0 < 2 { looksSinceStop = 0 }
    if let looks = looksSinceStop {
      looksSinceStop = looks + 1
      if looks == 15 { endsAtStop = endsSinceThrow }
      if looks >= 15, !view.isTracking { (looksSinceStop, isThrown) = (nil, false) }
      return
    }
    guard let looks = looksSinceEnd else { return }
    looksSinceEnd = looks + 1
    guard looks == 10, !view.isTracking else { return }
    (flags, ends, isThrown) = (gathered, told, false)
    deceleratingAtRest = view.isDecelerating
  }
}
