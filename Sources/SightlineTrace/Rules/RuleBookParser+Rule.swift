// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
#endif

extension RuleBookParser {
  /// Reads the list of rules; names must be unique.
  mutating func rules(_ node: RuleNode) -> [Rule] {
    guard case .list(let nodes) = node.value else {
      wrong(node, .rules)
      return []
    }
    var rules: [Rule] = []
    for node in nodes {
      guard let (rule, namePlace) = rule(node) else { continue }
      if rules.contains(where: { $0.name == rule.name }) {
        error(at: namePlace, "'\(Fault.clipped(rule.name))' names two rules", "give each a name of its own")
      } else {
        rules.append(rule)
      }
    }
    return rules
  }

  private static let keys = [
    "name", "version", "fraction", "of", "largeItem", "minimumAlpha", "continuous", "cumulative", "motion", "extent",
    "repeat", "countsInteraction", "reportsStretches", "sample",
  ]

  /// Reads a rule; `nil` if it has no name.
  private mutating func rule(_ node: RuleNode) -> (Rule, namePlace: Int)? {
    guard let members = object(node, .rule, keys: RuleBookParser.keys, of: "a rule") else { return nil }
    var rule = Rule(name: "")
    var namePlace: Int?
    for (key, node) in members {
      if key == "name" { namePlace = node.place }
      take(key, node, &rule)
    }
    guard let namePlace else {
      missing(.name, at: node.place)
      return nil
    }
    return (rule, namePlace)
  }

  private mutating func take(_ key: String, _ node: RuleNode, _ rule: inout Rule) {
    switch key {
    case "name": text(node, .name) { rule.name = $0 }
    case "version": text(node, .ruleVersion) { rule.version = $0 }
    case "fraction": number(node, .fraction, in: 0...1) { rule.fraction = $0 }
    case "of": choice(node, .basis) { rule.of = $0 }
    case "largeItem": rule.largeItem = largeItem(node)
    case "minimumAlpha": number(node, .fraction, in: 0...1) { rule.minimumAlpha = $0 }
    case "continuous": span(node, .seconds) { rule.continuous = $0 }
    case "cumulative": span(node, .seconds) { rule.cumulative = $0 }
    case "motion": rule.motion = motion(node)
    case "extent": number(node, .fraction, in: 0...1) { rule.extent = $0 }
    case "repeat": rule.repetition = repetition(node)
    case "countsInteraction": bool(node) { rule.countsInteraction = $0 }
    case "reportsStretches": bool(node) { rule.reportsStretches = $0 }
    case "sample": number(node, .share, in: 0...1) { rule.sample = $0 }
    default: break
    }
  }

  /// Takes a text that is not empty.
  private mutating func text(_ node: RuleNode, _ want: Want, _ take: (String) -> Void) {
    if case .text(let text) = node.value, !text.isEmpty { return take(text) }
    wrong(node, want)
  }

  private mutating func largeItem(_ node: RuleNode) -> Rule.LargeItem {
    var item = Rule.LargeItem(area: 0, fraction: 0)
    var missing: [Field] = [.area, .fraction]
    guard let members = object(node, .largeItem, keys: ["area", "fraction"], of: "a clause for large items") else {
      return item
    }
    for (key, node) in members {
      missing.removeAll { $0.rawValue == key }
      switch key {
      case "area": number(node, .length, in: 0...(.greatestFiniteMagnitude)) { item.area = $0 }
      case "fraction": number(node, .fraction, in: 0...1) { item.fraction = $0 }
      default: break
      }
    }
    for field in missing { self.missing(field, at: node.place) }
    return item
  }

  private mutating func motion(_ node: RuleNode) -> Rule.Motion {
    var motion = Rule.Motion.any
    switch node.value {
    case .text("any"): break
    case .text("settled"): motion = .settled
    case .text(let text): unknown(text, at: node.place, .motion, among: Want.motion.words)
    case .object(let members) where !members.isEmpty:
      if let node = member("slowerThan", of: node, .motion) {
        number(node, .speed, in: .leastNonzeroMagnitude...(.greatestFiniteMagnitude)) { motion = .slowerThan($0) }
      }
    default: wrong(node, .motion)
    }
    return motion
  }

  private mutating func repetition(_ node: RuleNode) -> Rule.Repetition {
    var repetition = Rule.Repetition.everyAppearance
    switch node.value {
    case .text("everyAppearance"): break
    case .text("oncePerVisit"): repetition = .oncePerVisit
    case .text("oncePerSession"): repetition = .oncePerSession
    case .text("once"): repetition = .once
    case .text("unlessAtPreviousStop"): repetition = .unlessAtPreviousStop
    case .text(let text): unknown(text, at: node.place, .repetition, among: Want.repetition.words)
    case .object(let members) where !members.isEmpty:
      if let node = member("cooldown", of: node, .repetition) {
        span(node, .cooldown) { repetition = .cooldown($0) }
      }
    default: wrong(node, .repetition)
    }
    return repetition
  }

  /// The value of the one key that an object of this kind has.
  private mutating func member(_ key: String, of node: RuleNode, _ want: Want) -> RuleNode? {
    let before = problems.count
    let members = object(node, want, keys: [key], of: want.noun) ?? []
    // What is `null` was left out, and then the object says nothing.
    if members.isEmpty, !problems[before...].contains(where: \.isError) { wrong(node, want) }
    return members.first?.1
  }
}
