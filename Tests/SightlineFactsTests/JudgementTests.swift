// SPDX-License-Identifier: MIT

import SightlineFacts
import Testing

@Suite("Verdicts about facts")
struct JudgementTests {
  struct Case: Sendable {
    var condition: FactCondition
    var value: FactValue
    var holds: Bool

    init(_ condition: FactCondition, _ value: FactValue, _ holds: Bool) {
      self.condition = condition
      self.value = value
      self.holds = holds
    }
  }

  static let cases = [
    Case(.equal(true), true, true), Case(.equal(true), false, false), Case(.equal(true), 1, false),
    Case(.equal(0), 0, true), Case(.equal(0), 0.000_000_1, true), Case(.equal(0), 0.001, false),
    Case(.equal(1_000_000), 1_000_000.5, true), Case(.equal(1_000_000), 1_000_002, false),
    Case(.equal("a"), "a", true), Case(.equal("a"), "b", false), Case(.equal(.none), .none, true),
    Case(.equal(["a", "b"]), ["a", "b"], true), Case(.equal(["a", "b"]), ["b", "a"], false),
    Case(.equal(["a"]), ["a", "a"], false), Case(.equal([]), .none, false),
    Case(.atLeast(1), 1, true), Case(.atLeast(1), 0.999, false), Case(.atLeast(1), "2", false),
    Case(.atMost(1), 1, true), Case(.atMost(1), 1.001, false), Case(.atMost(1), .none, false),
    Case(.between(1, 2), 1, true), Case(.between(1, 2), 2, true), Case(.between(1, 2), 2.1, false),
    Case(.between(1, 2), 0.9, false), Case(.between(1, 2), true, false),
  ]

  @Test("a condition holds of a value or does not, and never of a value of another kind", arguments: cases)
  func conditions(_ one: Case) {
    #expect(one.condition.holds(one.value) == one.holds)
  }

  private static let expected = [
    FactExpectation("offset", .equal(50)), FactExpectation("calls", .atLeast(1)),
  ]

  @Test("a fact holds when all that it says was observed, and more may be")
  func held() {
    let judgement = FactJudgement.of(["calls": 3, "offset": 50, "class": "UIScrollView"], against: Self.expected)
    #expect(judgement == FactJudgement(.held))
  }

  @Test("a fact differs when one thing does, and says what was found and what should be")
  func differs() {
    let judgement = FactJudgement.of(["offset": 20, "calls": 0], against: Self.expected)
    #expect(judgement == FactJudgement(.differs, why: "offset is 20, should be 50; calls is 0, should be at least 1"))
    #expect(FactJudgement.of(["offset": 20], against: Self.expected).verdict == .differs)
  }

  @Test("what was not observed gives no verdict")
  func missing() {
    let judgement = FactJudgement.of(["offset": 50], against: Self.expected)
    #expect(judgement == FactJudgement(.notTried, why: "not observed: calls"))
    #expect(FactJudgement.of([:], against: []).verdict == .notTried)
  }

  @Test("a number that is none contradicts what is expected of a number")
  func notANumber() {
    var values = FactValues()
    values.set("offset", Double.nan)
    values.set("calls", Double.infinity)
    let judgement = FactJudgement.of(values, against: Self.expected)
    #expect(judgement.why == "offset is null, should be 50; calls is null, should be at least 1")
  }

  @Test("a name that is set again has the last value and its first place")
  func again() {
    var values: FactValues = ["a": 1, "b": 2]
    values.set("a", true)
    #expect(values.entries == [.init(name: "a", value: true), .init(name: "b", value: 2)])
    values["a"] = nil
    #expect(values == ["b": 2])
  }
}
