// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineTestKit

/// What a scene gave, in the words of its file, sorted so that the order of items at one time has no meaning.
struct CaseOutcome: CustomStringConvertible {
  struct Entry: CustomStringConvertible {
    var time: Double
    var event: String
    var item: String
    var fraction: Double?
    var dwell: Double?

    /// The order of kinds at one time.
    var rank: Int { ["impression": 0, "disappear": 1, "appear": 2][event] ?? 3 }

    var description: String {
      let fraction = fraction.map { " fraction \($0)" } ?? ""
      let dwell = dwell.map { " dwell \($0)" } ?? ""
      return "\(time) \(event) \(item)\(fraction)\(dwell)"
    }
  }

  var entries: [Entry]

  var description: String { entries.map(\.description).joined(separator: "\n") }

  /// The events of the kinds that the scene compares; `enter` and `leave` are its `appear` and `disappear`.
  init(_ events: [Event], of scene: ExposureCase) {
    let all = events.compactMap { event -> Entry? in
      let time = Double(event.time.nanoseconds) / 1e9
      let item = event.content ?? event.item
      switch event.kind {
      case .impression(let impression):
        let dwell = impression.viewableTime.seconds
        return Entry(time: time, event: "impression", item: item, fraction: impression.fraction, dwell: dwell)
      case .enter(_, let fraction):
        return Entry(time: time, event: "appear", item: item, fraction: fraction)
      case .leave(_, _, let dwell):
        return Entry(time: time, event: "disappear", item: item, dwell: dwell.seconds)
      default:
        return nil
      }
    }
    entries = Self.sorted(all.filter { scene.compare.contains($0.event) })
  }

  private init(_ entries: [Entry]) {
    self.entries = Self.sorted(entries)
  }

  /// What the file of a scene expects.
  static func expected(_ scene: ExposureCase) -> CaseOutcome {
    CaseOutcome(
      scene.expected.filter { scene.compare.contains($0.event) }.map {
        Entry(time: $0.t, event: $0.event, item: $0.item, fraction: $0.visibleFraction, dwell: $0.dwell)
      })
  }

  /// Plays a script up to and including `until`, without closing anything.
  static func play(_ script: ExposureScript, rules: RuleBook, until: Timestamp, wakes: Bool) -> [Event] {
    var tracker = Tracker(rules: rules)
    for step in script.steps {
      while wakes, let deadline = tracker.nextDeadline, deadline < step.time {
        tracker.advance(to: deadline)
        if tracker.nextDeadline == deadline { break }
      }
      if !wakes, step.input == .wake { continue }
      tracker.apply(step.input, at: step.time)
    }
    tracker.advance(to: until)
    return tracker.takeEvents()
  }

  /// Whether an event only says that the recording ended.
  static func isEnd(_ event: Event) -> Bool {
    switch event.kind {
    case .leave(_, .end, _): true
    case .disappear(let record): record.cause == .end
    default: false
    }
  }

  /// The first difference, or `nil`: times to 1e-6 s, fractions to 1e-5, both only where the file names them.
  ///
  /// - Parameter late: By how many seconds what was found may come later than expected, never earlier. More than 0, the
  ///   events of each item are compared in their own order.
  static func difference(_ found: CaseOutcome, _ expected: CaseOutcome, late: Double = 0) -> String? {
    let found = late > 0 ? found.byItem : found
    let expected = late > 0 ? expected.byItem : expected
    let pairs = zip(found.entries, expected.entries)
    if found.entries.count == expected.entries.count, pairs.allSatisfy({ agree($0, $1, late) }) { return nil }
    return "expected:\n\(expected)\nfound:\n\(found)"
  }

  private var byItem: CaseOutcome {
    var outcome = self
    outcome.entries.sort { ($0.item, $0.event, $0.time) < ($1.item, $1.event, $1.time) }
    return outcome
  }

  private static func agree(_ found: Entry, _ expected: Entry, _ late: Double) -> Bool {
    guard found.event == expected.event, found.item == expected.item else { return false }
    guard (-1e-6...late + 1e-6).contains(found.time - expected.time) else { return false }
    return near(found.fraction, expected.fraction, 1e-5) && near(found.dwell, expected.dwell, late + 1e-6)
  }

  private static func near(_ found: Double?, _ expected: Double?, _ tolerance: Double) -> Bool {
    guard let expected else { return true }
    return found.map { abs($0 - expected) <= tolerance } ?? false
  }

  private static func sorted(_ entries: [Entry]) -> [Entry] {
    entries.sorted { ($0.time, $0.rank, $0.item) < ($1.time, $1.rank, $1.item) }
  }
}
