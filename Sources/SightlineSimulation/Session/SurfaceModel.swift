// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
#endif

/// A scroll view of a simulated screen: what it holds, how it moves, and what of both has been told.
final class SurfaceModel {
  enum Role {
    case main, shelf, banner
  }

  let id: String
  let role: Role
  /// Weak, since the parent holds it.
  private(set) weak var parent: SurfaceModel?
  /// The number of the parent's place that it lies in.
  let parentCell: Int?
  /// In the window, or in the parent's content.
  var frame = Rect.zero
  var motion = ScrollMotion(geometry: ScrollGeometry(width: 0, height: 0, contentWidth: 0, contentHeight: 0))
  var track: CellTrack
  var maker: CellMaker
  /// The text of an article as one item, over the places from the first to the last.
  var body: TrackCell?
  /// Scroll views in its places, by the numbers of those. Only ever looked up.
  var children: [Int: SurfaceModel] = [:]

  /// Whether a page has been asked for.
  var isAsking = false
  /// Whether it turns by itself.
  var hasTimer = false
  /// Whether it may be moving.
  var isBusy = false

  // What has been told.
  var isTold = false
  var listed = 0..<0
  var isBodyListed = false
  var pinned: Int?
  var pinnedFrame = Rect.zero
  var cover: Rect?
  var coverIndex: Int?
  var shownOffset = Point.zero
  var shownPhase = ScrollPhase.idle

  init(
    id: String, role: Role, track: CellTrack, maker: CellMaker, parent: SurfaceModel? = nil, parentCell: Int? = nil
  ) {
    self.id = id
    self.role = role
    self.track = track
    self.maker = maker
    self.parent = parent
    self.parentCell = parentCell
  }

  // MARK: Along its axis

  func along(_ point: Point) -> Double { track.isVertical ? point.y : point.x }
  func point(along: Double) -> Point { track.isVertical ? Point(x: 0, y: along) : Point(x: along, y: 0) }

  /// The visible length, bars included.
  var length: Double { track.isVertical ? frame.height : frame.width }
  /// The offset told last.
  var offset: Double { along(shownOffset) }
  var nearest: Double { along(motion.geometry.origin) }
  var farthest: Double { along(motion.geometry.farthest) }
  var isAtStart: Bool { offset <= nearest + 1 }
  var isAtEnd: Bool { offset >= farthest - 1 }

  /// What its bars leave of its length.
  var clearLength: Double {
    let insets = motion.geometry.insets
    return max(60, track.isVertical ? length - insets.top - insets.bottom : length)
  }

  /// The place that it lies in.
  var parentIndex: Int? { parentCell.flatMap { parent?.track.index(numbered: $0) } }

  /// Whether the place that it lies in is displayed.
  var isDisplayed: Bool {
    guard let parent else { return true }
    return parentIndex.map { parent.listed.contains($0) } ?? false
  }

  /// The places that lie in its bounds at an offset.
  func range(at offset: Double) -> Range<Int> { track.range(from: offset, to: offset + length, near: listed) }

  /// What a motion needs to know of it now.
  func geometry(_ insets: Insets) -> ScrollGeometry {
    ScrollGeometry(
      width: frame.width, height: frame.height, contentWidth: track.isVertical ? frame.width : track.length,
      contentHeight: track.isVertical ? track.length : frame.height, insets: insets)
  }

  // MARK: Pinned headers

  /// The header that stays at the top at an offset, where in the content it is drawn, and what it covers of the frame.
  func pinnedHeader(at offset: Double, inset: Double) -> (index: Int, frame: Rect, cover: Rect)? {
    let top = offset + inset
    var index = track.range(from: top, to: top + 1, near: listed).lowerBound
    if index >= track.cells.count { index = track.cells.count - 1 }
    // The section that the top edge lies in begins at the last header above it.
    while index >= 0, track.cells[index].kind != .header || track.cells[index].start > top { index -= 1 }
    guard index >= 0, track.cells[index].start < top else { return nil }
    let header = track.cells[index]
    var natural = track.frame(of: header)
    var next = index + 1
    while next < track.cells.count, track.cells[next].kind != .header { next += 1 }
    let limit = next < track.cells.count ? track.cells[next].start - header.length : .infinity
    // Both are reckoned from what does not move, so that a header at rest in the window is told to rest there.
    natural.y = min(top, limit)
    let y = limit < top ? frame.y + limit - offset : frame.y + inset
    return (index, natural, Rect(x: natural.x, y: y, width: natural.width, height: natural.height))
  }
}
