// SPDX-License-Identifier: MIT

// No app judges variants: for telephones this is in debug builds alone.
#if DEBUG || !(os(iOS) || os(tvOS) || os(visionOS))
  /// What an engine keeps besides to judge many variants of rules at the price of a few.
  ///
  /// Almost all that is ever seen is seen in one cell. Then what holds of a family of variants is its first rules, as many
  /// as its level says, and only what lies between the old level and the new one begins or ends. What else can be (several
  /// cells, time that is not measured, visits that restart, resets) is rare: then every rule is looked at by itself.
  struct VariantState: Sendable {
    /// How the variants stand with one exposure.
    struct Standing: Sendable {
      /// The cell that all running stretches name, -1 if none runs.
      var cell: Int32 = -1
      /// Whether every rule has to be looked at the next time.
      var isUneven = false
      /// Whether the time of some rule may be complete and only the extent missing.
      var isAwaiting = false
      /// The number of its content.
      var thing: Int32 = 0
      /// What was measured when levels were last found, and between which visible areas they stay as they are.
      var still = Still()
    }

    /// A measurement, and how far the visible area can move without any rule being met or missed.
    struct Still: Sendable {
      var above = Double.infinity
      var below = -Double.infinity
      var area = 0.0
      var decidingArea = 0.0
      var viewport = 0.0
      var alpha = 0.0
      var ruleSet: Int32 = 0

      @inline(__always)
      func holds(for cell: Cell, viewport: Double) -> Bool {
        cell.visible > above && cell.visible < below && cell.decidingArea == decidingArea && cell.area == area
          && cell.alpha == alpha && cell.ruleSet == ruleSet && viewport == self.viewport
      }
    }

    /// The ladders.
    private(set) var families: [RuleFamily] = []
    var standings: [Standing] = []
    /// For each exposure, the level of each family.
    var levels: [Int32] = []
    var dues = DueHeap()
    /// The rules whose stretches have begun with the evaluation that runs.
    var began: [Range<Int>] = []

    // What came of it.
    /// For each rule, how many contents it has reported.
    var things: [Int] = []
    /// For each content a bit for each rule that has reported it.
    private var counted: [UInt64] = []
    private var wordsAThing = 0
    private var numbers: [ContentKey: Int32] = [:]
    /// By its number: the content, its last exposure, and the number of its text.
    private(set) var contents: [(key: ContentKey, exposure: Int32, text: Int32)] = []
    private var texts: [String: Int32] = [:]
    private let asksTexts: Bool
    /// One for each rule.
    var memories: [VariantMemory] = []
    var sums = VariantSums()
    /// Where each rule stands in the book, and whether the next one asks for the same but for a longer time.
    private(set) var origins: [Int] = []
    private(set) var isFollowed: [Bool] = []
    let keepsImpressions: Bool
    var impressions: [VariantImpression] = []

    /// For an engine without variants.
    init() {
      keepsImpressions = false
      asksTexts = false
    }

    init(_ ladder: RuleLadder, capacity: Int, keepsImpressions: Bool) {
      self.keepsImpressions = keepsImpressions
      asksTexts = ladder.rules.contains { $0.repetition == .once }
      memories = ladder.rules.map { VariantMemory($0.repetition, capacity: capacity) }
      sums = VariantSums(rules: ladder.rules.count)
      families = ladder.families
      origins = ladder.origins
      isFollowed = ladder.isFollowed
      things = ladder.rules.map { _ in 0 }
      wordsAThing = (ladder.rules.count + 63) / 64
    }

    /// An exposure begins, in a place that is new or was another's.
    mutating func begin(_ exposure: Int32, of key: ContentKey) {
      let thing: Int32
      if let known = numbers[key] {
        thing = known
        contents[Int(thing)].exposure = exposure
      } else {
        thing = Int32(truncatingIfNeeded: numbers.count)
        numbers[key] = thing
        contents.append((key, exposure, asksTexts ? number(ofText: key.text) : 0))
        for _ in 0..<wordsAThing { counted.append(0) }
      }
      let index = Int(exposure)
      if index < standings.count {
        standings[index] = Standing(thing: thing)
        for place in index * families.count..<(index + 1) * families.count { levels[place] = 0 }
      } else {
        standings.append(Standing(thing: thing))
        for _ in families { levels.append(0) }
      }
    }

    /// The number of a content that has been exposed.
    func number(of key: ContentKey) -> Int32? { numbers[key] }

    mutating func number(ofText text: String) -> Int32 {
      if let known = texts[text] { return known }
      let number = Int32(truncatingIfNeeded: texts.count)
      texts[text] = number
      return number
    }

    /// The number that a text has, -1 if it has none yet.
    func knownNumber(ofText text: String) -> Int32 { texts[text] ?? -1 }

    /// Counts a content for a rule, once.
    mutating func count(_ rule: Int, _ exposure: Int32) {
      let place = Int(standings[Int(exposure)].thing) * wordsAThing + rule >> 6
      let bit: UInt64 = 1 << UInt64(truncatingIfNeeded: rule & 63)
      if counted[place] & bit != 0 { return }
      counted[place] |= bit
      things[rule] += 1
    }
  }
#endif
