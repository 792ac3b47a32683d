// SPDX-License-Identifier: MIT

import Foundation
import SightlineCore
import Testing

/// The real engine against the slow one on random scenes.
///
/// `SIGHTLINE_SCENES` sets how many, `SIGHTLINE_SEED` runs one scene by its seed. A failing scene is shrunk and printed
/// as a trace with its rules.
@Suite struct SceneComparisonTests {
  static let shards = 8

  static let count: Int = {
    #if DEBUG
      let usual = 500
    #else
      let usual = 20_000
    #endif
    return ProcessInfo.processInfo.environment["SIGHTLINE_SCENES"].flatMap(Int.init) ?? usual
  }()

  static let seeds: Range<UInt64> = {
    if let seed = ProcessInfo.processInfo.environment["SIGHTLINE_SEED"].flatMap(UInt64.init) { return seed..<seed + 1 }
    return 0..<UInt64(count)
  }()

  @Test("the engine and the slow one agree on random scenes, however they are driven", arguments: 0..<shards)
  func agree(shard: Int) {
    var failures = 0
    for seed in Self.seeds where seed % UInt64(Self.shards) == UInt64(shard) {
      let scene = SceneGenerator.scene(seed: seed)
      guard let found = Comparison(scene: scene).difference(Self.variations(seed)) else { continue }
      failures += 1
      Self.report(scene, found, seed: seed)
      if failures == 6 { return }
    }
  }

  /// The plain way always, the others for a share of the scenes each.
  private static func variations(_ seed: UInt64) -> [Variation] {
    let others = Variation.allCases.dropFirst()
    if seeds.count == 1 { return Variation.allCases }
    return [.plain, others[others.startIndex + Int(seed / UInt64(shards) % UInt64(others.count))]]
  }

  private static func report(_ scene: Scene, _ found: Difference, seed: UInt64) {
    let kind = found.text.prefix { $0.isLetter }
    var shrinker = Shrinker(scene) { scene in
      Comparison(scene: scene).difference([found.variation])?.text.hasPrefix(kind) ?? false
    }
    let small = shrinker.shrink()
    let difference = Comparison(scene: small).difference([found.variation]) ?? found
    Issue.record("seed \(seed), \(difference.variation): \(difference.text)\n\(small.text)")
    guard seeds.count == 1 else { return }
    var tracker = Tracker(rules: small.book, maximumGap: small.maximumGap)
    for line in small.inputs { tracker.apply(line.input, at: line.time) }
    for event in tracker.takeEvents() { print("tracker ", event.story) }
    for event in SlowTracker.run(small.inputs, rules: small.book, maximumGap: small.maximumGap).events {
      print("expected", event.story)
    }
  }
}
