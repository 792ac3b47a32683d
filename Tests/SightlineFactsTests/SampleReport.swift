// SPDX-License-Identifier: MIT

import SightlineFacts

/// A report of a device that does not exist: every fact that can be tried holds, but for some.
enum SampleReport {
  static let head = FactReport.Head(app: "1.0", family: "Sample", system: "iOS", version: "0")

  /// The facts of these numbers differ: their first observation is a word that nothing expects.
  static func report(differing: Set<Int>) -> FactReport {
    FactReport(
      head: head,
      results: UIKitFact.all.map { fact in
        if case .untried(let reason) = fact.trial { return FactResult(fact, notTried: reason) }
        var observed = FactValues()
        for expectation in fact.trial.expected { observed[expectation.name] = satisfying(expectation.condition) }
        if differing.contains(fact.number), let first = fact.trial.expected.first {
          observed[first.name] = contradicting(first.condition)
        }
        return FactResult(fact, observed: observed)
      })
  }

  static func satisfying(_ condition: FactCondition) -> FactValue {
    switch condition {
    case .equal(let value): value
    case .atLeast(let number), .atMost(let number), .between(let number, _): .number(number)
    }
  }

  static func contradicting(_ condition: FactCondition) -> FactValue {
    switch condition {
    case .equal(.flag(let flag)): .flag(!flag)
    case .equal(.number(let number)): .number(number + 1)
    case .equal: .none
    case .atLeast(let number), .between(let number, _): .number(number - 1)
    case .atMost(let number): .number(number + 1)
    }
  }
}
