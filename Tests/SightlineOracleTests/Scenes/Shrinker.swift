// SPDX-License-Identifier: MIT

import SightlineCore

/// Makes a failing scene smaller for as long as it still fails.
struct Shrinker {
  /// Whether a scene still fails.
  let fails: (Scene) -> Bool
  private(set) var scene: Scene
  private var hasShrunk = true

  init(_ scene: Scene, fails: @escaping (Scene) -> Bool) {
    self.scene = scene
    self.fails = fails
  }

  mutating func shrink() -> Scene {
    // A scene with a NaN is never equal to itself, so the number of rounds is bounded too.
    for _ in 0..<8 where hasShrunk {
      hasShrunk = false
      dropInputs()
      for index in scene.book.rules.indices.reversed() { attempt { $0.book.rules.remove(at: index) } }
      for index in scene.inputs.indices.reversed() { simplify(index) }
      for index in scene.book.rules.indices { simplifyRule(index) }
      simplifyBook()
    }
    return scene
  }

  /// Takes a change over if the scene is another and still fails.
  private mutating func attempt(_ change: (inout Scene) -> Void) {
    var candidate = scene
    change(&candidate)
    guard candidate.inputs != scene.inputs || candidate.book != scene.book || candidate.maximumGap != scene.maximumGap,
      fails(candidate)
    else { return }
    scene = candidate
    hasShrunk = true
  }

  private mutating func dropInputs() {
    var size = max(1, scene.inputs.count / 2)
    while size >= 1 {
      var start = scene.inputs.count
      while start > 0 {
        let from = max(0, start - size)
        let to = min(start, scene.inputs.count)
        if from < to { attempt { $0.inputs.removeSubrange(from..<to) } }
        start = from
      }
      size /= 2
    }
  }

  private mutating func change<Value>(
    _ index: Int, _ path: WritableKeyPath<TimedInput, Value>, to value: Value
  ) {
    attempt { scene in
      guard index < scene.inputs.count else { return }
      scene.inputs[index][keyPath: path] = value
    }
  }

  private mutating func simplify(_ index: Int) {
    guard index < scene.inputs.count else { return }
    if index > 0 { change(index, \.time, to: scene.inputs[index - 1].time) }
    for input in Self.simpler(scene.inputs[index].input) { change(index, \.input, to: input) }
  }

  /// Inputs that say a little less.
  private static func simpler(_ input: Input) -> [Input] {
    switch input {
    case .items(let surface, let items, let all):
      var result: [Input] = all ? [.items(surface: surface, items: items, all: false)] : []
      for index in items.indices {
        var fewer = items
        fewer.remove(at: index)
        result.append(.items(surface: surface, items: fewer, all: all))
        for item in simpler(items[index]) {
          var changed = items
          changed[index] = item
          result.append(.items(surface: surface, items: changed, all: all))
        }
      }
      return result
    case .covers(let surface, let window, let covers):
      return covers.indices.flatMap { index -> [Input] in
        var fewer = covers
        fewer.remove(at: index)
        var plain = covers
        plain[index] = Cover(rect: covers[index].rect)
        return [fewer, plain].map { .covers(surface: surface, window: window, covers: $0) }
      }
    case .surface(let line): return simpler(line).map { .surface($0) }
    case .window(let line):
      return [.window(WindowLine(id: line.id, frame: Rect(x: 0, y: 0, width: 320, height: 240)))]
    case .scroll(let surface, let offset, let phase):
      return [
        .scroll(surface: surface, offset: offset, phase: nil),
        .scroll(surface: surface, offset: Point(x: 0, y: offset.y), phase: phase),
        .scroll(surface: surface, offset: .zero, phase: phase),
      ]
    case .remove(let surface, let items, let reason):
      return items.map { .remove(surface: surface, items: [$0], reason: reason) }
    case .show(let surface, _): return [.show(surface: surface, reason: nil)]
    case .hide(let surface, _): return [.hide(surface: surface, reason: nil)]
    default: return [.still]
    }
  }

  private static func simpler(_ line: SurfaceLine) -> [SurfaceLine] {
    let changes: [(inout SurfaceLine) -> Void] = [
      { $0.insets = .zero }, { $0.rules = nil }, { $0.parentItem = nil }, { $0.window = nil },
      { $0.parent = nil }, { $0.frame = Rect(x: 0, y: 0, width: 100, height: 200) },
    ]
    return changes.map { change in
      var result = line
      change(&result)
      return result
    }
  }

  private static func simpler(_ line: ItemLine) -> [ItemLine] {
    let changes: [(inout ItemLine) -> Void] = [
      { $0.content = nil }, { $0.index = nil }, { $0.alpha = 1 }, { $0.hidden = false }, { $0.measurable = true },
      { $0.rules = nil }, { $0.attributes = nil }, { $0.frame.x = 0 }, { $0.frame.y = 0 }, { $0.frame.width = 64 },
      { $0.frame.height = 64 },
    ]
    return changes.map { change in
      var result = line
      change(&result)
      return result
    }
  }

  private mutating func simplifyRule(_ index: Int) {
    let plain = Rule(name: scene.book.rules[index].name)
    let changes: [(inout Rule) -> Void] = [
      { $0.fraction = plain.fraction }, { $0.of = plain.of }, { $0.largeItem = nil },
      { $0.minimumAlpha = plain.minimumAlpha }, { $0.continuous = .zero }, { $0.cumulative = .zero },
      { $0.motion = .any }, { $0.extent = 0 }, { $0.repetition = .everyAppearance },
      { $0.countsInteraction = false }, { $0.reportsStretches = false }, { $0.sample = 1 }, { $0.version = "1" },
    ]
    for change in changes { attempt { change(&$0.book.rules[index]) } }
  }

  private mutating func simplifyBook() {
    let plain = RuleBook(rules: [])
    attempt { $0.maximumGap = nil }
    attempt { $0.book.surfaces = [:] }
    attempt { $0.book.visits = VisitPolicy() }
    attempt { $0.book.inactive = plain.inactive }
    attempt { $0.book.record = plain.record }
    attempt { $0.book.coverOpacity = plain.coverOpacity }
    attempt { $0.book.slack = plain.slack }
    attempt { $0.book.repetitionMemory = plain.repetitionMemory }
  }
}
