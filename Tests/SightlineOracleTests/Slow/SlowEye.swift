// SPDX-License-Identifier: MIT

import SightlineCore

/// Looks at a world and says of every cell what is seen of it, from nothing but what the host has said.
struct SlowEye {
  /// How a surface lies, with all that lies around it.
  struct Setting {
    var isOpen: Bool
    /// Where the content's origin lies in the window.
    var origin: Point
    /// What viewports and window leave; `nil` when a number is bad.
    var clip: Box?
    var alpha: Double
    var isHidden: Bool
    var covers: [Cover]
    /// The items around, innermost first.
    var around: [CellID]
    var isIdle: Bool
    var speeds: [Double]
  }

  /// What is asked for instead of what is there.
  enum Change { case none, withoutCovers, frame(Rect) }

  var world: SlowWorld
  var book: RuleBook
  var rules: [Rule]
  var now: Timestamp
  /// Surfaces that begin a new visit, looked at in the moment between the two.
  var closed: Set<String> = []

  func cells() -> [SlowCell] {
    world.surfaces.flatMap { surface -> [SlowCell] in
      let setting = setting(of: surface)
      return surface.items.map { look(at: $0, in: surface, setting) }
    }
  }

  func cell(_ id: CellID, _ change: Change = .none) -> SlowCell? {
    guard let surface = world.surface(id.surface), let item = world.item(id) else { return nil }
    return look(at: item, in: surface, setting(of: surface), change)
  }

  // MARK: Surfaces

  func setting(of surface: SlowWorld.Surface) -> Setting {
    var result = Setting(
      isOpen: false, origin: .zero, clip: nil, alpha: 1, isHidden: false, covers: [], around: [], isIdle: true,
      speeds: [])
    guard let chain = world.chain(surface.line.id), let root = chain.last, let index = world.windowIndex(ofRoot: root)
    else { return result }
    let window = world.windows[index]
    result.isOpen =
      world.isOnScreen(surface.line.id) && world.isSceneOpen(index, book: book) && !world.isPaused
      && !chain.contains(where: \.isPaused) && !closed.contains(surface.line.id)
    result.clip = windowBox(window)
    result.covers = window.covers
    for link in chain.reversed() {
      enter(link, &result)
    }
    return result
  }

  private func windowBox(_ window: SlowWorld.Window) -> Box? {
    guard let frame = window.frame else { return .everything }
    guard frame.width.isFinite, frame.height.isFinite, frame.width > 0, frame.height > 0 else { return nil }
    return Box(left: 0, top: 0, right: frame.width, bottom: frame.height)
  }

  /// Goes from the content of what lies around a surface into the surface's own content.
  private func enter(_ surface: SlowWorld.Surface, _ setting: inout Setting) {
    let line = surface.line
    if let clip = setting.clip, let viewport = viewport(of: line), surface.offset.x.isFinite,
      surface.offset.y.isFinite
    {
      setting.clip = clip.intersection(viewport.moved(x: setting.origin.x, y: setting.origin.y))
    } else {
      setting.clip = nil
    }
    setting.origin.x += line.frame.x - surface.offset.x
    setting.origin.y += line.frame.y - surface.offset.y
    if let parent = line.parent, let id = line.parentItem {
      let cell = CellID(surface: parent, item: id)
      setting.around.insert(cell, at: 0)
      if let item = world.item(cell) {
        setting.alpha *= clampedAlpha(item.line)
        setting.isHidden = setting.isHidden || item.line.hidden
      }
    }
    setting.covers += surface.covers
    setting.isIdle = setting.isIdle && surface.phase == .idle
    setting.speeds.append(speed(of: surface))
  }

  private func viewport(of line: SurfaceLine) -> Box? {
    let insets = line.insets
    guard line.frame.isFinite, insets.top.isFinite, insets.left.isFinite, insets.bottom.isFinite, insets.right.isFinite
    else { return nil }
    let frame = Box(line.frame)
    return Box(
      left: frame.left + max(0, insets.left), top: frame.top + max(0, insets.top),
      right: frame.right - max(0, insets.right), bottom: frame.bottom - max(0, insets.bottom))
  }

  /// The distance between the last two offsets over the time between their batches, for 150 ms (fine print 32).
  private func speed(of surface: SlowWorld.Surface) -> Double {
    guard surface.phase != .idle, surface.reports.count == 2, let last = surface.reports.last,
      let first = surface.reports.first, now < last.time + .milliseconds(150)
    else { return 0 }
    let x = last.offset.x - first.offset.x
    let y = last.offset.y - first.offset.y
    let distance = (x * x + y * y).squareRoot()
    return distance / (last.time - first.time).seconds
  }

  /// A bad alpha is none.
  private func clampedAlpha(_ line: ItemLine) -> Double {
    line.alpha.isFinite ? min(1, max(0, line.alpha)) : 0
  }

  // MARK: Items

