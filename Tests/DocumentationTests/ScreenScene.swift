// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineTrace

/// What a trace says of a screen at one moment, as a picture needs it: places in the coordinates of the screen, and the
/// engine's own numbers.
struct ScreenScene {
  struct Part {
    var name: String
    var frame: Rect
    /// What clipping leaves of it; `nil` where nothing is left.
    var visible: Rect?
    /// Of an item: how much of it is visible, after covers.
    var fraction = 0.0
    /// Of an item: the surface that it lies in.
    var surface = ""
    /// Of an item: what it shows, where that was said.
    var content: String?
    /// Of an item: whether it has counted by then.
    var hasCounted = false
    /// Of an item: whether a list lies in it.
    var holdsList = false
    /// Of a list: what closes the way for all that it shows, in a word.
    var closed: String?
  }

  struct Lid {
    var name: String
    var frame: Rect
    /// Whether it hides what is below it.
    var hides: Bool
    /// What it does not lie over.
    var except: Set<String>
  }

  var time: Double
  var windows: [Part] = []
  var surfaces: [Part] = []
  var items: [Part] = []
  var covers: [Lid] = []

  init(lines: String, rules: RuleBook, at seconds: Double) {
    time = seconds
    let moment = Timestamp.zero + .seconds(seconds)
    var (digest, tracker) = (InputDigest(), Tracker(rules: rules))
    for element in TraceReader.elements(of: Array(lines.utf8), file: "picture") {
      guard case .input(let input, let time) = element.kind, time <= moment, input != .end else { continue }
      digest.take(input, at: tracker.apply(input, at: time))
    }
    tracker.advance(to: moment)
    let counted = Set(
      tracker.takeEvents().compactMap { event -> String? in
        if case .impression = event.kind { event.content ?? "\(event.surface)|\(event.item)" } else { nil }
      })
    read(digest.inputs(), coverOpacity: rules.coverOpacity)
    for index in surfaces.indices {
      switch tracker.closedGates(of: surfaces[index].name)?.first {
      case .scene(_, let state): surfaces[index].closed = state.rawValue
      case .hiddenSurface: surfaces[index].closed = "hidden"
      case .paused: surfaces[index].closed = "paused"
      case .unknown, nil: break
      }
    }
    let closed = Set(surfaces.filter { $0.closed != nil }.map(\.name))
    for index in items.indices {
      let names = items[index].name.split(separator: "|").map(String.init)
      items[index].hasCounted = counted.contains(items[index].content ?? items[index].name)
      items[index].name = names[1]
      let fraction = tracker.explain(surface: names[0], item: names[1])?.fraction ?? 0
      items[index].fraction = closed.contains(names[0]) ? 0 : fraction
    }
  }

  /// Places all that holds now; names of items are `surface|item` until the engine has been asked.
  private mutating func read(_ inputs: [Input], coverOpacity: Double) {
    var placed: [String: (origin: Point, clip: Rect?, content: Point, window: Rect)] = [:]
    var offsets: [String: Point] = [:]
    var holders: Set<String> = []
    for case .scroll(let id, let offset, _) in inputs { offsets[id] = offset }
    for input in inputs {
      switch input {
      case .window(let line):
        windows.append(Part(name: line.id, frame: line.frame, visible: line.frame))
      case .surface(let line):
        let outer = line.parent.flatMap { placed[$0] }
        let own = windows.first { $0.name == line.window } ?? windows.first
        let window = outer?.window ?? own?.frame ?? line.frame
        let base = outer?.content ?? Point(x: window.x, y: window.y)
        let frame = Self.moved(line.frame, by: base)
        let inner = Rect(
          x: frame.x + line.insets.left, y: frame.y + line.insets.top,
          width: frame.width - line.insets.left - line.insets.right,
          height: frame.height - line.insets.top - line.insets.bottom)
        let clip = Self.common(inner, outer == nil ? window : outer?.clip)
        let offset = offsets[line.id] ?? Point(x: 0, y: 0)
        placed[line.id] = (
          Point(x: frame.x, y: frame.y), clip, Point(x: frame.x - offset.x, y: frame.y - offset.y), window
        )
        surfaces.append(Part(name: line.id, frame: frame, visible: clip))
        if let parent = line.parent, let item = line.parentItem { holders.insert("\(parent)|\(item)") }
      case .items(let id, let lines, _):
        guard let surface = placed[id] else { continue }
        for line in lines {
          let frame = Self.moved(line.frame, by: surface.content)
          var item = Part(name: "\(id)|\(line.id)", frame: frame, visible: Self.common(frame, surface.clip))
          item.content = line.content
          item.surface = id
          items.append(item)
        }
      case .covers(let id, let window, let lines):
        let own = windows.first { $0.name == window } ?? windows.first
        let base = id.flatMap { placed[$0]?.window } ?? own?.frame
        for line in lines {
          let frame = Self.moved(line.rect, by: Point(x: base?.x ?? 0, y: base?.y ?? 0))
          covers.append(
            Lid(
              name: line.by ?? "", frame: frame, hides: line.hides(from: coverOpacity),
              except: Set(line.except.map(\.item))))
        }
      default: continue
      }
    }
    for index in items.indices { items[index].holdsList = holders.contains(items[index].name) }
  }

  private static func moved(_ rect: Rect, by point: Point) -> Rect {
    Rect(x: rect.x + point.x, y: rect.y + point.y, width: rect.width, height: rect.height)
  }

  private static func common(_ rect: Rect, _ clip: Rect?) -> Rect? {
    guard let clip else { return nil }
    let (left, top) = (max(rect.x, clip.x), max(rect.y, clip.y))
    let right = min(rect.x + rect.width, clip.x + clip.width)
    let bottom = min(rect.y + rect.height, clip.y + clip.height)
    return right > left && bottom > top ? Rect(x: left, y: top, width: right - left, height: bottom - top) : nil
  }
}
