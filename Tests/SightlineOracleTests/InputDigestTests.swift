// SPDX-License-Identifier: MIT

import ProofSupport
import SightlineCore
import SightlineTestKit
import Testing

/// A recording that begins in the middle, with what had been told so far.
@Suite("A digest of inputs")
struct InputDigestTests {
  private static var scenes: Range<UInt64> {
    #if DEBUG
      0..<400
    #else
      0..<20_000
    #endif
  }
  private static let shards = 4

  @Test(
    "an engine that is told a digest reports the same as one that was told everything, but for what it cannot remember",
    arguments: 0..<shards)
  func further(shard: Int) {
    var failures = 0
    var compared = 0
    for seed in Self.scenes where seed % UInt64(Self.shards) == UInt64(shard) {
      let scene = SceneGenerator.scene(seed: seed)
      let steps = scene.inputs.map { ExposureScript.Step(time: $0.time, input: $0.input) }
      for cut in LateStart.cuts(steps, count: 3, seed: seed) {
        let late = LateStart(steps, rules: scene.book, maximumGap: scene.maximumGap, cut: cut)
        compared += late.further.count
        guard let text = late.fault ?? Comparison.difference(late.found, late.further) else { continue }
        Issue.record("seed \(seed), cut \(cut): \(text)\n\(scene.text)")
        failures += 1
      }
      if failures > 2 { break }
    }
    #expect(compared > Self.scenes.count / Self.shards)
  }

  @Test("a digest of a digest is the same")
  func again() {
    for seed in Self.scenes.prefix(200) {
      let scene = SceneGenerator.scene(seed: seed)
      var digest = InputDigest()
      for line in scene.inputs where line.input != .end {
        digest.take(line.input, at: line.time)
        var other = InputDigest()
        for input in digest.inputs() { other.take(input, at: line.time) }
        // Numbers that are none differ from themselves, but are written the same.
        #expect("\(other.inputs())" == "\(digest.inputs())")
      }
    }
  }
}
