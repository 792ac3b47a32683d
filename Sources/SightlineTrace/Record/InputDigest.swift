// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
#endif

/// What inputs have told so far, as the fewest inputs that tell it again at once.
///
/// A recording that is switched on in the middle of things begins with them: an engine that is fed ``inputs()`` at
/// ``time`` knows the same windows, surfaces, items, places, phases, covers, vetoes and pauses as one that was fed
/// everything, in the same order. What is lost is memory: what was visible begins to be visible at ``time``, with no time
/// gathered; visits, sessions and events are numbered anew; what a rule would not repeat is not known, but for `once`
/// rules, as far as it was told (``know(_:rule:)``) and the content is shown now.
///
/// Costs a few look-ups for each input, and memory for what is there now.
public struct InputDigest: Sendable {
  /// The time of the last input; `nil` before the first.
  public private(set) var time: Timestamp?
  /// Whether the recording has ended; nothing is taken in from then on.
  public private(set) var hasEnded = false

  /// In the order of their first lines; the first stands in until there is one.
  var windows = [DigestWindow()]
  /// In the order of their first lines.
  var surfaces: [DigestSurface] = []
  private var places: [String: Int] = [:]
  private var isPaused = false
  var known = DigestMemory()
  /// What of the open time is about what is known, in its order.
  private var controls: [Input] = []
  private var leavingItems: [(surface: String, item: String)] = []
  private var leavingSurfaces = 0

  /// Makes a digest of nothing.
  public init() {}

  /// Takes an input in, at the time at which it counts.
  public mutating func take(_ input: Input, at time: Timestamp) {
    if hasEnded { return }
    // Waking is no input: nothing has been told.
    if case .wake = input { return }
    if time != self.time { closeBatch() }
    self.time = time
    switch input {
    case .window(let line): takeWindow(line)
    case .surface(let line): takeSurface(line)
    case .items(let id, let items, let all): changeItems(id) { $0.take(items, all: all) }
    case .remove(let id, let items, _): changeItems(id) { $0.remove(items) }
    case .removeSurface(let id, _): removeSurface(id)
    case .scroll(let id, let offset, let phase):
      change(id) { surface in
        surface.offset = offset
        if let phase { surface.phase = phase }
      }
    case .phase(let id, let phase): change(id) { $0.phase = phase }
    case .show(let id, _): change(id) { $0.show() }
    case .hide(let id, let reason): change(id) { $0.hide(reason) }
    case .app(let state): for place in windows.indices { windows[place].scene = state }
    case .covers(let surface, let window, let covers): takeCovers(surface, window, covers)
    case .attributes(let id, let item, let attributes): change(id) { $0.setAttributes(attributes, of: item) }
    case .veto(let id, let item, let rule, let isOn): change(id) { $0.veto(item, rule, isOn) }
    case .known: controls.append(input)
    case .reset(let surface, let item, let rule):
      controls.append(input)
      // What a surface held before is forgotten, too.
      if surface != nil, item == nil { reset(surface, item, rule) }
    case .pause(let id): setPaused(id, true)
    case .resume(let id): setPaused(id, false)
    case .end: hasEnded = true
    case .tap, .session, .still, .wake: break
    }
  }

  /// Notes that a content must not be reported again under a rule that counts once: that it was reported now, say.
  public mutating func know(_ content: String, rule: String) {
    applyControls()
    add(content, rule)
  }

  private mutating func add(_ content: String, _ rule: String) {
    if known.insert(content, rule: rule) { known.keep(shownTexts()) }
  }

  /// All that holds now, as inputs of one time; empty after the end.
  public func inputs() -> [Input] {
    if hasEnded { return [] }
    var closed = self
    closed.closeBatch()
    closed.known.keep(closed.shownTexts())
    var inputs: [Input] = []
    for window in closed.windows { window.tell(&inputs) }
    for surface in closed.surfaces { inputs.append(.surface(surface.line)) }
    closed.known.tell(&inputs)
    for surface in closed.surfaces { surface.tell(&inputs) }
    if isPaused { inputs.append(.pause(surface: nil)) }
    // Error bars of what follows depend on the time, though nothing is left of what was told.
    if inputs.isEmpty, time != nil { inputs.append(.still) }
    return inputs
  }

