// SPDX-License-Identifier: MIT

import SightlineCore
import Testing

@Suite("The visit policy")
struct VisitPolicyTests {
  private static let policy = VisitPolicy([
    .push: .init(.same), .tab: .init(.new), .background: .init(.new, longerThan: .seconds(30)),
  ])

  @Test(
    "answers for the reasons it names; longerThan is strict",
    arguments: [
      (.push, 0, .same), (.tab, 1e6, .new), (.background, 30, nil), (.background, 30.000_000_001, .new),
      (.pop, 1, nil), (nil, 1, nil),
    ] as [(VisitReason?, Double, VisitPolicy.Outcome?)])
  func table(reason: VisitReason?, seconds: Double, outcome: VisitPolicy.Outcome?) {
    #expect(Self.policy.outcome(for: reason, absence: .seconds(seconds)) == outcome)
  }
}
