// SPDX-License-Identifier: MIT

/// Variants that ask the same but for the fraction and for time: who has the area for one has it for all before it.
struct RuleFamily: Sendable {
  /// Its rules, by the fraction that they ask for, then by continuous time.
  let rules: Range<Int>
}

/// Variants in the order of their families, so that what holds of a family is always its first rules.
struct RuleLadder: Sendable {
  private struct Key: Hashable {
    var name: String
    var of: Rule.Basis
    var largeItem: Rule.LargeItem?
    var minimumAlpha: Double
    var motion: Rule.Motion
    /// Makes a rule whose fraction is no number a family of its own.
    var number: Int?
  }

  /// The rules, family by family. What they would report of stretches is not told.
  private(set) var rules: [Rule] = []
  private(set) var families: [RuleFamily] = []
  /// Where each rule stands in the book.
  private(set) var origins: [Int] = []
  /// Whether the next rule asks for the same but for a longer time without a break.
  private(set) var isFollowed: [Bool] = []

  init(_ book: RuleBook) {
    var names: [String: Int] = [:]
    var numbers: [Key: Int] = [:]
    // Numbered as they come: dictionaries have no order of their own.
    let places = book.rules.enumerated().map { index, rule in
      let key = Key(
        name: rule.name, of: rule.of, largeItem: rule.largeItem, minimumAlpha: rule.minimumAlpha, motion: rule.motion,
        number: rule.fraction.isNaN ? index : nil)
      let name = names[rule.name] ?? names.count
      names[rule.name] = name
      let number = numbers[key] ?? numbers.count
      numbers[key] = number
      return (name: name, family: number, index: index)
    }
    let order = places.arranged { left, right in
      if left.name != right.name { return left.name < right.name }
      if left.family != right.family { return left.family < right.family }
      let (a, b) = (book.rules[left.index], book.rules[right.index])
      if a.fraction != b.fraction, !a.fraction.isNaN { return a.fraction < b.fraction }
      let (spanA, spanB) = (max(.zero, a.continuous), max(.zero, b.continuous))
      return spanA != spanB ? spanA < spanB : left.index < right.index
    }
    var family = -1
    for place in order {
      var rule = book.rules[place.index]
      rule.reportsStretches = false
      if place.family != family {
        family = place.family
        families.append(RuleFamily(rules: rules.count..<rules.count))
        isFollowed.append(false)
      } else {
        let last = rules[rules.count - 1]
        isFollowed[rules.count - 1] =
          last.fraction == rule.fraction && last.cumulative <= .zero && rule.cumulative <= .zero
        isFollowed.append(false)
      }
      rules.append(rule)
      origins.append(place.index)
      families[families.count - 1] = RuleFamily(rules: families[families.count - 1].rules.lowerBound..<rules.count)
    }
  }
}
