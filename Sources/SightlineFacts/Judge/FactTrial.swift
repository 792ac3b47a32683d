// SPDX-License-Identifier: MIT

/// How a fact can be tried on a device.
public enum FactTrial: Sendable, Hashable {
  /// A program can build what is needed and look.
  case program([FactExpectation])
  /// A program can look while somebody does what the text says.
  case byHand(String, [FactExpectation])
  /// No program of its own can tell, for this reason.
  case untried(String)

  /// What is expected; nothing where it cannot be tried.
  public var expected: [FactExpectation] {
    switch self {
    case .program(let expected), .byHand(_, let expected): expected
    case .untried: []
    }
  }
}
