// SPDX-License-Identifier: MIT

import SightlineCore
import Testing

@Suite("The arithmetic of explanations")
struct ExplainArithmeticTests {
  #if DEBUG
    private static let scenes: UInt64 = 100
  #else
    private static let scenes: UInt64 = 1_000
  #endif

  @Test("in random scenes every explanation adds up and agrees with what the events say")
  func addsUp() {
    var explained = 0
    for seed in 0..<Self.scenes {
      let scene = SceneGenerator.scene(seed: seed ^ 0xe8_91a1)
      var tracker = Tracker(rules: scene.book, maximumGap: scene.maximumGap)
      var stretches = Stretches()
      var ids: [String: Set<String>] = [:]
      for (place, line) in scene.inputs.enumerated() where line.input != .end {
        tracker.apply(line.input, at: line.time)
        if case .items(let surface, let items, _) = line.input { ids[surface, default: []].formUnion(items.map(\.id)) }
        let isLast = place + 1 == scene.inputs.count || scene.inputs[place + 1].time > line.time
        guard isLast, place % 3 == 0 else { continue }
        stretches.follow(tracker.takeEvents())
        for (surface, items) in ids.sorted(by: { $0.key < $1.key }) {
          for item in items.sorted() {
            guard let explanation = tracker.explain(surface: surface, item: item) else { continue }
            explained += 1
            Self.check(explanation, seed)
            stretches.check(explanation, scene.book, seed)
          }
        }
      }
    }
    #expect(explained > Int(Self.scenes) * 10)
  }

  private static func check(_ explanation: Explanation, _ seed: UInt64) {
    let lost = explanation.losses.map(\.area).reduce(0, +)
    let isShown = explanation.visibleArea > 0
    if isShown {
      #expect(
        abs(explanation.itemArea - lost - explanation.visibleArea) < 1e-6 + 1e-9 * explanation.itemArea, "seed \(seed)")
      #expect(
        abs(explanation.fraction * explanation.itemArea - explanation.visibleArea) < 1e-6 + 1e-9 * explanation.itemArea,
        "seed \(seed)")
      #expect(!explanation.isHidden && explanation.hasGoodNumbers, "seed \(seed)")
    }
    for part in explanation.rules {
      let holds = part.areaHolds && part.alphaHolds && part.motionHolds && explanation.gates.isEmpty
      if part.isViewable { #expect(holds && isShown, "seed \(seed)") }
      if part.areaHolds { #expect(isShown, "seed \(seed)") }
      #expect(part.missing >= .zero, "seed \(seed)")
    }
  }

  /// The stretches that are open by what the events say; only rules that report them can be followed.
  private struct Stretches {
    private var open: Set<String> = []

    mutating func follow(_ events: [Event]) {
      for event in events {
        let key = event.content.map { "content \($0)" } ?? "item \(event.surface) \(event.item)"
        switch event.kind {
        case .enter(let rule, _): open.insert("\(rule.name) \(key)")
        case .leave(let rule, _, _): open.remove("\(rule.name) \(key)")
        default: break
        }
      }
    }

    /// A cell that is viewable means that the stretch of its content is open.
    func check(_ explanation: Explanation, _ book: RuleBook, _ seed: UInt64) {
      let key = explanation.content.map { "content \($0)" } ?? "item \(explanation.surface) \(explanation.item)"
      for part in explanation.rules where part.rule.reportsStretches && part.isViewable {
        #expect(open.contains("\(part.rule.name) \(key)"), "seed \(seed): \(explanation.surface)/\(explanation.item)")
      }
    }
  }
}
