// SPDX-License-Identifier: MIT

public import SightlineCore

/// What holds for the events of every trace, whatever is in it.
public struct EventContract {
  /// What is counted: a content, or an item of a surface.
  private struct Key: Hashable {
    var content: String?
    var surface: String?
    var item: String?

    init(_ event: Event) {
      content = event.content
      if event.content == nil {
        surface = event.surface
        item = event.item
      }
    }
  }

  private struct RuleKey: Hashable {
    var key: Key
    var rule: String
  }

  private var found: [String] = []
  private var visible: Set<Key> = []
  private var viewable: Set<RuleKey> = []
  private var reported: [String: Int] = [:]
  private var lastTime = Timestamp.distantPast
  private var lastSequence = 0
  private var hasBegun = false
  private var turns = 0

  private init() {}

  /// Everything in the events and the ledger of one closed trace that breaks the contract.
  public static func violations(_ events: [Event], ledger: Ledger) -> [String] {
    var contract = EventContract()
    for event in events { contract.check(event) }
    if !contract.visible.isEmpty { contract.fault("\(contract.visible.count) contents never disappeared") }
    if !contract.viewable.isEmpty { contract.fault("\(contract.viewable.count) stretches never ended") }
    contract.check(ledger)
    return contract.found
  }

  private mutating func check(_ event: Event) {
    lastSequence += 1
    let sequence = lastSequence
    expect(event.sequence == sequence, "sequence \(event.sequence) instead of \(sequence)")
    expect(event.time >= lastTime, "event \(event.sequence) goes back in time")
    if event.time != lastTime { (turns, hasBegun) = (0, false) }
    lastTime = event.time
    expect(event.visit >= 1 && event.session >= 1, "event \(event.sequence) has no visit or session")
    expect((event.uncertainty ?? .zero) >= .zero, "event \(event.sequence) has a negative uncertainty")
    checkOrder(event)
    let key = Key(event)
    switch event.kind {
    case .appear(let fraction):
      expect(visible.insert(key).inserted, "event \(event.sequence) appears twice")
      checkFraction(fraction, event)
    case .disappear(let record):
      expect(visible.remove(key) != nil, "event \(event.sequence) disappears without having appeared")
      check(record, event)
    case .enter(let rule, let fraction):
      expect(viewable.insert(RuleKey(key: key, rule: rule.name)).inserted, "event \(event.sequence) enters twice")
      expect(visible.contains(key), "event \(event.sequence) enters without being visible")
      checkFraction(fraction, event)
    case .leave(let rule, _, let dwell):
      expect(viewable.remove(RuleKey(key: key, rule: rule.name)) != nil, "event \(event.sequence) never entered")
      expect(visible.contains(key), "event \(event.sequence) leaves without being visible")
      expect(dwell >= .zero, "event \(event.sequence) has a negative dwell")
    case .impression(let impression):
      expect(visible.contains(key), "event \(event.sequence) counts without being visible")
      checkFraction(impression.fraction, event)
      expect(impression.viewableTime >= .zero, "event \(event.sequence) has a negative time")
      reported[impression.rule.name, default: 0] += 1
    @unknown default:
      break
    }
  }

  /// At one time what ends comes before what begins. A deadline and the end can each begin that order once more.
  private mutating func checkOrder(_ event: Event) {
    switch event.kind {
    case .appear, .enter: hasBegun = true
    case .leave, .disappear:
      if hasBegun { turns += 1 }
      hasBegun = false
    default: break
    }
    expect(turns <= 3, "event \(event.sequence): ends and beginnings are mixed at one time")
  }

  private mutating func checkFraction(_ fraction: Double, _ event: Event) {
    expect(fraction >= 0 && fraction <= 1 + 1e-9, "event \(event.sequence) has fraction \(fraction)")
  }

  private mutating func check(_ record: ExposureRecord, _ event: Event) {
    let name = "the record of event \(event.sequence)"
    expect(record.visibleTime >= .zero && record.unmeasured >= .zero, "\(name) has negative times")
    expect(record.maxFraction >= 0 && record.maxFraction <= 1 + 1e-9, "\(name) has maximum \(record.maxFraction)")
    expect(record.seenExtent >= 0 && record.seenExtent <= 1 + 1e-9, "\(name) has extent \(record.seenExtent)")
    for longest in record.longest {
      expect(longest.span <= record.visibleTime, "\(name): \(longest.rule) was viewable longer than it was visible")
    }
    guard let detail = record.detail else { return }
    let sum = detail.bands.reduce(TimeSpan.zero, +)
    expect(detail.bands.count == 4 && sum == record.visibleTime, "\(name): bands are not the visible time")
    expect(
      detail.meanFraction >= 0 && detail.meanFraction <= record.maxFraction + 1e-9,
      "\(name) has mean \(detail.meanFraction) and maximum \(record.maxFraction)")
    expect(detail.entries >= 1, "\(name) has no entries")
  }

  private mutating func check(_ ledger: Ledger) {
    for entry in ledger.entries {
      let sum = entry.reported + entry.repeated + entry.vetoed + entry.sampledOut
      expect(entry.detected == sum, "ledger of \(entry.rule): \(entry.detected) detected, \(sum) accounted for")
      let count = reported[entry.rule] ?? 0
      expect(entry.reported == count, "ledger of \(entry.rule): \(entry.reported) reported, \(count) events")
    }
  }

  private mutating func expect(_ holds: Bool, _ text: @autoclosure () -> String) {
    if !holds { fault(text()) }
  }

  private mutating func fault(_ text: String) {
    if found.count < 20 { found.append(text) }
  }
}
