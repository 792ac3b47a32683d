// SPDX-License-Identifier: MIT

import SightlineCore
import Testing

@testable import SightlineCommand

@Suite("Nearly counted")
struct NearMissTests {
  private func miss(
    _ rule: Rule, maxFraction: Double = 1, longest: Int64 = 0, seenExtent: Double = 1, impressions: Int = 0,
    applied: Bool = true
  ) -> NearMiss? {
    var tally = ItemTally.RuleTally()
    tally.applied = applied
    tally.impressions = impressions
    tally.longest = .milliseconds(longest)
    let item = ItemTally.Item(
      surface: "feed", name: "a", maxFraction: maxFraction, seenExtent: seenExtent, rules: [tally])
    return NearMiss(item, tally, rule)
  }

  @Test("what counted, or was never asked, is no near miss")
  func none() {
    #expect(miss(.mrcDisplay, longest: 2_000, impressions: 1) == nil)
    #expect(miss(.mrcDisplay, applied: false) == nil)
  }

  @Test("the reason is the first thing that was missing")
  func reasons() {
    #expect(miss(.mrcDisplay, maxFraction: 0.43)?.reason == "fraction never above 0.43 of 0.5")
    #expect(miss(.mrcDisplay, maxFraction: 0.4999)?.reason == "fraction never above 0.4999 of 0.5")
    #expect(miss(.mrcDisplay, longest: 620)?.reason == "0.62 s of 1 s")
    #expect(miss(.settled, maxFraction: 1)?.reason == "fraction up to 1, but then never at rest")
    let slow = Rule(name: "slow", fraction: 0.5, motion: .slowerThan(500))
    #expect(miss(slow, maxFraction: 0.7)?.reason == "fraction up to 0.7, but then never slower than 500 pt/s")
    let wide = Rule(name: "wide", fraction: 0.5, of: .viewport)
    #expect(miss(wide, maxFraction: 0.7)?.reason == "never 0.5 of the viewport")
    let all = Rule(name: "all", fraction: 0.5, cumulative: .milliseconds(3_000))
    #expect(miss(all, longest: 2_000)?.reason == "at most 2 s at once of 3 s in all")
    let extent = Rule(name: "extent", fraction: 0.5, extent: 0.9)
    #expect(miss(extent, longest: 2_000, seenExtent: 0.6)?.reason == "0.6 of it seen of 0.9")
    let once = Rule(name: "once", fraction: 0.5, repetition: .once)
    #expect(miss(once, longest: 10)?.reason == "long enough, but held back (repeated, vetoed or outside the sample)")
  }

  @Test("missing time is nearer than a missing fraction, and more of either is nearer")
  func order() {
    let nearness = [
      miss(.mrcDisplay, maxFraction: 0.1), miss(.mrcDisplay, maxFraction: 0.4), miss(.mrcDisplay, longest: 100),
      miss(.mrcDisplay, longest: 900),
    ].compactMap { $0?.nearness }
    #expect(nearness.count == 4)
    #expect(nearness == nearness.sorted())
  }

  @Test("one content in two surfaces is one thing, one id in two surfaces is two")
  func keys() {
    var tally = ItemTally(rules: [.mrcDisplay])
    func appear(_ surface: String, _ item: String, _ content: String?) -> Event {
      Event(
        time: .zero, kind: .appear(fraction: 1), surface: surface, item: item, content: content, visit: 1, session: 1,
        sequence: 1)
    }
    for surface in ["feed", "side"] {
      tally.add(appear(surface, "a", nil))
      tally.add(appear(surface, "b", "p-1"))
    }
    #expect(tally.items.map(\.name) == ["a", "p-1", "a"])
    #expect(tally.items.map(\.appearances) == [1, 2, 1])
  }
}
