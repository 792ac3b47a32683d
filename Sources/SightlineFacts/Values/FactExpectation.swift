// SPDX-License-Identifier: MIT

/// What a fact says about one observation.
public struct FactExpectation: Sendable, Hashable {
  /// The name of the observation.
  public var name: String
  /// What must hold of it.
  public var condition: FactCondition

  /// Makes an expectation.
  public init(_ name: String, _ condition: FactCondition) {
    self.name = name
    self.condition = condition
  }

  static func equal(_ name: String, _ value: FactValue) -> FactExpectation { FactExpectation(name, .equal(value)) }
  static func yes(_ name: String) -> FactExpectation { .equal(name, true) }
  static func no(_ name: String) -> FactExpectation { .equal(name, false) }
  static func atLeast(_ name: String, _ number: Double) -> FactExpectation { FactExpectation(name, .atLeast(number)) }
  static func atMost(_ name: String, _ number: Double) -> FactExpectation { FactExpectation(name, .atMost(number)) }
  static func near(_ name: String, _ number: Double, within distance: Double) -> FactExpectation {
    FactExpectation(name, .between(number - distance, number + distance))
  }
}
