// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
#endif

/// Short ways to write the inputs that scripts need most.
extension Input {
  /// A root surface, or a nested one where `parent` is given.
  public static func surface(
    _ id: String, x: Double = 0, y: Double = 0, width: Double, height: Double, in parent: String? = nil,
    item parentItem: String? = nil
  ) -> Input {
    let frame = Rect(x: x, y: y, width: width, height: height)
    return .surface(SurfaceLine(id: id, frame: frame, parent: parent, parentItem: parentItem))
  }

  /// A window with its left upper corner at the origin of the screen.
  public static func window(_ id: String, width: Double, height: Double, scene: SceneState? = nil) -> Input {
    .window(WindowLine(id: id, frame: Rect(x: 0, y: 0, width: width, height: height), scene: scene))
  }

  /// Rows of equal height from `y` on, one below the other, named by `ids`; other items of the surface stay.
  public static func rows(
    _ ids: [String], of surface: String, y: Double = 0, width: Double, height: Double
  ) -> Input {
    let lines = ids.enumerated().map { place, id in
      ItemLine(id: id, frame: Rect(x: 0, y: y + Double(place) * height, width: width, height: height), index: place)
    }
    return .items(surface: surface, items: lines, all: false)
  }

  /// Pages of equal width from `x` on, one beside the other, named by `ids`; other items of the surface stay.
  public static func pages(
    _ ids: [String], of surface: String, x: Double = 0, width: Double, height: Double
  ) -> Input {
    let lines = ids.enumerated().map { place, id in
      ItemLine(id: id, frame: Rect(x: x + Double(place) * width, y: 0, width: width, height: height), index: place)
    }
    return .items(surface: surface, items: lines, all: false)
  }

  /// One item; others of the surface stay.
  public static func item(_ line: ItemLine, of surface: String) -> Input {
    .items(surface: surface, items: [line], all: false)
  }

  /// An offset, with the phase left as it is unless given.
  public static func scroll(
    _ surface: String, x: Double = 0, y: Double = 0, phase: ScrollPhase? = nil
  ) -> Input {
    .scroll(surface: surface, offset: Point(x: x, y: y), phase: phase)
  }

  /// One opaque cover over a part of the first window; it takes the place of all others there.
  public static func cover(x: Double = 0, y: Double = 0, width: Double, height: Double, by: String? = nil) -> Input {
    let rect = Rect(x: x, y: y, width: width, height: height)
    return .covers(surface: nil, window: nil, covers: [Cover(rect: rect, by: by)])
  }

  /// No covers over the first window.
  public static var uncovered: Input { .covers(surface: nil, window: nil, covers: []) }

  /// A surface goes off screen, for no reason that a visit policy could ask for.
  public static func hide(_ surface: String) -> Input { .hide(surface: surface, reason: nil) }

  /// A surface comes on screen, for no reason that a visit policy could ask for.
  public static func show(_ surface: String) -> Input { .show(surface: surface, reason: nil) }
}
