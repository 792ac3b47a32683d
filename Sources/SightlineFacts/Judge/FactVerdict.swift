// SPDX-License-Identifier: MIT

/// What has come of a fact on one device.
public enum FactVerdict: String, Sendable, Hashable, CaseIterable {
  /// What was observed is what the fact says.
  case held
  /// Something else was observed.
  case differs
  /// Nothing was observed that could tell.
  case notTried
}

/// A verdict, and why.
public struct FactJudgement: Sendable, Hashable {
  /// What has come of it.
  public var verdict: FactVerdict
  /// What differs, or why nothing could be told; empty where the fact held.
  public var why: String

  /// Makes a judgement.
  public init(_ verdict: FactVerdict, why: String = "") {
    self.verdict = verdict
    self.why = why
  }

  /// Compares what was observed with what is expected. One expectation that does not hold is enough to differ; one that
  /// was not observed leaves the others without a verdict, unless one of them differs.
  public static func of(_ observed: FactValues, against expected: [FactExpectation]) -> FactJudgement {
    var differing: [String] = []
    var missing: [String] = []
    for expectation in expected {
      guard let value = observed[expectation.name] else {
        missing.append(expectation.name)
        continue
      }
      if !expectation.condition.holds(value) {
        let found = FactJSON.text(of: value)
        differing.append("\(expectation.name) is \(found), should \(expectation.condition.words)")
      }
    }
    if !differing.isEmpty { return FactJudgement(.differs, why: differing.joined(separator: "; ")) }
    if expected.isEmpty { return FactJudgement(.notTried, why: "nothing is expected") }
    if !missing.isEmpty { return FactJudgement(.notTried, why: "not observed: " + missing.joined(separator: ", ")) }
    return FactJudgement(.held)
  }
}
