// SPDX-License-Identifier: MIT

import ProofSupport
import SightlineCore

extension SceneGenerator {
  /// The lines that most scenes begin with.
  mutating func opening() {
    if random.chance(0.6) {
      for id in ["main", "second", "third"].prefix(random.pick([1, 1, 2, 3])) { window(id) }
    }
    for _ in 0..<random.pick([1, 1, 2, 2, 3, 4, 5]) { newSurface() }
    for surface in surfaces {
      reload(surface.id, all: false, upTo: random.pick([2, 4, 6]))
    }
    while random.chance(0.3) { veto() }
    if random.chance(0.5) { pass() }
  }

  mutating func step() {
    let weights: [(Int, (inout SceneGenerator) -> Void)] = [
      (24, { $0.scroll() }), (8, { $0.phase() }), (12, { $0.changeItem() }), (8, { $0.newItem() }),
      (4, { $0.reload($0.anySurface(), all: true, upTo: 5) }), (4, { $0.removeItems() }),
      (3, { $0.reinsert() }), (3, { $0.moveToAnotherSurface() }), (3, { $0.changeContent() }),
      (6, { $0.showOrHide() }), (3, { $0.flap() }), (4, { $0.app() }), (3, { $0.changeWindow() }),
      (8, { $0.covers() }), (6, { $0.tap() }), (2, { $0.attributes() }), (4, { $0.veto() }), (2, { $0.known() }),
      (3, { $0.reset() }), (4, { $0.pauseOrResume() }), (2, { $0.add(.session) }), (3, { $0.add(.still) }),
      (4, { $0.add(.wake) }), (4, { $0.changeSurface() }), (2, { $0.removeSurface() }), (2, { $0.newSurface() }),
    ]
    var choice = random.below(weights.reduce(0) { $0 + $1.0 })
    for (weight, body) in weights {
      if choice < weight {
        body(&self)
        return
      }
      choice -= weight
    }
  }

  // MARK: Windows and surfaces

  mutating func window(_ id: String) {
    var frame = Rect(x: coordinate(-2...2), y: 0, width: random.pick([160, 200, 320]), height: 240)
    if random.chance(awkwardness) { frame.height = random.pick([0, .nan]) }
    let scene: SceneState? = random.chance(0.25) ? random.pick([.active, .inactive, .background]) : nil
    if !windows.contains(id) { windows.append(id) }
    add(.window(WindowLine(id: id, frame: frame, scene: scene)))
  }

  mutating func changeWindow() {
    guard !windows.isEmpty else { return }
    window(random.chance(0.03) ? "late" : random.pick(windows))
  }

  private mutating func line(_ id: String) -> SurfaceLine {
    var line = SurfaceLine(
      id: id,
      frame: Rect(
        x: coordinate(-1...3), y: coordinate(-1...4), width: random.pick([64, 100, 160]),
        height: random.pick([64, 128, 200])))
    if random.chance(0.15) { line.frame.height = length() }
    let parents = surfaces.filter { $0.id != id }.map(\.id)
    if !parents.isEmpty, random.chance(0.55) {
      line.parent = random.chance(awkwardness) ? "nowhere" : random.pick(parents)
      if let parent = line.parent, random.chance(0.6) { line.parentItem = anyItem(parent) }
    } else if !windows.isEmpty, random.chance(0.7) {
      line.window = random.chance(0.02) ? "late" : random.pick(windows)
    }
    if random.chance(0.25) {
      line.insets = Insets(
        top: coordinate(-1...4), left: coordinate(0...2), bottom: coordinate(0...3), right: coordinate(-1...2))
    }
    line.rules = ownRules()
    return line
  }

  mutating func newSurface() {
    let used = surfaces.map(\.id)
    guard let id = Self.surfaceIDs.first(where: { !used.contains($0) }) else { return }
    let line = line(id)
    surfaces.append(line)
    add(.surface(line))
  }

  mutating func changeSurface() {
    guard let index = surfaces.indices.randomElement(using: &random) else { return }
    var line = line(surfaces[index].id)
    if random.chance(0.6) {
      line.parent = surfaces[index].parent
      line.parentItem = surfaces[index].parentItem
      line.window = surfaces[index].window
    }
    surfaces[index] = line
    add(.surface(line))
  }

  mutating func removeSurface() {
    guard let index = surfaces.indices.randomElement(using: &random) else { return }
    let line = surfaces[index]
    let old = items[line.id] ?? []
    add(.removeSurface(line.id, reason: random.pick([.deleted, .offscreen])))
    guard random.chance(0.6) else {
      surfaces.remove(at: index)
      items[line.id] = nil
      return
    }
    if random.chance(0.3) { pass() }
    add(.surface(line))
    items[line.id] = old.filter { _ in random.chance(0.7) }
    add(.items(surface: line.id, items: items[line.id] ?? [], all: false))
  }

  mutating func showOrHide() {
    add(
      random.chance(0.5)
        ? .show(surface: anySurface(), reason: reason()) : .hide(surface: anySurface(), reason: reason()))
  }

  mutating func flap() {
    let id = anySurface()
    add(.hide(surface: id, reason: reason()))
    if random.chance(0.25) { pass() }
    if random.chance(0.2) { changeItem() }
    add(.show(surface: id, reason: reason()))
  }

  mutating func app() {
    add(.app(random.pick([.active, .inactive, .background])))
    guard random.chance(0.7) else { return }
    if random.chance(0.7) { pass() }
    add(.app(.active))
  }

  mutating func pauseOrResume() {
    let surface = random.chance(0.3) ? nil : anySurface()
    add(random.chance(0.5) ? .pause(surface: surface) : .resume(surface: surface))
    guard random.chance(0.5) else { return }
    if random.chance(0.6) { pass() }
    add(.resume(surface: surface))
  }

  mutating func scroll() {
    let surface = anySurface()
    let phase: ScrollPhase? =
      random.chance(0.5)
      ? nil : random.pick([.idle, .idle, .dragging, .decelerating, .tracking, .animating])
    let offset = Point(x: random.chance(0.8) ? 0 : coordinate(-3...6), y: coordinate(-4...14))
    add(.scroll(surface: surface, offset: offset, phase: phase))
  }

  mutating func phase() {
    add(.phase(surface: anySurface(), phase: random.pick([.idle, .idle, .dragging, .decelerating])))
  }
}
