// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
  import SightlineTrace
#endif

/// Replays one trace batch by batch for `explain`: up to a moment, or to its end.
struct TraceExplanation {
  private var tracker: Tracker
  private let item: String
  private let surface: String?
  private let moment: Timestamp?
  /// The time of the batch that is not measured yet.
  private var batch: Timestamp?
  private var isPastMoment = false
  private(set) var start: Timestamp
  private(set) var end: Timestamp
  private(set) var watches: [ItemWatch] = []
  /// Ids and contents in the trace, for suggestions; no more than a few thousand.
  private(set) var names: [String] = []
  private var known: Set<String> = []

  init(head: TraceHead, rules: RuleBook, item: String, surface: String?, moment: Timestamp?) {
    tracker = Tracker(rules: rules, maximumGap: head.maximumGap)
    self.item = item
    self.surface = surface
    self.moment = moment
    (start, end) = (head.time, head.time)
  }

  /// Takes the next line of the trace in.
  mutating func add(_ input: Input, at time: Timestamp) {
    if let moment, time > moment { isPastMoment = true }
    if case .items(let surface, let items, _) = input { note(items, in: surface) }
    guard !isPastMoment else { return }
    if let batch, time > batch { measure() }
    batch = max(time, batch ?? time)
    tracker.apply(input, at: time)
  }

  /// The trace is over, or the moment is reached.
  mutating func finish() {
    measure()
    if let moment {
      tracker.advance(to: moment)
      measure()
    } else {
      tracker.apply(.end, at: end)
      for event in tracker.takeEvents() { hear(event) }
    }
  }

  /// The item as it is at the moment; those that are not there then are left out.
  func explanations() -> [Explanation] {
    watches.compactMap { tracker.explain(surface: $0.surface, item: $0.item) }
  }

  private mutating func measure() {
    guard let batch else { return }
    end = batch
    let events = tracker.takeEvents()
    _ = tracker.takeDiagnostics()
    for place in watches.indices {
      let explanation = tracker.explain(surface: watches[place].surface, item: watches[place].item)
      if let explanation { watches[place].look(at: explanation) }
    }
    for event in events { hear(event) }
  }

  private mutating func hear(_ event: Event) {
    for place in watches.indices { watches[place].hear(event) }
  }

  private mutating func note(_ items: [ItemLine], in surface: String) {
    for line in items {
      if names.count < 5_000, known.insert(line.id).inserted { names.append(line.id) }
      guard line.id == item || line.content == item, self.surface == nil || self.surface == surface else { continue }
      if !watches.contains(where: { $0.surface == surface && $0.item == line.id }) {
        watches.append(ItemWatch(surface: surface, item: line.id))
      }
    }
  }
}
