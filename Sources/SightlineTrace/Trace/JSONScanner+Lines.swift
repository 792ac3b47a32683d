// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
#endif

/// A function for each kind of line; each reads up to the closing brace, in any order of keys.
extension JSONScanner {
  mutating func head(at time: Timestamp) throws(Fault) -> TraceHead {
    var head = TraceHead(time: time)
    var version: Int?
    while let key = try nextKey() {
      switch key {
      case "version": version = try self.version()
      case "source": head.source = try optionalText()
      case "device": head.device = try optionalText()
      case "maximumGap": head.maximumGap = try optionalSpan()
      default: try passOther(key)
      }
    }
    head.version = try required(version, .version)
    return head
  }

  private mutating func version() throws(Fault) -> Int {
    let start = place
    guard try whole(.version) == TraceHead.currentVersion else { throw Fault(kind: .wrong(.version), place: start) }
    return TraceHead.currentVersion
  }

  mutating func window() throws(Fault) -> Input {
    var id: String?
    var frame: Rect?
    var scale: Double?
    var scene: SceneState?
    while let key = try nextKey() {
      switch key {
      case "id": id = try text()
      case "frame": frame = try self.frame()
      case "scale": scale = try optionalNumber()
      case "scene": scene = try passNull() ? nil : sceneState()
      default: try passOther(key)
      }
    }
    return .window(
      WindowLine(id: try required(id, .id), frame: try required(frame, .frame), scale: scale, scene: scene))
  }

  mutating func surface() throws(Fault) -> Input {
    var id: String?
    var frame: Rect?
    var line = SurfaceLine(id: "", frame: .zero)
    while let key = try nextKey() {
      switch key {
      case "id": id = try text()
      case "window": line.window = try optionalText()
      case "frame": frame = try self.frame()
      case "parent": line.parent = try optionalText()
      case "parentItem": line.parentItem = try optionalText()
      case "insets": line.insets = try insets()
      case "rules": line.rules = try optionalNames()
      default: try passOther(key)
      }
    }
    line.id = try required(id, .id)
    line.frame = try required(frame, .frame)
    return .surface(line)
  }

  mutating func remove() throws(Fault) -> Input {
    var surface: String?
    var items: [String]?
    var reason = RemovalReason.deleted
    while let key = try nextKey() {
      switch key {
      case "surface": surface = try text()
      case "items": items = try optionalNames()
      case "reason": reason = try removalReason()
      default: try passOther(key)
      }
    }
    let id = try required(surface, .surface)
    if let items { return .remove(surface: id, items: items, reason: reason) }
    return .removeSurface(id, reason: reason)
  }

  private mutating func removalReason() throws(Fault) -> RemovalReason {
    if try passNull() { return .deleted }
    return try choice(.removalReason) { word in
      switch word {
      case "deleted": .deleted
      case "offscreen": .offscreen
      default: nil
      }
    }
  }

  @inline(__always)
  mutating func scroll() throws(Fault) -> Input {
    var surface: String?
    var offset: Point?
    var phase: ScrollPhase?
    while let key = try nextKey() {
      switch key {
      case "surface": surface = try text()
      case "offset": offset = try point()
      case "phase": phase = try passNull() ? nil : scrollPhase()
      default: try passOther(key)
      }
    }
    return .scroll(surface: try required(surface, .surface), offset: try required(offset, .offset), phase: phase)
  }

  mutating func phaseLine() throws(Fault) -> Input {
    var surface: String?
    var phase: ScrollPhase?
    while let key = try nextKey() {
      switch key {
      case "surface": surface = try text()
      case "phase": phase = try scrollPhase()
      default: try passOther(key)
      }
    }
    return .phase(surface: try required(surface, .surface), phase: try required(phase, .phase))
  }

