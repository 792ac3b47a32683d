// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineTestKit

/// Stretches at one half, once from the observers' entries and once from the engine.
struct DwellOracle {
  /// One stretch with whether it lasted a second, which is an impression.
  struct Stretch: Equatable, CustomStringConvertible {
    var start: Int64
    var end: Int64
    var counts: Bool

    var description: String { "\(start)…\(end)\(counts ? " counts" : "")" }
  }

  /// One point and a half of a second, continuous, without slack: the browser has none.
  static let rules = RuleBook(
    rules: [Rule(name: "half", fraction: 0.5, continuous: .milliseconds(1_000), reportsStretches: true)],
    slack: 0)

  private let recording: Recording
  private let nested: Set<String>
  private let active: [(start: Timestamp, end: Timestamp)]
  private let end: Timestamp

  init(_ recording: Recording) {
    self.recording = recording
    end = recording.frames.max() ?? .zero
    var nested: Set<String> = []
    var active: [(Timestamp, Timestamp)] = []
    var since: Timestamp? = recording.frames.first ?? .zero
    for step in recording.script.steps {
      switch step.input {
      case .surface(let line) where line.parent != nil: nested.insert(line.id)
      case .app(.active): since = since ?? step.time
      case .app:
        if let start = since { active.append((start, step.time)) }
        since = nil
      default: break
      }
    }
    if let since { active.append((since, end)) }
    self.nested = nested
    self.active = active
  }

  /// Whether an observer's root lies in another surface; such a one says nothing of what the user sees.
  func isNested(_ observer: String) -> Bool { nested.contains(observer) }

  /// The stretches of a target, cut to the time in which the app was active and the target had an area: the observers
  /// do not know of the first, and have a rule of their own for the second.
  func stretches(observer: String, target: String) -> [Stretch] {
    var since: Timestamp?
    var result: [Stretch] = []
    for entry in recording.entries[observer] ?? [] where entry.target == target {
      let frame = recording.frame(at: entry.t)
      let isHalf = entry.ratio >= 0.5 && entry.hasArea
      if isHalf {
        since = since ?? frame
      } else if let start = since {
        result += cut(start, frame, target)
        since = nil
      }
    }
    if let since { result += cut(since, end, target) }
    return result
  }

  private func cut(_ start: Timestamp, _ end: Timestamp, _ target: String) -> [Stretch] {
    active.flatMap { span -> [Stretch] in
      var from = max(start, span.start)
      let to = min(end, span.end)
      var parts: [Stretch] = []
      for flat in recording.flat[target] ?? [] where flat.start < to && flat.end > from {
        if from < flat.start { parts.append(Stretch(from, flat.start)) }
        from = flat.end
      }
      return from < to ? parts + [Stretch(from, to)] : parts
    }
  }

  /// The engine's stretches of every item, with its own impressions.
  static func engine(_ recording: Recording) -> [String: [Stretch]] {
    var open: [String: Timestamp] = [:]
    var counted: [String: Timestamp] = [:]
    var result: [String: [Stretch]] = [:]
    for event in ReplayCheck(script: recording.script, rules: rules).events() {
      switch event.kind {
      case .enter: open[event.item] = event.time
      case .impression: counted[event.item] = event.time
      case .leave:
        let start = open[event.item] ?? .distantPast
        let count = counted[event.item].map { $0 == start + .milliseconds(1_000) } ?? false
        let stretch = Stretch(start: start.nanoseconds, end: event.time.nanoseconds, counts: count)
        // A recording can end in the very frame in which something comes; the observers' stretch has no length then.
        if start < event.time { result[event.item, default: []].append(stretch) }
      default: break
      }
    }
    return result
  }
}

extension DwellOracle.Stretch {
  init(_ start: Timestamp, _ end: Timestamp) {
    self.init(start: start.nanoseconds, end: end.nanoseconds, counts: end - start >= .milliseconds(1_000))
  }
}
