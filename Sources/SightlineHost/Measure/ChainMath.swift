// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
#endif

/// What a chain of links amounts to.
enum ChainMath {
  /// A rotation whose upright box is larger than this many times the true area cannot be measured (design 8.4).
  static let largestBox = 1.10

  /// Where an item lies in the view coordinates of its surface, and what lies on the way.
  struct ItemPlace {
    /// To the view coordinates of the surface, and what clipping views between the item and its surface leave.
    var way: Passage
    var bounds: Rect
    var alpha: Double
    var isHidden: Bool
    var isFlat: Bool
  }

  /// Follows the links from an item up to its surface.
  static func item(_ links: ArraySlice<ChainLink>) -> ItemPlace? {
    guard let first = links.first else { return nil }
    let geometry = first.geometry
    var place = ItemPlace(
      way: Passage(), bounds: geometry.bounds, alpha: geometry.alpha, isHidden: geometry.isHidden,
      isFlat: geometry.isFlat)
    place.way.leave(geometry, clipped: false)
    for link in links.dropFirst() {
      let geometry = link.geometry
      place.way.leave(geometry, clipped: true)
      place.alpha *= geometry.alpha
      place.isHidden = place.isHidden || geometry.isHidden
      place.isFlat = place.isFlat && geometry.isFlat
    }
    return place
  }

  /// Whether an upright box around a turned rectangle says too little.
  static func isTurned(_ transform: Affine, _ bounds: Rect, box: Rect) -> Bool {
    let area = transform.areaScale * bounds.width * bounds.height
    return box.width * box.height > largestBox * area && area > 0
  }

  /// What two upright rectangles have in common; an empty one at the first's edge where that is nothing.
  static func intersection(_ one: Rect, _ other: Rect) -> Rect {
    let left = max(one.x, other.x)
    let top = max(one.y, other.y)
    let right = min(one.x + one.width, other.x + other.width)
    let bottom = min(one.y + one.height, other.y + other.height)
    return Rect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }

  /// How a clip cuts a rectangle.
  enum Cut { case nothing, aPart, everything }

  static func cut(_ rect: Rect, by clip: Rect, slack: Double) -> Cut {
    let left = intersection(rect, clip)
    if rect.width > 0, rect.height > 0, left.width <= 0 || left.height <= 0 { return .everything }
    let loss = max(rect.width - left.width, rect.height - left.height)
    return loss > slack ? .aPart : .nothing
  }
}

extension Rect {
  /// Itself or, with any number that is NaN or infinite, one and the same bad rectangle: NaN is not even equal to
  /// itself, so it would be told anew at each pass.
  var orBad: Rect {
    let sum = x + y + width + height
    return sum.isFinite ? self : Rect(x: 0, y: 0, width: .infinity, height: .infinity)
  }
}
