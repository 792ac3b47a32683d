// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineTestKit

/// Turns a scene into inputs and rules of the engine.
///
/// The surface of the scene is `list`. Where the scene has a `clip`, now or later, a surface `clip` with that frame
/// lies around it and never scrolls. "Settled" is the phase `idle`, "moving" is `dragging`. Nothing in a scene has a
/// reason, so there are none.
struct CaseConverter {
  /// A scene that says something the README does not know.
  struct Unknown: Error, CustomStringConvertible {
    var description: String
  }

  private let scene: ExposureCase
  private let hasClip: Bool
  private var viewport: Rect
  private var clip: Rect
  /// Items as they stand, since an item line replaces an item whole.
  private var items: [String: ItemLine] = [:]
  private var script = ExposureScript()

  private init(_ scene: ExposureCase) throws {
    self.scene = scene
    hasClip = scene.clip != nil || scene.inputs.contains { $0.op == "clip" }
    viewport = try Self.rect(scene.viewport)
    // Without an outer clip at the start there is none until one is reported: as large as makes no difference.
    clip = try scene.clip.map(Self.rect) ?? Rect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)
  }

  /// The inputs of a scene up to its last change; `until` is left to the one who plays it.
  static func script(of scene: ExposureCase) throws -> ExposureScript {
    var converter = try CaseConverter(scene)
    try converter.start()
    for change in scene.inputs {
      for input in try converter.inputs(for: change) { converter.add(input, at: change.t) }
    }
    return converter.script
  }

  /// The one rule of a scene, with stretches reported: they are what scenes call `appear` and `disappear`.
  static func rules(of scene: ExposureCase) throws -> RuleBook {
    let policy = scene.policy
    var rule = Rule(
      name: "case", fraction: policy.minimumVisibleFraction, continuous: .seconds(policy.minimumDuration),
      reportsStretches: true)
    switch policy.areaRule {
    case "item": rule.of = .item
    case "viewportCoverage": rule.of = .viewport
    default: throw Unknown(description: "areaRule \(policy.areaRule)")
    }
    switch policy.motion {
    case "any": rule.motion = .any
    case "settled": rule.motion = .settled
    default: throw Unknown(description: "motion \(policy.motion)")
    }
    switch policy.repeat {
    case "everyAppearance": rule.repetition = .everyAppearance
    case "oncePerVisit": rule.repetition = .oncePerVisit
    case "oncePerSession": rule.repetition = .oncePerSession
    default: throw Unknown(description: "repeat \(policy.repeat)")
    }
    return RuleBook(rules: [rule])
  }

  private mutating func start() throws {
    for input in places { add(input, at: 0) }
    add(try replacing(scene.items), at: 0)
    let initial = scene.initial
    if let offset = initial?.offset { add(try scroll(offset), at: 0) }
    if let motion = initial?.motion { add(try phase(motion), at: 0) }
    if let occluders = initial?.occluders { add(try covers(occluders), at: 0) }
    if let app = initial?.app { add(try scene(app), at: 0) }
    switch initial?.surface ?? "shown" {
    case "shown": break
    case "hidden": add(.hide("list"), at: 0)
    default: throw Unknown(description: "initial surface \(initial?.surface ?? "")")
    }
  }

  private mutating func inputs(for change: ExposureCase.Change) throws -> [Input] {
    switch change.op {
    case "scroll": return [try scroll(change.offset)]
    case "motion": return [try phase(change.state)]
    case "items": return [try replacing(change.items ?? [])]
    case "insert": return [try inserting(change.items ?? [])]
    case "remove": return [removing(change.ids ?? [])]
    case "move": return [try moving(change.items ?? [])]
    case "item-visibility": return [hiding(change.ids ?? [], change.hidden ?? true)]
    case "viewport":
      viewport = try Self.rect(change.rect ?? [])
      return places
    case "clip":
      clip = try Self.rect(change.rect ?? [])
      return places
    case "occluders": return [try covers(change.rects ?? [])]
    case "surface-hidden": return [.hide("list")]
    case "surface-shown": return [.show("list")]
    case "app-inactive": return [try scene("inactive")]
    case "app-background": return [try scene("background")]
    case "app-active": return [try scene("active")]
    case "session-new": return [.session]
    // The calendar is no part of the engine: setting it changes nothing.
    case "wall-clock": return [.still]
    case "tick": return [.wake]
    default: throw Unknown(description: "op \(change.op)")
    }
  }

  private mutating func add(_ input: Input, at seconds: Double) {
    script = script.at(seconds, input)
  }

  /// The surface lines as things stand.
  private var places: [Input] {
    guard hasClip else { return [.surface(SurfaceLine(id: "list", frame: viewport))] }
    var inner = viewport
    inner.x -= clip.x
    inner.y -= clip.y
    return [
      .surface(SurfaceLine(id: "clip", frame: clip)),
      .surface(SurfaceLine(id: "list", frame: inner, parent: "clip")),
    ]
  }

  private mutating func replacing(_ new: [ExposureCase.Item]) throws -> Input {
    items = [:]
    return .items(surface: "list", items: try remember(new), all: true)
  }

  private mutating func inserting(_ new: [ExposureCase.Item]) throws -> Input {
    .items(surface: "list", items: try remember(new), all: false)
  }

  private mutating func remember(_ new: [ExposureCase.Item]) throws -> [ItemLine] {
    try new.map { item in
      let frame = try Self.rect(item.frame ?? [])
      let line = ItemLine(id: item.id, frame: frame, content: item.content, hidden: item.hidden ?? false)
      items[item.id] = line
      return line
    }
  }

  private mutating func removing(_ ids: [String]) -> Input {
    for id in ids { items[id] = nil }
    return .remove(surface: "list", items: ids, reason: .deleted)
  }

  private mutating func moving(_ moved: [ExposureCase.Item]) throws -> Input {
    let lines = try moved.map { item in
      guard var line = items[item.id] else { throw Unknown(description: "move of \(item.id), which is not there") }
      line.frame = try Self.rect(item.frame ?? [])
      items[item.id] = line
      return line
    }
    return .items(surface: "list", items: lines, all: false)
  }

  private mutating func hiding(_ ids: [String], _ hidden: Bool) -> Input {
    let lines = ids.compactMap { id -> ItemLine? in
      items[id]?.hidden = hidden
      return items[id]
    }
    return .items(surface: "list", items: lines, all: false)
  }

  private func scroll(_ offset: [Double]?) throws -> Input {
    guard let offset, offset.count == 2 else { throw Unknown(description: "a scroll without an offset") }
    return .scroll("list", x: offset[0], y: offset[1])
  }

  private func phase(_ state: String?) throws -> Input {
    switch state {
    case "settled": .phase(surface: "list", phase: .idle)
    case "moving": .phase(surface: "list", phase: .dragging)
    default: throw Unknown(description: "motion state \(state ?? "")")
    }
  }

  private func scene(_ state: String) throws -> Input {
    guard let state = SceneState(rawValue: state) else { throw Unknown(description: "app state \(state)") }
    return .app(state)
  }

  private func covers(_ occluders: [ExposureCase.Occluder]) throws -> Input {
    let covers = try occluders.map { occluder in
      let name = occluder.kind ?? "opaque"
      guard let kind = Cover.Kind(rawValue: name) else { throw Unknown(description: "kind \(name)") }
      let except = (occluder.except ?? []).map { Cover.Exception(item: $0) }
      return Cover(rect: try Self.rect(occluder.rect), kind: kind, except: except)
    }
    return .covers(surface: nil, window: nil, covers: covers)
  }

  static func rect(_ numbers: [Double]) throws -> Rect {
    guard numbers.count == 4 else { throw Unknown(description: "\(numbers) is no rectangle") }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