  @inline(__always)
  mutating func scrollPhase() throws(Fault) -> ScrollPhase {
    try choice(.phase) { word in
      switch word {
      case "idle": .idle
      case "tracking": .tracking
      case "dragging": .dragging
      case "decelerating": .decelerating
      case "animating": .animating
      default: nil
      }
    }
  }

  private mutating func sceneState() throws(Fault) -> SceneState {
    try choice(.scene) { word in
      switch word {
      case "active": .active
      case "inactive": .inactive
      case "background": .background
      default: nil
      }
    }
  }

  mutating func app() throws(Fault) -> Input {
    var state: SceneState?
    while let key = try nextKey() {
      switch key {
      case "state": state = try sceneState()
      default: try passOther(key)
      }
    }
    return .app(try required(state, .state))
  }

  /// The fields of `show` and `hide`. A reason that nobody knows is `other`, with a doubt.
  mutating func visibility() throws(Fault) -> (surface: String, reason: VisitReason?) {
    var surface: String?
    var reason: VisitReason?
    while let key = try nextKey() {
      switch key {
      case "surface": surface = try text()
      case "reason": reason = try passNull() ? nil : visitReason()
      default: try passOther(key)
      }
    }
    return (try required(surface, .surface), reason)
  }

  private mutating func visitReason() throws(Fault) -> VisitReason {
    let start = place
    let name = try text(.visitReason)
    if let reason = VisitReason(rawValue: name) { return reason }
    doubt = Fault(kind: .unknownWord(.visitReason), place: start)
    return .other
  }

  mutating func tap() throws(Fault) -> Input {
    var surface: String?
    var item: String?
    while let key = try nextKey() {
      switch key {
      case "surface": surface = try text()
      case "item": item = try text()
      default: try passOther(key)
      }
    }
    return .tap(surface: try required(surface, .surface), item: try required(item, .item))
  }

  mutating func attributesLine() throws(Fault) -> Input {
    var surface: String?
    var item: String?
    var attributes: Attributes?
    while let key = try nextKey() {
      switch key {
      case "surface": surface = try text()
      case "item": item = try text()
      case "attributes": attributes = try self.attributes()
      default: try passOther(key)
      }
    }
    return .attributes(
      surface: try required(surface, .surface), item: try required(item, .item),
      attributes: try required(attributes, .attributes))
  }

  mutating func veto() throws(Fault) -> Input {
    var surface: String?
    var item: String?
    var rule: String?
    var isOn: Bool?
    while let key = try nextKey() {
      switch key {
      case "surface": surface = try text()
      case "item": item = try text()
      case "rule": rule = try text()
      case "on": isOn = try boolean(.boolean)
      default: try passOther(key)
      }
    }
    return .veto(
      surface: try required(surface, .surface), item: try required(item, .item), rule: try required(rule, .rule),
      isOn: try required(isOn, .on))
  }

  mutating func known() throws(Fault) -> Input {
    var rule: String?
    var contents: [String]?
    while let key = try nextKey() {
      switch key {
      case "rule": rule = try text()
      case "contents": contents = try names()
      default: try passOther(key)
      }
    }
    return .known(rule: try required(rule, .rule), contents: try required(contents, .contents))
  }

  mutating func reset() throws(Fault) -> Input {
    var surface: String?
    var item: String?
    var rule: String?
    while let key = try nextKey() {
      switch key {
      case "surface": surface = try optionalText()
      case "item": item = try optionalText()
      case "rule": rule = try optionalText()
      default: try passOther(key)
      }
    }
    return .reset(surface: surface, item: item, rule: rule)
  }

  /// The fields of `pause` and `resume`.
  mutating func optionalSurface() throws(Fault) -> String? {
    var surface: String?
    while let key = try nextKey() {
      switch key {
      case "surface": surface = try optionalText()
      default: try passOther(key)
      }
    }
    return surface
  }

  /// A line that has no fields.
  mutating func bare(_ input: Input) throws(Fault) -> Input {
    while let key = try nextKey() { try passOther(key) }
    return input
  }
}
