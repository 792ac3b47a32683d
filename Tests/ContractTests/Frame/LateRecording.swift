// SPDX-License-Identifier: MIT

import ProofSupport
import SightlineCore
import SightlineHost
import SightlineTestKit
import SightlineTrace

/// Whether a recording of an app could have been switched on at any time.
@MainActor
enum LateRecording {
  /// What is wrong with what the session would have told a recorder now, and at three random moments before.
  static func faults(_ app: HeadlessApp) -> [String] {
    let steps = app.script.steps
    var digest = InputDigest()
    for step in steps { digest.take(step.input, at: step.time) }
    // A test may have ended it.
    if digest.hasEnded { return [] }
    let told = app.session.toldSoFar
    var faults: [String] = []
    if told?.time != digest.time {
      faults.append("what was told so far has the time \(String(describing: told?.time))")
    }
    if comparable(told?.inputs ?? []) != comparable(digest.inputs()) {
      faults.append("what was told so far is another thing than what was recorded")
    }
    for cut in LateStart.cuts(steps, count: 3, seed: UInt64(steps.count)) {
      let late = LateStart(steps, rules: app.session.rules, maximumGap: nil, cut: cut)
      if let fault = late.fault { faults.append("a recording from step \(cut) on: \(fault)") }
      if let text = EventLog(late.found).difference(from: EventLog(late.further)) {
        faults.append("a recording from step \(cut) on: \(text)")
      }
    }
    return faults
  }

  /// The session knows besides what was reported under rules that count once, and tells vetoes in an order of its own.
  private static func comparable(_ inputs: [Input]) -> [Input] {
    let vetoes = inputs.filter { if case .veto = $0 { true } else { false } }
    return vetoes.sorted { "\($0)" < "\($1)" }
      + inputs.filter { input in
        switch input {
        case .known, .veto: false
        default: true
        }
      }
  }
}
