// SPDX-License-Identifier: MIT

import ProofSupport
import SightlineCore
import SightlineTestKit
import SightlineTrace

/// What is fuzzed: bytes go through the reader into trackers, and what must always hold is checked.
///
/// The differential part plays each trace twice: as it is, and with extra wake-ups, events taken as soon as they are
/// settled, and a copy in the middle. Both must give the same events.
struct FuzzEntry {
  /// The rules under which everything is played: between them they use every part a rule can have.
  static let book = RuleBook(
    rules: [
      Rule(name: "any", reportsStretches: true),
      Rule(
        name: "mrc", fraction: 0.5, largeItem: Rule.LargeItem(area: 2_000, fraction: 0.3), continuous: .seconds(1),
        repetition: .oncePerVisit, reportsStretches: true),
      Rule(name: "sum", fraction: 0.3, of: .either, cumulative: .seconds(1.5), countsInteraction: true),
      Rule(name: "stop", fraction: 1, motion: .settled, repetition: .unlessAtPreviousStop, reportsStretches: true),
      Rule(
        name: "slow", of: .viewport, continuous: .milliseconds(200), motion: .slowerThan(100),
        repetition: .cooldown(.seconds(2)), reportsStretches: true),
      Rule(name: "read", minimumAlpha: 0.5, extent: 0.9, repetition: .once, sample: 0.7),
    ],
    surfaces: ["s2": ["any", "sum"]],
    visits: VisitPolicy([
      .push: VisitPolicy.Entry(.same), .refresh: VisitPolicy.Entry(.new),
      .background: VisitPolicy.Entry(.new, longerThan: .seconds(2)),
    ]),
    repetitionMemory: 3)

  /// What was found wrong with an input; empty when all is well. A trap ends the process, which is a finding too.
  static func faults(in bytes: [UInt8]) -> [String] {
    var faults: [String] = []
    var trace = OpenTrace(maximumGap: nil)
    for element in TraceReader.elements(of: bytes, file: "fuzz") {
      switch element.kind {
      case .head(let head):
        faults += trace.close()
        trace = OpenTrace(maximumGap: head.maximumGap)
      case .input(let input, let time):
        trace.apply(input, at: time)
      case .problem(let problem):
        if problem.isError { trace.isBroken = true }
      }
    }
    return faults + trace.close()
  }
}

/// The two ways in which one trace is played.
private struct OpenTrace {
  var isBroken = false
  private var plain: Tracker
  private var busy: Tracker
  private var busyEvents: [Event] = []
  private var count = 0
  private var last = Timestamp.distantPast

  init(maximumGap: TimeSpan?) {
    plain = Tracker(rules: FuzzEntry.book, maximumGap: maximumGap)
    busy = Tracker(rules: FuzzEntry.book, maximumGap: maximumGap)
  }

  mutating func apply(_ input: Input, at time: Timestamp) {
    count += 1
    last = max(last, plain.apply(input, at: time))
    if let deadline = busy.nextDeadline, deadline < time { busy.advance(to: deadline) }
    busy.advance(to: time)
    if count == 5 {
      let copy = busy
      busy.apply(.end, at: time)
      busy = copy
    }
    busy.apply(input, at: time)
    busyEvents += busy.takeSettledEvents()
  }

  /// Closes the trace, as it is closed where its end is missing, and checks what came of it.
  mutating func close() -> [String] {
    guard count > 0 else { return [] }
    plain.apply(.end, at: last)
    busy.apply(.end, at: last)
    let events = plain.takeEvents()
    busyEvents += busy.takeEvents()
    var faults = EventContract.violations(events, ledger: plain.ledger)
    faults += plain.checkInvariants().map { "invariant: \($0)" }
    faults += busy.checkInvariants().map { "invariant, woken often: \($0)" }
    if let difference = EventLog(busyEvents).difference(from: EventLog(events)) {
      faults.append("woken often, other events: \(difference)")
    }
    if plain.ledger != busy.ledger { faults.append("woken often, another ledger") }
    return faults
  }
}
