// SPDX-License-Identifier: MIT

import ProofSupport
import SightlineCore
import SightlineTestKit
import SightlineTrace
import Testing

/// A trace as text, rules as text, and what must come of them.
///
/// Traces leave out the trace line unless they need one. Expected lines name only the fields that matter; `null` says
/// that a field must be missing. Every scenario is also played in all the ways that must not matter.
struct Scenario {
  let script: ExposureScript
  let maximumGap: TimeSpan?
  let book: RuleBook

  /// Reads the texts; `adjust` sets what the test needs beside them.
  init(_ trace: String, rules: String, adjust: (inout RuleBook) -> Void = { _ in }) throws {
    let reading = try TraceText.script(in: Array(Self.withHead(trace).utf8))
    script = reading.script
    maximumGap = reading.maximumGap
    var book = try TraceText.rules(in: rules)
    adjust(&book)
    self.book = book
  }

  /// A scenario of inputs that a trace cannot hold.
  init(_ script: ExposureScript, book: RuleBook) {
    self.script = script
    maximumGap = nil
    self.book = book
  }

  /// The events, closed at the end.
  var events: [Event] { check.events() }

  private var check: ReplayCheck { ReplayCheck(script: script, rules: book, maximumGap: maximumGap) }

  /// What the engine would have mended, in order.
  var diagnostics: [Diagnostic.Kind] {
    var tracker = played
    return tracker.takeDiagnostics().map(\.kind)
  }

  /// How often each kind of diagnostic came; their order within a batch has no meaning.
  var diagnosticCounts: [Diagnostic.Kind: Int] {
    diagnostics.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }

  /// The tracker after the last line, with its last batch measured.
  var played: Tracker {
    var tracker = Tracker(rules: book, maximumGap: maximumGap)
    for step in script.steps { tracker.apply(step.input, at: step.time) }
    _ = tracker.takeEvents()
    return tracker
  }

  /// Expects the events of some kinds (all where none is named), and no difference in any way of playing.
  func gives(
    _ kinds: EventLog.Kind..., events expected: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let chosen = kinds.isEmpty ? EventLog.Kind.allCases : kinds
    let kept = events.filter { event in EventLog.Kind(of: event).map(chosen.contains) ?? true }
    let lines = expected.split(separator: "\n").map(String.init)
    let difference = try EventMatch.difference(lines: TraceText.lines(of: kept), expected: lines)
    #expect(difference == nil, sourceLocation: sourceLocation)
    #expect(ReplayProof.faults(of: check) == [], sourceLocation: sourceLocation)
  }

  private static func withHead(_ trace: String) -> String {
    trace.contains(#""op":"trace""#) ? trace : #"{"t":0,"op":"trace","version":1}"# + "\n" + trace
  }
}

/// Rules that many scenarios share.
enum Rules {
  /// Half of the item for a second, with stretches.
  static let half = #"{"rules":[{"name":"v","fraction":0.5,"continuous":1,"reportsStretches":true}]}"#
  /// Any pixel, at once.
  static let any = #"{"rules":[{"name":"v"}]}"#
  /// Any pixel, at once, with stretches.
  static let stretches = #"{"rules":[{"name":"v","reportsStretches":true}]}"#
}
