// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
#endif

/// One part of a rule that a sweep varies, with the values that it takes.
public struct SweepAxis: Sendable, Hashable {
  /// A part of a rule.
  public enum Parameter: String, Sendable, Hashable, CaseIterable {
    /// The visible fraction.
    case fraction
    /// Seconds without a break.
    case continuous
    /// Seconds within a visit.
    case cumulative
    /// The share of the item that must have been on screen.
    case extent
    /// The least alpha.
    case minimumAlpha
    /// The area from which an item is large, in square points.
    case largeArea = "largeItem.area"
    /// The fraction that a large item needs.
    case largeFraction = "largeItem.fraction"
    /// The speed below which motion must stay, in points a second.
    case slowerThan
    /// Seconds after which it may be reported again.
    case cooldown
    /// What the fraction is taken of.
    case of
    /// How still it must be.
    case motion
    /// How often it may be reported.
    case repetition = "repeat"
  }

  /// What is varied.
  public let parameter: Parameter
  /// The values as numbers; empty where they are words.
  public let numbers: [Double]
  /// The values as they are shown.
  public let labels: [String]

  /// Makes an axis of numbers; `labels` has one for each.
  public init(_ parameter: Parameter, numbers: [Double], labels: [String]) {
    self.parameter = parameter
    self.numbers = numbers
    self.labels = labels
  }

  /// Makes an axis of words, each of which ``Parameter/words`` has.
  public init(_ parameter: Parameter, words: [String]) {
    self.init(parameter, numbers: [], labels: words)
  }

  /// How many values it takes.
  public var count: Int { labels.count }

  /// The rule with the value at a place.
  public func rule(_ rule: Rule, at place: Int) -> Rule {
    var rule = rule
    if numbers.isEmpty {
      parameter.set(word: labels[place], in: &rule)
    } else {
      parameter.set(number: numbers[place], in: &rule)
    }
    return rule
  }

  /// The place of the value that a rule has by itself, if the axis has it.
  public func place(in rule: Rule) -> Int? {
    (0..<count).first { self.rule(rule, at: $0) == rule }
  }
}

extension SweepAxis.Parameter {
  /// The values that it takes where they are words; empty for numbers.
  public var words: [String] {
    switch self {
    case .of: Rule.Basis.allCases.map(\.rawValue)
    case .motion: ["any", "settled"]
    case .repetition:
      ["everyAppearance", "oncePerVisit", "oncePerSession", "once", "unlessAtPreviousStop"]
    default: []
    }
  }

  /// The largest number that means something, where there is one.
  public var limit: Double? {
    switch self {
    case .fraction, .extent, .minimumAlpha, .largeFraction: 1
    default: nil
    }
  }

  fileprivate func set(number: Double, in rule: inout Rule) {
    switch self {
    case .fraction: rule.fraction = number
    case .continuous: rule.continuous = .seconds(number)
    case .cumulative: rule.cumulative = .seconds(number)
    case .extent: rule.extent = number
    case .minimumAlpha: rule.minimumAlpha = number
    case .largeArea: rule.largeItem = .init(area: number, fraction: rule.largeItem?.fraction ?? 0.3)
    case .largeFraction: rule.largeItem = .init(area: rule.largeItem?.area ?? 242_500, fraction: number)
    case .slowerThan: rule.motion = .slowerThan(number)
    case .cooldown: rule.repetition = .cooldown(.seconds(number))
    case .of, .motion, .repetition: break
    }
  }

  fileprivate func set(word: String, in rule: inout Rule) {
    switch self {
    case .of: rule.of = Rule.Basis(rawValue: word) ?? rule.of
    case .motion: rule.motion = word == "settled" ? .settled : .any
    case .repetition: rule.repetition = Self.repetitions[word] ?? rule.repetition
    default: break
    }
  }

  private static let repetitions: [String: Rule.Repetition] = [
    "everyAppearance": .everyAppearance, "oncePerVisit": .oncePerVisit, "oncePerSession": .oncePerSession,
    "once": .once, "unlessAtPreviousStop": .unlessAtPreviousStop,
  ]
}
