// SPDX-License-Identifier: MIT

import SightlineCore

/// Follows what a session tells, and keeps what is known at each time.
struct SimulatedScreenWalk {
  struct Surface {
    var line: SurfaceLine
    var offset = Point.zero
    var phase = ScrollPhase.idle
    /// By id, in the order of arrival.
    var items: [(id: String, line: ItemLine)] = []
    var covers: [Cover] = []
    var isShown = true

    func item(_ id: String) -> ItemLine? { items.first { $0.id == id }?.line }
  }

  var window = Rect.zero
  var windowCovers: [Cover] = []
  var scene = SceneState.active
  var surfaces: [String: Surface] = [:]
  /// What was told that must not be.
  var faults: [String] = []

  mutating func take(_ input: Input) {
    switch input {
    case .window(let line):
      window = line.frame
      if let state = line.scene { scene = state }
    case .app(let state): scene = state
    case .surface(let line):
      if let parent = line.parent, surfaces[parent]?.item(line.parentItem ?? "") == nil {
        faults.append("\(line.id) lies in \(line.parentItem ?? "nothing"), which is not there")
      }
      surfaces[line.id, default: Surface(line: line)].line = line
    case .items(let id, let items, let all): take(items, of: id, all)
    case .remove(let id, let items, _):
      for item in items {
        if surfaces[id]?.item(item) == nil { faults.append("\(item) is removed from \(id), and is not there") }
        surfaces[id]?.items.removeAll { $0.id == item }
      }
    case .removeSurface(let id, _):
      if surfaces.removeValue(forKey: id) == nil { faults.append("\(id) is removed, and is not there") }
    case .scroll(let id, let offset, let phase):
      surfaces[id]?.offset = offset
      if let phase { surfaces[id]?.phase = phase }
    case .phase(let id, let phase): surfaces[id]?.phase = phase
    case .show(let id, _): surfaces[id]?.isShown = true
    case .hide(let id, _): surfaces[id]?.isShown = false
    case .covers(let surface, _, let covers):
      if let surface { surfaces[surface]?.covers = covers } else { windowCovers = covers }
    case .tap(let id, let item):
      if surfaces[id]?.item(item) == nil { faults.append("\(item) of \(id) is tapped, and is not there") }
    case .end: break
    default: faults.append("\(input) is not what a simulation tells")
    }
  }

  private mutating func take(_ items: [ItemLine], of id: String, _ all: Bool) {
    guard var surface = surfaces[id] else { return faults.append("items of \(id), which is not there") }
    if Set(items.map(\.id)).count != items.count { faults.append("an id twice in \(id)") }
    if all { surface.items = [] }
    for item in items {
      if let place = surface.items.firstIndex(where: { $0.id == item.id }) {
        surface.items[place].line = item
      } else {
        surface.items.append((item.id, item))
      }
    }
    surfaces[id] = surface
  }

  /// What was told at one time, for each time.
  static func moments(of session: [(time: Timestamp, input: Input)]) -> [(time: Timestamp, inputs: [Input])] {
    var moments: [(time: Timestamp, inputs: [Input])] = []
    for line in session {
      if moments.last?.time == line.time {
        moments[moments.count - 1].inputs.append(line.input)
      } else {
        moments.append((line.time, [line.input]))
      }
    }
    return moments
  }
}