  // MARK: Windows

  private mutating func takeWindow(_ line: WindowLine) {
    if let place = windows.firstIndex(where: { $0.line?.id == line.id }) {
      windows[place].line = line
      if let scene = line.scene { windows[place].scene = scene }
    } else if windows.count == 1, windows[0].line == nil {
      windows[0].line = line
      windows[0].scene = line.scene ?? .active
    } else {
      windows.append(DigestWindow(line: line, scene: line.scene ?? .active))
    }
  }

  private mutating func takeCovers(_ surface: String?, _ window: String?, _ covers: [Cover]) {
    if let surface {
      change(surface) { $0.covers = covers }
    } else if let place = window.map({ id in windows.firstIndex { $0.line?.id == id } }) ?? 0 {
      windows[place].covers = covers
    }
  }

  // MARK: Surfaces

  private mutating func takeSurface(_ line: SurfaceLine) {
    if let place = places[line.id] {
      surfaces[place].report(line)
    } else {
      places[line.id] = surfaces.count
      surfaces.append(DigestSurface(line: line))
    }
  }

  private mutating func removeSurface(_ id: String) {
    guard let place = places[id], surfaces[place].isReported else { return }
    surfaces[place].isReported = false
    for item in surfaces[place].removeAll() { leavingItems.append((id, item)) }
    leavingSurfaces += 1
  }

  private mutating func change(_ id: String, _ body: (inout DigestSurface) -> Void) {
    guard let place = places[id], surfaces[place].isReported else { return }
    body(&surfaces[place])
  }

  private mutating func changeItems(_ id: String, _ body: (inout DigestSurface) -> [String]) {
    guard let place = places[id], surfaces[place].isReported else { return }
    for item in body(&surfaces[place]) { leavingItems.append((id, item)) }
  }

  private mutating func setPaused(_ id: String?, _ value: Bool) {
    if let id { change(id) { $0.isPaused = value } } else { isPaused = value }
  }

  /// What was taken away and not brought back at the same time is gone.
  private mutating func closeBatch() {
    while let (surface, item) = leavingItems.popLast() {
      if let place = places[surface] { surfaces[place].dropIfLeaving(item) }
    }
    applyControls()
    guard leavingSurfaces > 0 else { return }
    leavingSurfaces = 0
    surfaces.removeAll { !$0.isReported }
    places.removeAll(keepingCapacity: true)
    for (place, surface) in surfaces.enumerated() { places[surface.line.id] = place }
  }

  // MARK: What is known

  /// The texts by which stores know what is shown.
  private func shownTexts() -> Set<String> {
    var texts: Set<String> = []
    for surface in surfaces { surface.addTexts(to: &texts) }
    return texts
  }

  /// What is known and reset counts after all that was told at the same time, as for the engine.
  private mutating func applyControls() {
    if controls.isEmpty { return }
    let waiting = controls
    controls.removeAll(keepingCapacity: true)
    for control in waiting {
      switch control {
      case .known(let rule, let contents): for content in contents { add(content, rule) }
      case .reset(let surface, let item, let rule): reset(surface, item, rule)
      default: break
      }
    }
  }

  private mutating func reset(_ surface: String?, _ item: String?, _ rule: String?) {
    if surface == nil, item == nil { return known.forget(nil, rule: rule) }
    var texts: Set<String> = []
    for other in surfaces where surface == nil || other.line.id == surface {
      if let item { other.addText(of: item, to: &texts) } else { other.addTexts(to: &texts) }
    }
    known.forget(texts, rule: rule)
  }
}
