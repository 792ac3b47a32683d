// SPDX-License-Identifier: MIT

import SightlineCore
import Testing

@Suite struct ShrinkerTests {
  @Test("a failing scene shrinks to the few lines that matter")
  func shrinks() throws {
    func fails(_ scene: Scene) -> Bool {
      SlowTracker.run(scene.inputs, rules: scene.book, maximumGap: scene.maximumGap).events.contains { event in
        if case .leave(_, cause: .covered, _) = event.kind { true } else { false }
      }
    }
    let scene = try #require((0..<200 as Range<UInt64>).lazy.map { SceneGenerator.scene(seed: $0) }.first(where: fails))
    var shrinker = Shrinker(scene, fails: fails)
    let small = shrinker.shrink()
    #expect(fails(small))
    #expect(small.inputs.count <= 6)
    #expect(small.book.rules.count == 1)
  }
}
