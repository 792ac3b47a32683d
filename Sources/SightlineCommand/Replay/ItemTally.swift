// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
#endif

/// Gathers from events what became of each item, for the summary that people read. In bounded memory.
struct ItemTally {
  /// What is one thing: a content, or an item of a surface.
  struct Key: Hashable {
    let surface: String?
    let name: String
  }

  /// What happened to one thing under one rule.
  struct RuleTally: Equatable {
    var impressions = 0
    /// Whether the rule applied in an appearance.
    var applied = false
    var longest = TimeSpan.zero
  }

  struct Item: Equatable {
    let surface: String
    let name: String
    var appearances = 0
    var visibleTime = TimeSpan.zero
    var maxFraction = 0.0
    var seenExtent = 0.0
    var rules: [RuleTally]
  }

  /// Things that are remembered; more are counted and not described.
  static let limit = 100_000

  let rules: [Rule]
  private(set) var items: [Item] = []
  /// Events about things beyond the limit.
  private(set) var overflow = 0
  private(set) var impressions: [Int]

  private var places: [Key: Int] = [:]

  init(rules: [Rule]) {
    self.rules = rules
    impressions = rules.map { _ in 0 }
  }

  mutating func add(_ event: Event) {
    if case .impression(let impression) = event.kind, let rule = place(ofRule: impression.rule.name) {
      impressions[rule] += 1
    }
    guard let place = place(of: event) else {
      overflow += 1
      return
    }
    switch event.kind {
    case .appear: items[place].appearances += 1
    case .impression(let impression):
      if let rule = self.place(ofRule: impression.rule.name) { items[place].rules[rule].impressions += 1 }
    case .disappear(let record): add(record, at: place)
    case .enter, .leave: break
    }
  }

  private mutating func add(_ record: ExposureRecord, at place: Int) {
    items[place].visibleTime = items[place].visibleTime + record.visibleTime
    items[place].maxFraction = max(items[place].maxFraction, record.maxFraction)
    items[place].seenExtent = max(items[place].seenExtent, record.seenExtent)
    for longest in record.longest {
      guard let rule = self.place(ofRule: longest.rule) else { continue }
      items[place].rules[rule].applied = true
      items[place].rules[rule].longest = max(items[place].rules[rule].longest, longest.span)
    }
  }

  private func place(ofRule name: String) -> Int? {
    rules.firstIndex { $0.name == name }
  }

  private mutating func place(of event: Event) -> Int? {
    let key = Key(surface: event.content == nil ? event.surface : nil, name: event.content ?? event.item)
    if let place = places[key] { return place }
    guard items.count < Self.limit else { return nil }
    places[key] = items.count
    items.append(Item(surface: event.surface, name: key.name, rules: rules.map { _ in RuleTally() }))
    return items.count - 1
  }
}
