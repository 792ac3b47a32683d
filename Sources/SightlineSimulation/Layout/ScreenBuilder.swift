// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
#endif

/// Builds the scroll views of each layout.
struct ScreenBuilder {
  private typealias Number = SimulationParameter

  let session: SimulatedSession

  /// The list of the screen, with as many places as there are at first.
  func main() -> SurfaceModel {
    let surface = SurfaceModel(id: session.layout.rawValue, role: .main, track: track(), maker: maker(0))
    surface.track.cells = surface.maker.make(min(session.items, session.page ?? session.items))
    switch session.layout {
    case .banner: surface.track.cells.insert(TrackCell(.banner, 0, share: Number.bannerShape.value), at: 0)
    case .chat: surface.track.cells = messages(surface)
    case .article: surface.body = TrackCell(.body, 0)
    case .feed, .grid, .carousels, .pager, .headers: break
    }
    return surface
  }

  /// The scroll view in a place of a list, if there is one.
  func child(of parent: SurfaceModel, in cell: TrackCell) -> SurfaceModel? {
    switch cell.kind {
    case .shelf:
      let track = CellTrack(isVertical: false, gap: Number.gap.value, lead: 2 * Number.gap.value)
      let surface = SurfaceModel(
        id: "shelf-\(cell.number)", role: .shelf, track: track, maker: maker(cell.number + 1, .cards), parent: parent,
        parentCell: cell.number)
      surface.track.cells = surface.maker.make(count(Number.cards))
      return surface
    case .banner:
      let slides = count(Number.slides)
      let surface = SurfaceModel(
        id: "slides", role: .banner, track: CellTrack(isVertical: false), maker: maker(1, .slides(slides)),
        parent: parent, parentCell: cell.number)
      // The last slide once more before the first, and the first once more behind the last.
      surface.track.cells = surface.maker.make(slides + 2)
      return surface
    default: return nil
    }
  }

  private func count(_ parameter: SimulationParameter) -> Int { max(1, parameter.count) }

  private func track() -> CellTrack {
    switch session.layout {
    case .feed, .carousels, .banner: return CellTrack(isVertical: true, gap: Number.gap.value)
    case .grid: return CellTrack(isVertical: true, gap: Number.gridGap.value)
    case .pager: return CellTrack(isVertical: false)
    case .headers: return CellTrack(isVertical: true)
    case .chat: return CellTrack(isVertical: true, gap: Number.gap.value / 2, lead: Number.gap.value)
    case .article: return CellTrack(isVertical: true, gap: Number.gap.value, lead: 2 * Number.gap.value)
    }
  }

  private func maker(_ stream: Int, _ contents: CellMaker.Contents? = nil) -> CellMaker {
    let own: CellMaker.Contents =
      switch session.layout {
      case .feed, .banner: .feed
      case .grid: .grid
      case .carousels: .rows
      case .pager: .pages
      case .headers: .sections
      case .chat: .messages
      case .article: .blocks
      }
    return CellMaker(contents ?? own, random: session.random(.contents(stream)))
  }

  /// The newest messages, the newest last. Older ones have smaller numbers.
  private func messages(_ surface: SurfaceModel) -> [TrackCell] {
    let count = surface.track.cells.count
    return (0..<count).map { surface.maker.message(session.items - count + $0) }
  }
}
