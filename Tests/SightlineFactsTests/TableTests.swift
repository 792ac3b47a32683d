// SPDX-License-Identifier: MIT

import SightlineFacts
import Testing

@Suite("The table of facts")
struct TableTests {
  @Test("each fact has a number and a title of its own", arguments: UIKitFact.all)
  func distinct(_ fact: UIKitFact) {
    #expect(UIKitFact.all.count { $0.number == fact.number || $0.title == fact.title } == 1)
    #expect(UIKitFact.numbered(fact.number) == fact)
    #expect(!fact.title.isEmpty && !fact.title.hasSuffix("."))
  }

  @Test("a fact that can be tried expects something, one that cannot says why", arguments: UIKitFact.all)
  func trials(_ fact: UIKitFact) {
    switch fact.trial {
    case .program(let expected):
      #expect(!expected.isEmpty)
    case .byHand(let instruction, let expected):
      #expect(!expected.isEmpty)
      #expect(instruction.hasSuffix("."))
    case .untried(let reason):
      #expect(!reason.isEmpty && !reason.hasSuffix("."))
    }
    #expect(Set(fact.trial.expected.map(\.name)).count == fact.trial.expected.count)
  }

  @Test("each expectation can hold and can fail", arguments: UIKitFact.all)
  func fallible(_ fact: UIKitFact) {
    for expectation in fact.trial.expected {
      let condition = expectation.condition
      #expect(condition.holds(SampleReport.satisfying(condition)), "\(expectation.name)")
      #expect(!condition.holds(SampleReport.contradicting(condition)), "\(expectation.name)")
    }
  }

  @Test("most facts can be tried")
  func reach() {
    let untried = UIKitFact.all.count { $0.trial.expected.isEmpty }
    #expect(untried * 3 < UIKitFact.all.count)
  }
}
