// SPDX-License-Identifier: MIT

import ProofSupport
import SightlineCore

/// Makes random scenes that touch every part of the design often. All numbers are multiples of 1/16, so that areas are
/// exact and floating noise decides nothing.
struct SceneGenerator {
  var random: SplitMix64
  var inputs: [TimedInput] = []
  var time = Timestamp.zero

  // What the generator remembers of its own lines, so that most of them mean something.
  var windows: [String] = []
  var surfaces: [SurfaceLine] = []
  var items: [String: [ItemLine]] = [:]
  var ruleNames: [String] = []
  var onceRules: [String] = []
  /// A scene with a few bad numbers and unknown names, or none.
  var awkwardness = 0.0

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  static func scene(seed: UInt64) -> Scene {
    var generator = SceneGenerator(seed: seed)
    return generator.make()
  }

  mutating func make() -> Scene {
    awkwardness = random.chance(0.4) ? 0.02 : 0
    let book = ruleBook()
    let maximumGap: TimeSpan? = random.chance(0.25) ? .milliseconds(random.pick([200, 500, 1_000])) : nil
    if random.chance(0.1) { time = .seconds(-1) }
    opening()
    for _ in 0..<(5 + random.below(random.pick([12, 30, 50]))) {
      step()
      if random.chance(0.55) { pass() }
    }
    if random.chance(0.6) { add(.end) } else if random.chance(0.5) { add(.wake) }
    if random.chance(0.03) { add(.still) }
    return Scene(book: book, maximumGap: maximumGap, inputs: inputs)
  }

  mutating func add(_ input: Input) {
    inputs.append(TimedInput(time: time, input: input))
  }

  /// Lets time pass, mostly by lengths that rules ask for, so that deadlines and inputs meet.
  mutating func pass() {
    let milliseconds: Int64 =
      random.chance(0.75)
      ? Int64(random.pick([50, 100, 150, 250, 500, 1_000])) : Int64(random.pick([16, 37, 200, 300, 750, 2_000, 3_500]))
    var span = TimeSpan.milliseconds(milliseconds)
    if random.chance(0.08) { span = span + TimeSpan(nanoseconds: random.chance(0.5) ? 1 : -1) }
    time = time + span
    if random.chance(0.01) { time = time + .milliseconds(-400) }
  }

  // MARK: Numbers

  /// A coordinate on a coarse grid, sometimes off by about the slack.
  mutating func coordinate(_ range: ClosedRange<Int>) -> Double {
    if random.chance(awkwardness) { return random.pick([.nan, .infinity, -.infinity, 0x1p30]) }
    var value = Double(8 * (range.lowerBound + random.below(range.count)))
    if random.chance(0.2) {
      value += random.pick([0.3125, -0.3125, 0.5, -0.5, 0.625, -0.625, 0.25, 1, -1])
    }
    return value
  }

  mutating func length() -> Double {
    if random.chance(awkwardness) { return random.pick([0, -16, .nan, .infinity, 1e300]) }
    if random.chance(0.12) { return random.pick([0.25, 0.5, 1, 7.5, 320, 512]) }
    return random.pick([16, 32, 40, 64, 64, 100, 128, 160])
  }

  mutating func alpha() -> Double {
    if random.chance(awkwardness) { return random.pick([.nan, -1, 2, .infinity]) }
    return random.chance(0.75) ? 1 : random.pick([0, 0.05, 0.1, 0.25, 0.5, 0.75])
  }

  // MARK: Names

  mutating func anySurface() -> String {
    if surfaces.isEmpty || random.chance(awkwardness) { return "nowhere" }
    return random.pick(surfaces).id
  }

  mutating func anyItem(_ surface: String) -> String {
    let ids = (items[surface] ?? []).map(\.id)
    return ids.isEmpty || random.chance(0.05) ? random.pick(Self.itemIDs) : random.pick(ids)
  }

  mutating func anyRule() -> String {
    random.chance(awkwardness) ? "nothing" : random.pick(ruleNames)
  }

  mutating func ownRules() -> [String]? {
    guard random.chance(0.15) else { return nil }
    return (0..<random.below(4)).map { _ in anyRule() }
  }

  mutating func reason() -> VisitReason? {
    random.chance(0.3) ? nil : random.pick([.push, .tab, .refresh, .refresh, .sheet, .background])
  }

  static let itemIDs = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l"]
  static let contents = ["p", "q", "s", "t"]
  static let surfaceIDs = ["feed", "shelf", "inner", "deep", "other"]
}
