// SPDX-License-Identifier: MIT

import SightlineCore
public import SightlineTestKit
import SightlineTrace

/// What must hold for every trace, whatever it tells: scenes, recordings and golden traces are all put to it.
public enum ReplayProof {
  /// Everything that does not hold: other events in another way of playing, a broken contract or invariant, a trace
  /// that does not read back as it was written, a recorder whose trace gives other events.
  public static func faults(of check: ReplayCheck) -> [String] {
    var faults = check.differences()
    var tracker = Tracker(rules: check.rules, maximumGap: check.maximumGap)
    for step in check.script.steps {
      tracker.apply(step.input, at: step.time)
    }
    let events = tracker.takeEvents()
    faults += EventContract.violations(events, ledger: tracker.ledger)
    faults += written(check)
    faults += recorded(check)
    return faults
  }

  /// Written as a trace and read again, a script writes the same bytes. (NaN is not equal to itself, bytes are.)
  private static func written(_ check: ReplayCheck) -> [String] {
    let head = TraceHead(maximumGap: check.maximumGap)
    let bytes = TraceText.text(of: check.script, head: head)
    guard let reading = try? TraceText.script(in: bytes) else { return ["its trace cannot be read"] }
    return TraceText.text(of: reading.script, head: head) == bytes ? [] : ["its trace reads back as another script"]
  }

  /// What a recorder wrote, fed by a host that wakes it and takes events, gives the same lines when replayed.
  private static func recorded(_ check: ReplayCheck) -> [String] {
    var recorder = Recorder(rules: check.rules, head: TraceHead(maximumGap: check.maximumGap))
    var taken: [Event] = []
    for (place, step) in check.script.steps.enumerated() {
      if let deadline = recorder.tracker.nextDeadline, deadline < step.time { recorder.advance(to: deadline) }
      recorder.apply(step.input, at: step.time)
      // Taking events closes their time now and then, so that the recorder has to write other times.
      taken += place % 7 == 3 ? recorder.takeEvents() : recorder.takeSettledEvents()
    }
    taken += recorder.takeEvents()
    recorder.finish()
    guard let reading = try? TraceText.script(in: recorder.takeBytes()) else { return ["the recording cannot be read"] }
    let again = ReplayCheck(script: reading.script, rules: check.rules, maximumGap: reading.maximumGap).events()
    return TraceText.lines(of: again) == TraceText.lines(of: taken) ? [] : ["the recording gives other events"]
  }
}
