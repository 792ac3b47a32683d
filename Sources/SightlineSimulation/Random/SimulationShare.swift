// SPDX-License-Identifier: MIT

/// One of several things, with how often it is taken.
public struct SimulationShare<Value: Sendable & Hashable>: Sendable, Hashable {
  /// What is taken.
  public var value: Value
  /// How often, against the weights of the others; not positive: never.
  public var weight: Double

  /// Makes a share; a weight that is no finite number counts as 0.
  public init(_ value: Value, weight: Double = 1) {
    self.value = value
    self.weight = weight.isFinite ? weight : 0
  }
}

extension SimulationShare where Value: CaseIterable {
  /// All that there is, each as often as the others.
  public static var all: [SimulationShare] { Value.allCases.map { SimulationShare($0) } }
}
