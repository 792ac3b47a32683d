// SPDX-License-Identifier: MIT

/// What one device says about one fact: a line of a file of facts.
public struct FactResult: Sendable, Hashable {
  /// The number of the fact.
  public var number: Int
  /// What it says, in a few words.
  public var title: String
  /// What was expected when it was tried.
  public var expected: [FactExpectation]
  /// What was observed.
  public var observed: FactValues
  /// What has come of it.
  public var judgement: FactJudgement

  /// A fact that was tried: the verdict is worked out.
  public init(_ fact: UIKitFact, observed: FactValues) {
    number = fact.number
    title = fact.title
    expected = fact.trial.expected
    self.observed = observed
    judgement = .of(observed, against: expected)
  }

  /// A fact that was not tried, for this reason.
  public init(_ fact: UIKitFact, notTried why: String) {
    number = fact.number
    title = fact.title
    expected = fact.trial.expected
    observed = FactValues()
    judgement = FactJudgement(.notTried, why: why)
  }

  init(
    number: Int, title: String, expected: [FactExpectation], observed: FactValues, judgement: FactJudgement
  ) {
    self.number = number
    self.title = title
    self.expected = expected
    self.observed = observed
    self.judgement = judgement
  }
}
