// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
#endif

/// Which rules are varied how: each rule of each book by itself, with every combination of the values of all axes.
public struct SweepPlan: Sendable, Equatable {
  /// The rules that are varied.
  public let rules: [ComparedRule]
  /// What is varied; the last axis is the one that changes fastest.
  public let axes: [SweepAxis]
  /// The books to replay: for each rule first the rule as it is, then its variants. All have the name of the rule.
  public let books: [RuleBook]

  /// Makes a plan.
  public init(rules: [ComparedRule], axes: [SweepAxis], books: [RuleBook]) {
    self.rules = rules
    self.axes = axes
    let count = Self.count(axes)
    self.books = books.map { book in
      var book = book
      book.rules = book.rules.flatMap { rule in
        [rule] + (0..<count).map { Self.variant(of: rule, $0, axes) }
      }
      // Of appearances only that they are is asked.
      book.record = .brief
      return book
    }
  }

  /// How many combinations there are; `Int.max` for more than can be counted.
  public static func count(_ axes: [SweepAxis]) -> Int {
    axes.reduce(1) { product, axis in
      let (result, overflow) = product.multipliedReportingOverflow(by: axis.count)
      return overflow ? .max : result
    }
  }

  /// The places on the axes of a combination.
  public func places(_ combination: Int) -> [Int] { Self.places(combination, axes) }

  private static func places(_ combination: Int, _ axes: [SweepAxis]) -> [Int] {
    var places: [Int] = []
    var rest = combination
    for axis in axes.reversed() {
      places.append(rest % axis.count)
      rest /= axis.count
    }
    return places.reversed()
  }

  private static func variant(of rule: Rule, _ combination: Int, _ axes: [SweepAxis]) -> Rule {
    zip(axes, places(combination, axes)).reduce(rule) { rule, part in part.0.rule(rule, at: part.1) }
  }

  /// The combination that a rule is by itself, if the axes have it.
  public func combination(of rule: Rule) -> Int? {
    var combination = 0
    for axis in axes {
      guard let place = axis.place(in: rule) else { return nil }
      combination = combination * axis.count + place
    }
    return combination
  }
}