  private func look(
    at item: SlowWorld.Item, in surface: SlowWorld.Surface, _ setting: Setting, _ change: Change = .none
  ) -> SlowCell {
    let line = item.line
    let id = CellID(surface: surface.line.id, item: line.id)
    let name = CellName(
      id: id, key: ContentKey(surface: id.surface, line: line),
      place: Place(surface: surface.place, item: item.place))
    var cell = SlowCell(name: name, status: .unseen, frame: line.frame)
    cell.rules = applicableRules(line, surface.line)
    cell.restingFor = Set(rules.indices.filter { motionHolds(rules[$0].motion, setting) })
    cell.alpha = clampedAlpha(line) * setting.alpha
    let isShown = !line.hidden && !setting.isHidden && cell.alpha > 0
    guard setting.isOpen, isShown else { return cell }
    guard line.measurable else {
      cell.status = .unmeasurable
      return cell
    }
    measure(&cell, line, setting, change)
    return cell
  }

  private func measure(_ cell: inout SlowCell, _ line: ItemLine, _ setting: Setting, _ change: Change) {
    var frame = line.frame
    var covers = setting.covers.filter { applies($0, to: cell.name.id, setting) }.map { Box($0.rect) }
    switch change {
    case .none: break
    case .withoutCovers: covers = []
    case .frame(let other): frame = other
    }
    let area = frame.width * frame.height
    guard frame.isFinite, frame.width > 0, frame.height > 0, area > 0, area.isFinite, (frame.x + frame.width).isFinite,
      (frame.y + frame.height).isFinite, let clip = setting.clip
    else { return }
    let whole = Box(frame).moved(x: setting.origin.x, y: setting.origin.y)
    let clipped = whole.intersection(clip)
    guard !clipped.isNothing else { return }
    let rest = Remainder(of: clipped, covers: covers)
    guard let bounds = rest.bounds else { return }
    cell.status = .visible
    cell.itemArea = area
    cell.fraction = rest.area / area
    let moved = slackened(whole, clipped: clipped, covers: covers).area
    cell.deciding = rest.area / moved
    cell.ofViewport = rest.area * (area / moved) / clip.area
    cell.seen = Box(
      left: (bounds.left - whole.left) / frame.width, top: (bounds.top - whole.top) / frame.height,
      right: (bounds.right - whole.left) / frame.width, bottom: (bounds.bottom - whole.top) / frame.height)
  }

  /// The item with each edge moved in by what clips cut along it, where that is within the slack (fine print 39).
  private func slackened(_ whole: Box, clipped: Box, covers: [Box]) -> Box {
    var left = clipped
    for cover in covers {
      let overlap = cover.intersection(clipped)
      guard !overlap.isNothing else { continue }
      let isTall = cover.top <= clipped.top && cover.bottom >= clipped.bottom
      let isWide = cover.left <= clipped.left && cover.right >= clipped.right
      if isTall, cover.left <= clipped.left, within(overlap.width) { left.left = max(left.left, overlap.right) }
      if isTall, cover.right >= clipped.right, within(overlap.width) { left.right = min(left.right, overlap.left) }
      if isWide, cover.top <= clipped.top, within(overlap.height) { left.top = max(left.top, overlap.bottom) }
      if isWide, cover.bottom >= clipped.bottom, within(overlap.height) { left.bottom = min(left.bottom, overlap.top) }
    }
    var result = whole
    if within(left.left - whole.left) { result.left = left.left }
    if within(left.top - whole.top) { result.top = left.top }
    if within(whole.right - left.right) { result.right = left.right }
    if within(whole.bottom - left.bottom) { result.bottom = left.bottom }
    return result
  }

  private func within(_ cut: Double) -> Bool { atLeast(book.slack, cut) }

  private func applies(_ cover: Cover, to cell: CellID, _ setting: Setting) -> Bool {
    guard cover.rect.isFinite, cover.rect.width > 0, cover.rect.height > 0,
      (cover.rect.width * cover.rect.height).isFinite
    else { return false }
    if let opacity = cover.opacity {
      guard opacity.isFinite, atLeast(opacity, book.coverOpacity) else { return false }
    } else if cover.kind == .transparent {
      return false
    }
    return !([cell] + setting.around).contains { id in
      cover.except.contains { $0.item == id.item && ($0.surface ?? id.surface) == id.surface }
    }
  }

  private func applicableRules(_ item: ItemLine, _ surface: SurfaceLine) -> Set<Int> {
    guard let names = item.rules ?? surface.rules ?? book.surfaces[surface.id] else { return Set(rules.indices) }
    return Set(rules.indices.filter { names.contains(rules[$0].name) })
  }

  private func motionHolds(_ motion: Rule.Motion, _ setting: Setting) -> Bool {
    switch motion {
    case .any: true
    case .settled: setting.isIdle
    case .slowerThan(let limit): setting.speeds.allSatisfy { $0 < limit && !atLeast($0, limit) }
    }
  }
}
