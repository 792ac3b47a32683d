// SPDX-License-Identifier: MIT

import SightlineRelayPlan
import Testing

@Suite("Views that track themselves")
struct AutomaticTrackingTests {
  final class Monitor: Sendable {}
  static let monitors = [Monitor(), Monitor()]

  struct Row: Sendable {
    /// As which, by which monitor, in a window or not, renewed or not; before and now.
    let before: (id: String?, monitor: Int?)?
    let id: String?
    let monitor: Int?
    var isInWindow = true
    var isRenewed = false
    let step: AutomaticTracking.Step
  }

  static let rows: [Row] = [
    Row(before: nil, id: nil, monitor: 0, step: .nothing),
    Row(before: nil, id: "", monitor: 0, step: .nothing),
    Row(before: nil, id: "a", monitor: nil, step: .wait),
    Row(before: nil, id: "a", monitor: nil, isInWindow: false, step: .nothing),
    Row(before: nil, id: "a", monitor: 0, step: .begin),
    Row(before: nil, id: "a", monitor: 0, isInWindow: false, step: .nothing),
    Row(before: nil, id: "a", monitor: 0, isInWindow: false, isRenewed: true, step: .nothing),
    Row(before: ("a", 0), id: "a", monitor: 0, step: .nothing),
    Row(before: ("a", 0), id: "a", monitor: 0, isInWindow: false, step: .nothing),
    Row(before: ("a", 0), id: "a", monitor: 0, isRenewed: true, step: .begin),
    Row(before: ("a", 0), id: "a", monitor: 0, isInWindow: false, isRenewed: true, step: .begin),
    Row(before: ("a", 0), id: "b", monitor: 0, isInWindow: false, step: .begin),
    Row(before: ("a", 0), id: "a", monitor: 1, step: .begin),
    Row(before: ("a", 0), id: nil, monitor: 0, step: .end),
    Row(before: ("a", 0), id: "", monitor: 0, step: .end),
    Row(before: ("a", 0), id: "a", monitor: nil, step: .end),
  ]

  private func monitor(_ index: Int?) -> ObjectIdentifier? { index.map { ObjectIdentifier(Self.monitors[$0]) } }

  @Test(
    "each step is what the table says, and nothing but waiting is left to be done after it", arguments: rows.indices)
  func row(_ index: Int) {
    let row = Self.rows[index]
    var plan = AutomaticTracking()
    if let before = row.before {
      #expect(plan.step(id: before.id, monitor: monitor(before.monitor), isInWindow: true) == .begin)
    }
    #expect(
      plan.step(id: row.id, monitor: monitor(row.monitor), isInWindow: row.isInWindow, isRenewed: row.isRenewed)
        == row.step)
    let isTracked = row.step == .begin || (row.before != nil && row.step == .nothing)
    #expect(plan.isTracked == isTracked)
    let again = plan.step(id: row.id, monitor: monitor(row.monitor), isInWindow: row.isInWindow)
    // One that was left by its monitor waits for another.
    let waits = row.step == .wait || (row.step == .end && row.id == "a")
    #expect(again == (waits ? .wait : .nothing))
  }
}
