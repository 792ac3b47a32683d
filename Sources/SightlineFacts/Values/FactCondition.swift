// SPDX-License-Identifier: MIT

/// What must hold of one observed value.
public enum FactCondition: Sendable, Hashable {
  /// It is this.
  case equal(FactValue)
  /// It is a number, and this or more.
  case atLeast(Double)
  /// It is a number, and this or less.
  case atMost(Double)
  /// It is a number from the first to the second.
  case between(Double, Double)

  /// Whether a value is as it must be.
  public func holds(_ value: FactValue) -> Bool {
    switch (self, value) {
    case (.equal(let wanted), _): value.isSame(as: wanted)
    case (.atLeast(let least), .number(let number)): number >= least
    case (.atMost(let most), .number(let number)): number <= most
    case (.between(let least, let most), .number(let number)): number >= least && number <= most
    case (.atLeast, _), (.atMost, _), (.between, _): false
    }
  }

  /// What it asks for, after "should": "be 3", "be at least 1".
  public var words: String {
    switch self {
    case .equal(let value): "be \(FactJSON.text(of: value))"
    case .atLeast(let least): "be at least \(FactJSON.text(of: .number(least)))"
    case .atMost(let most): "be at most \(FactJSON.text(of: .number(most)))"
    case .between(let least, let most):
      "be from \(FactJSON.text(of: .number(least))) to \(FactJSON.text(of: .number(most)))"
    }
  }
}
