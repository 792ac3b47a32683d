// SPDX-License-Identifier: MIT

import ProofSupport
import SightlineCore

/// What two engines do not agree on in one scene.
struct Difference {
  /// How the real engine was driven.
  var variation: Variation
  var text: String
}

/// Ways of driving the real engine that must change nothing.
enum Variation: String, CaseIterable {
  /// Inputs in order, events taken at the end.
  case plain
  /// Wake-ups at random times and around every deadline.
  case extraWakes
  /// No wake-ups but a last one where the scene ends with one.
  case noWakes
  /// What is settled is taken after every input.
  case settledEvents
  /// Events are taken now and then, which closes the time; the slow engine gets the times that the real one answered.
  case takenEvents
  /// Copied in the middle; both go on.
  case copied
}

struct Comparison {
  var scene: Scene

  /// The first thing that differs under these variations.
  func difference(_ variations: [Variation] = [.plain]) -> Difference? {
    let expected = SlowTracker.run(scene.inputs, rules: scene.book, maximumGap: scene.maximumGap)
    for variation in variations {
      var drive = Drive(scene: scene)
      let text: String?
      switch variation {
      case .plain: text = drive.plain(expected)
      case .extraWakes: text = drive.extraWakes(expected)
      case .noWakes: text = drive.noWakes(expected)
      case .settledEvents: text = drive.settledEvents(expected)
      case .takenEvents: text = drive.takenEvents()
      case .copied: text = drive.copied(expected)
      }
      if let text { return Difference(variation: variation, text: text) }
    }
    return nil
  }

  /// Where two lists of events first differ; `nil` when they are the same to 1e-9.
  static func difference(_ found: [Event], _ expected: [Event]) -> String? {
    for index in 0..<max(found.count, expected.count) {
      let left = index < found.count ? found[index] : nil
      let right = index < expected.count ? expected[index] : nil
      if let left, let right, left.isAlmost(right) { continue }
      return "event \(index + 1)\n  tracker: \(left?.story ?? "none")\n  expected: \(right?.story ?? "none")"
    }
    return nil
  }
}

/// The real engine in one scene.
private struct Drive {
  typealias Result = (events: [Event], ledger: Ledger)

  let scene: Scene
  var tracker: Tracker
  var random: SplitMix64

  init(scene: Scene) {
    self.scene = scene
    tracker = Tracker(rules: scene.book, maximumGap: scene.maximumGap)
    random = SplitMix64(seed: UInt64(scene.inputs.count) &* 7919 &+ UInt64(scene.book.rules.count))
  }

  /// The inputs with the times at which they count, up to the end.
  var clamped: [TimedInput] {
    var last = Timestamp.distantPast
    var result: [TimedInput] = []
    for var line in scene.inputs {
      line.time = max(line.time, last)
      last = line.time
      result.append(line)
      if line.input == .end { break }
    }
    return result
  }

  /// Takes the rest of the events and judges all of them.
  mutating func verdict(after taken: [Event] = [], _ expected: Result) -> String? {
    let events = taken + tracker.takeEvents()
    if let text = Comparison.difference(events, expected.events) { return text }
    if tracker.ledger != expected.ledger {
      return "ledger\n  tracker: \(tracker.ledger.entries)\n  expected: \(expected.ledger.entries)"
    }
    let faults = tracker.checkInvariants()
    return faults.isEmpty ? nil : "invariants: \(faults)"
  }

  mutating func plain(_ expected: Result) -> String? {
    var last: Timestamp?
    for line in scene.inputs {
      let time = tracker.apply(line.input, at: line.time)
      if time != last {
        let faults = tracker.checkInvariants()
        if !faults.isEmpty { return "invariants at \(time.nanoseconds): \(faults)" }
      }
      last = time
    }
    return verdict(expected)
  }

  mutating func extraWakes(_ expected: Result) -> String? {
    var before: Timestamp?
    for line in clamped {
      if let before { wake(from: before, to: line.time) }
      tracker.apply(line.input, at: line.time)
      before = line.time
    }
    return verdict(expected)
  }

  private mutating func wake(from before: Timestamp, to time: Timestamp) {
    var times: [Timestamp] = []
    for _ in 0..<random.below(3) {
      let length = (time - before).nanoseconds
      times.append(before + TimeSpan(nanoseconds: length == 0 ? 0 : Int64(random.next() % UInt64(length + 1))))
    }
    for wake in times.sorted() {
      wakeAtDeadlines(upTo: wake)
      tracker.advance(to: wake)
    }
    wakeAtDeadlines(upTo: time)
  }

  private mutating func wakeAtDeadlines(upTo time: Timestamp) {
    var last: Timestamp?
    while let deadline = tracker.nextDeadline, deadline < time, deadline != last {
      tracker.advance(to: deadline + TimeSpan(nanoseconds: -1))
      tracker.advance(to: deadline)
      if random.chance(0.5) { tracker.advance(to: deadline + TimeSpan(nanoseconds: 1)) }
      last = deadline
    }
  }

  mutating func noWakes(_ expected: Result) -> String? {
    let lines = clamped
    for line in lines where line.input != .wake { tracker.apply(line.input, at: line.time) }
    if let last = lines.last, last.input == .wake { tracker.advance(to: last.time) }
    return verdict(expected)
  }

  mutating func settledEvents(_ expected: Result) -> String? {
    var events: [Event] = []
    for line in scene.inputs {
      tracker.apply(line.input, at: line.time)
      events += tracker.takeSettledEvents()
    }
    return verdict(after: events, expected)
  }

  mutating func takenEvents() -> String? {
    var events: [Event] = []
    var lines: [TimedInput] = []
    for line in scene.inputs {
      let time = tracker.apply(line.input, at: line.time)
      if lines.last?.input != .end { lines.append(TimedInput(time: time, input: line.input)) }
      if random.chance(0.4) { events += tracker.takeEvents() }
    }
    let expected = SlowTracker.run(lines, rules: scene.book, maximumGap: scene.maximumGap)
    return verdict(after: events, expected)
  }

  mutating func copied(_ expected: Result) -> String? {
    let middle = scene.inputs.isEmpty ? 0 : random.below(scene.inputs.count)
    for line in scene.inputs.prefix(middle) { tracker.apply(line.input, at: line.time) }
    var copy = Drive(scene: scene)
    copy.tracker = tracker
    for line in scene.inputs.dropFirst(middle) { copy.tracker.apply(line.input, at: line.time) }
    if let text = copy.verdict(expected) { return "the copy: \(text)" }
    for line in scene.inputs.dropFirst(middle) { tracker.apply(line.input, at: line.time) }
    return verdict(expected)
  }
}
