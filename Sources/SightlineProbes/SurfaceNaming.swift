// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
  import SightlineHost
#endif

/// Which scroll view a name means that was given to a view of a toolkit without views, such as SwiftUI (design 8.6).
///
/// The modifier leaves a marker behind what it modifies. A scroll view is what was meant if it lies in the same scroll
/// view as the marker does, and
///
/// 1. what is in it says that it lies below the modifier, and it is the only one, or the only one that is where the marker
///    is; or
/// 2. nothing in it says below what it lies, and it is the only one where the marker is.
///
/// So a carousel in a named feed has no claim to the feed's name: it lies in the feed, and the marker does not. "Where the
/// marker is" leaves room for what scroll views do: they reach out under bars, into the safe area. A name that was given
/// stays where it is as long as it may.
enum SurfaceNaming {
  /// What a marker knows.
  struct Marker {
    /// The name to give.
    var name: String
    /// In the window.
    var rect: Rect
    /// The view of the controller that the marker lies in, the innermost; the window, where there is none. What is
    /// presented from below the modifier lies elsewhere, though it may have heard of its name.
    var home: ObjectIdentifier
    /// The scroll view that the marker lies in, the innermost.
    var around: ObjectIdentifier?
    /// The view that has its name so far.
    var target: ObjectIdentifier?
    /// Whether items lie below the modifier, and in no scroll view that it could mean.
    var hasLooseItems = false
  }

  /// A scroll view with probes in it.
  struct Scroller {
    var view: ObjectIdentifier
    /// In the window.
    var rect: Rect
    /// The window, and the views of controllers that it lies in.
    var homes: [ObjectIdentifier]
    /// The scroll view that it lies in, the innermost.
    var around: ObjectIdentifier?
    /// What the safe area takes off it: so far it may reach out of its marker.
    var safeArea = Insets.zero
    /// It is a part of the list around it (a section that scrolls by itself, the pages of a pager) rather than something
    /// that the list shows.
    var isPart = false
    /// The names that what is in it has heard of, outermost first; empty where nothing has heard anything.
    var names: [[String]] = []
  }

  /// What becomes of a marker.
  enum Answer: Equatable {
    /// It names this scroll view.
    case scroller(ObjectIdentifier)
    /// It names the screen: there is no scroll view to name, only items.
    case screen
    /// Nothing to name so far.
    case nothing
    /// It could mean several things.
    case unclear
    /// Another one has the name.
    case taken
  }

  /// How far the edges of a scroll view may be off those of its marker, in points: halves of pixels, and no more.
  static let tolerance = 1.0

  /// Answers for each marker.
  static func answers(_ markers: [Marker], _ scrollers: [Scroller]) -> [Answer] {
    let scrollers = withoutParts(scrollers)
    var answers = [Answer](repeating: .nothing, count: markers.count)
    var free = scrollers
    var names: [String] = []
    for place in order(of: markers, scrollers) {
      let marker = markers[place]
      if names.contains(marker.name) {
        answers[place] = .taken
        continue
      }
      let answer = answer(marker, free)
      answers[place] = answer
      switch answer {
      case .scroller(let view):
        free.removeAll { $0.view == view }
        names.append(marker.name)
      case .screen: names.append(marker.name)
      case .nothing, .unclear, .taken: break
      }
    }
    return answers
  }

  /// A list with one part that scrolls is one thing with it: the part is what has the name, since items lie in it.
  private static func withoutParts(_ scrollers: [Scroller]) -> [Scroller] {
    var all = scrollers
    for scroller in scrollers where scroller.isPart {
      guard let list = scroller.around, let place = all.firstIndex(where: { $0.view == scroller.view }) else {
        continue
      }
      if scrollers.filter({ $0.isPart && $0.around == list }).count > 1 {
        all.remove(at: place)
      } else if let outer = scrollers.first(where: { $0.view == list }) {
        all[place].around = outer.around
        all.removeAll { $0.view == list }
      }
    }
    return all
  }

  /// Those that have something already come first, then those that are nearest to what is in the scroll views.
  private static func order(of markers: [Marker], _ scrollers: [Scroller]) -> [Int] {
    let ranks = markers.map { marker in
      var depth = -1
      for scroller in scrollers {
        for names in scroller.names { depth = max(depth, names.lastIndex(of: marker.name) ?? -1) }
      }
      return marker.target == nil ? depth : depth + Int.max / 2
    }
    return Array(markers.indices).arranged { one, other in
      ranks[one] == ranks[other] ? one < other : ranks[one] > ranks[other]
    }
  }

  private static func answer(_ marker: Marker, _ scrollers: [Scroller]) -> Answer {
    // Those that lie below its modifier, those of them that are where it is, and those of which nobody knows.
    var (below, exact, unknown): ([ObjectIdentifier], [ObjectIdentifier], [ObjectIdentifier]) = ([], [], [])
    for scroller in scrollers where scroller.homes.contains(marker.home) && scroller.around == marker.around {
      let isThere = isWhere(marker, is: scroller)
      switch isBelow(scroller, marker) {
      case true?:
        below.append(scroller.view)
        if isThere { exact.append(scroller.view) }
      case nil: if isThere { unknown.append(scroller.view) }
      case false?: break
      }
    }
    if let kept = marker.target, below.contains(kept) || unknown.contains(kept) { return .scroller(kept) }
    if exact.count == 1 { return .scroller(exact[0]) }
    if marker.hasLooseItems { return marker.around == nil ? .screen : .unclear }
    if below.count == 1 { return .scroller(below[0]) }
    if below.count > 1 { return .unclear }
    if unknown.count == 1 { return .scroller(unknown[0]) }
    return unknown.isEmpty ? .nothing : .unclear
  }

  /// Whether a scroll view lies below the modifier of a marker, as far as what is in it has heard; `nil`: it has heard
  /// nothing.
  private static func isBelow(_ scroller: Scroller, _ marker: Marker) -> Bool? {
    if scroller.names.isEmpty { return nil }
    return scroller.names.contains { $0.contains(marker.name) }
  }

  /// Whether a scroll view is where a marker is: no edge further in, and none further out than the safe area reaches.
  static func isWhere(_ marker: Marker, is scroller: Scroller) -> Bool {
    let (one, other) = (marker.rect, scroller.rect)
    guard one.width > 0, one.height > 0, other.width > 0, other.height > 0 else { return false }
    func fits(_ outwards: Double, _ room: Double) -> Bool { outwards >= -tolerance && outwards <= room + tolerance }
    return fits(one.x - other.x, scroller.safeArea.left) && fits(one.y - other.y, scroller.safeArea.top)
      && fits(other.x + other.width - one.x - one.width, scroller.safeArea.right)
      && fits(other.y + other.height - one.y - one.height, scroller.safeArea.bottom)
  }
}
