// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
#endif

/// What has been told of a surface and its items.
struct DigestSurface: Sendable {
  private struct Item {
    /// As first told among the items of the surface.
    var place: Int64
    var line: ItemLine
    /// Taken away at the time of the last input; it may yet be told again.
    var isLeaving = false
  }

  private struct Veto: Equatable {
    var item: String
    var rule: String
  }

  private(set) var line: SurfaceLine
  /// Whether it is there; one that was taken away may come back at the same time.
  var isReported = true
  var offset = Point.zero
  var phase = ScrollPhase.idle
  var isPaused = false
  var covers: [Cover] = []
  private var isShown = true
  private var hideReason: VisitReason?
  private var items: [String: Item] = [:]
  private var nextPlace: Int64 = 0
  private var vetoes: [Veto] = []

  init(line: SurfaceLine) {
    self.line = line
  }

  /// A surface that comes back is as new.
  mutating func report(_ line: SurfaceLine) {
    self.line = line
    if isReported { return }
    isReported = true
    (offset, phase) = (.zero, .idle)
    (isShown, hideReason, isPaused) = (true, nil, false)
    covers = []
  }

  mutating func show() { (isShown, hideReason) = (true, nil) }

  mutating func hide(_ reason: VisitReason?) {
    // A second hide changes nothing, nor does its reason.
    if isShown { (isShown, hideReason) = (false, reason) }
  }

  // MARK: Items

  /// Takes lines in; answers which items may have gone.
  mutating func take(_ lines: [ItemLine], all: Bool) -> [String] {
    let leaving = all ? removeAll() : []
    for line in lines { take(line) }
    return leaving
  }

  private mutating func take(_ line: ItemLine) {
    guard let known = items[line.id] else {
      items[line.id] = Item(place: nextPlace, line: line)
      nextPlace += 1
      return
    }
    var line = line
    // Attributes stay unless the content changes (fine print 5).
    if line.attributes == nil, line.content == known.line.content { line.attributes = known.line.attributes }
    items[line.id] = Item(place: known.place, line: line)
  }

  /// Takes items away; answers those that were there.
  mutating func remove(_ ids: [String]) -> [String] {
    ids.filter { id in
      guard let item = items[id], !item.isLeaving else { return false }
      items[id]?.isLeaving = true
      return true
    }
  }

  mutating func removeAll() -> [String] { remove(Array(items.keys)) }

  /// Forgets an item that was not told again, and what was vetoed for it.
  mutating func dropIfLeaving(_ id: String) {
    guard items[id]?.isLeaving == true else { return }
    items[id] = nil
    vetoes.removeAll { $0.item == id }
  }

  mutating func setAttributes(_ attributes: Attributes, of id: String) {
    if items[id]?.isLeaving == false { items[id]?.line.attributes = attributes }
  }

  mutating func veto(_ item: String, _ rule: String, _ isOn: Bool) {
    let veto = Veto(item: item, rule: rule)
    vetoes.removeAll { $0 == veto }
    if isOn { vetoes.append(veto) }
  }

  // MARK: What holds

  /// Tells all but its own line.
  func tell(_ inputs: inout [Input]) {
    let id = line.id
    for veto in vetoes { inputs.append(.veto(surface: id, item: veto.item, rule: veto.rule, isOn: true)) }
    let lines = Array(items.values).arranged { $0.place < $1.place }.map(\.line)
    if !lines.isEmpty { inputs.append(.items(surface: id, items: lines, all: false)) }
    if offset != .zero {
      inputs.append(.scroll(surface: id, offset: offset, phase: phase == .idle ? nil : phase))
    } else if phase != .idle {
      inputs.append(.phase(surface: id, phase: phase))
    }
    if !isShown { inputs.append(.hide(surface: id, reason: hideReason)) }
    if !covers.isEmpty { inputs.append(.covers(surface: id, window: nil, covers: covers)) }
    if isPaused { inputs.append(.pause(surface: id)) }
  }

  func addTexts(to texts: inout Set<String>) {
    for item in items.values { texts.insert(item.line.content ?? item.line.id) }
  }

  func addText(of id: String, to texts: inout Set<String>) {
    if let item = items[id] { texts.insert(item.line.content ?? id) }
  }
}
