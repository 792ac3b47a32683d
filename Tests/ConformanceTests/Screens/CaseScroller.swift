// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineHost
import SightlineTestKit

/// A scroll view whose motion a scene tells: "moving" is a finger that holds it.
///
/// Where it is scrolled to is said by the scene as well, so no finger of the headless host drags it.
@MainActor
protocol CaseScroller: HeadlessScrollView {
  /// Whether a finger drags it, as its flags say.
  var isHeld: Bool { get set }
}

final class CaseScrollView: HeadlessScrollView, CaseScroller {
  var isHeld = false

  override func surfaceFacts() -> SurfaceFacts { super.surfaceFacts().held(isHeld) }
}

final class CaseTableView: HeadlessTableView, CaseScroller {
  var isHeld = false

  override func surfaceFacts() -> SurfaceFacts { super.surfaceFacts().held(isHeld) }
}

final class CaseCollectionView: HeadlessCollectionView, CaseScroller {
  var isHeld = false

  override func surfaceFacts() -> SurfaceFacts { super.surfaceFacts().held(isHeld) }
}

extension SurfaceFacts {
  fileprivate func held(_ isHeld: Bool) -> SurfaceFacts {
    var facts = self
    if isHeld {
      facts.isTracking = true
      facts.isDragging = true
    }
    return facts
  }
}
