// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
#endif

/// What any number of traces come to under one rule book: in all, by surface, by position, by hour and by item.
///
/// Feed the events of a trace, from its beginning to its end, and say when it is over. Memory follows the distinct items,
/// not the traces.
public struct ExposureSummary: Sendable {
  /// An item over all traces.
  public struct Item: Sendable, Equatable {
    /// The surface in which it was first seen.
    public let surface: String
    /// The item as which it was first seen.
    public let item: String
    /// Its content, where it has one.
    public let content: String?
    /// Where it stood when it was first seen.
    public let place: Int
    /// What became of it.
    public internal(set) var figures: ExposureFigures
  }

  /// An appearance that is open.
  private struct Open: Sendable {
    var start: Timestamp
    var hour: Int
    /// The rules that have reported it in this appearance.
    var reported: [Bool]
  }

  /// What is known of a thing within the trace that runs.
  private struct Known: Sendable {
    var item: Int
    var surface: String
    var place: Int
    var counted: [Bool]
    var open: Open?
  }

  /// The rules of the book.
  public let rules: [Rule]
  /// Traces that are over.
  public private(set) var traces = 0
  /// All of it.
  public private(set) var total: ExposureFigures
  /// The items, in the order in which they were first seen.
  public private(set) var items: [Item] = []
  private var itemPlaces: [ThingKey: Int] = [:]
  private var surfaceFigures: [String: ExposureFigures] = [:]
  private var positionFigures: [Position: ExposureFigures] = [:]
  private var hourFigures: [Int: ExposureFigures] = [:]

  // The trace that runs.
  private var known: [ThingKey: Known] = [:]
  private var counts: [String: Int] = [:]
  private var start: Timestamp?

  /// Makes one of no traces.
  public init(rules: [Rule]) {
    self.rules = rules
    total = ExposureFigures(rules: rules.count)
  }

  /// By surface, those with most exposures first, then by name.
  public var surfaces: [(surface: String, figures: ExposureFigures)] {
    surfaceFigures.map { (surface: $0.key, figures: $0.value) }.sorted { left, right in
      let (a, b) = (left.figures.exposures, right.figures.exposures)
      return a != b ? a > b : left.surface < right.surface
    }
  }

  /// By position, from the top.
  public var positions: [(position: Position, figures: ExposureFigures)] {
    positionFigures.map { (position: $0.key, figures: $0.value) }.sorted { $0.position < $1.position }
  }

  /// By hour of the traces' own time, from 0: the one in which the appearance began.
  public var hours: [(hour: Int, figures: ExposureFigures)] {
    hourFigures.map { (hour: $0.key, figures: $0.value) }.sorted { $0.hour < $1.hour }
  }

  /// The items with most exposures first, then in the order in which they were seen.
  public var itemsByExposures: [Item] {
    items.enumerated().sorted { left, right in
      let (a, b) = (left.element.figures.exposures, right.element.figures.exposures)
      return a != b ? a > b : left.offset < right.offset
    }.map(\.element)
  }
}

extension ExposureSummary {
  /// Begins a trace whose first line has this time; one that was not ended is forgotten as far as it was open.
  public mutating func begin(at time: Timestamp) {
    known = [:]
    counts = [:]
    start = time
  }

  /// Ends the trace.
  public mutating func end() {
    traces += 1
    known = [:]
    counts = [:]
    start = nil
  }

  /// Takes events of the trace, in their order.
  public mutating func add(_ events: [Event]) {
    for event in events { add(event) }
  }

  private mutating func add(_ event: Event) {
    let key = ThingKey(event)
    switch event.kind {
    case .appear:
      var thing = known[key] ?? register(event, key)
      let first = start ?? event.time
      let hour = Int((event.time - first).nanoseconds / 3_600_000_000_000)
      thing.open = Open(start: event.time, hour: hour, reported: rules.map { _ in false })
      known[key] = thing
    case .impression(let impression):
      guard let rule = rules.firstIndex(where: { $0.name == impression.rule.name }), var thing = known[key] else {
        return
      }
      let isFirst = !thing.counted[rule]
      thing.counted[rule] = true
      let wait = thing.open.flatMap { $0.reported[rule] ? nil : event.time - $0.start }
      thing.open?.reported[rule] = true
      known[key] = thing
      change(thing) { figures in
        figures.rules[rule].impressions += 1
        if isFirst { figures.rules[rule].counted += 1 }
        if let wait { figures.rules[rule].timeToImpression.add(wait) }
      }
    case .disappear(let record):
      guard let thing = known[key] else { return }
      change(thing) { $0.add(record) }
      known[key]?.open = nil
    case .enter, .leave: break
    @unknown default: break
    }
  }

  private mutating func register(_ event: Event, _ key: ThingKey) -> Known {
    let before = counts[event.surface, default: 0]
    counts[event.surface] = before + 1
    let item = itemPlaces[key] ?? items.count
    let thing = Known(
      item: item, surface: event.surface, place: event.index ?? before, counted: rules.map { _ in false }, open: nil)
    if item == items.count {
      itemPlaces[key] = item
      items.append(
        Item(
          surface: event.surface, item: event.item, content: event.content, place: thing.place,
          figures: ExposureFigures(rules: rules.count)))
    }
    var opened = thing
    let first = start ?? event.time
    opened.open = Open(
      start: event.time, hour: Int((event.time - first).nanoseconds / 3_600_000_000_000), reported: [])
    change(opened) { $0.items += 1 }
    return thing
  }

  /// Changes every group of which an appearance of a thing is a part.
  private mutating func change(_ thing: Known, _ body: (inout ExposureFigures) -> Void) {
    let empty = ExposureFigures(rules: rules.count)
    body(&total)
    body(&items[thing.item].figures)
    body(&surfaceFigures[thing.surface, default: empty])
    body(&positionFigures[Position(thing.place), default: empty])
    body(&hourFigures[thing.open?.hour ?? 0, default: empty])
  }

  /// Adds what another one under the same rules has found in traces that come after those of this one.
  public mutating func merge(_ other: ExposureSummary) {
    traces += other.traces
    total.merge(other.total)
    let empty = ExposureFigures(rules: rules.count)
    for (surface, figures) in other.surfaceFigures { surfaceFigures[surface, default: empty].merge(figures) }
    for (position, figures) in other.positionFigures { positionFigures[position, default: empty].merge(figures) }
    for (hour, figures) in other.hourFigures { hourFigures[hour, default: empty].merge(figures) }
    for item in other.items {
      let key = ThingKey(surface: item.surface, item: item.item, content: item.content)
      if let place = itemPlaces[key] {
        items[place].figures.merge(item.figures)
      } else {
        itemPlaces[key] = items.count
        items.append(item)
      }
    }
  }
}
