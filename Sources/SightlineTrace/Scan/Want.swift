// SPDX-License-Identifier: MIT

/// What kind of value must stand at a place, with the words to say so.
enum Want: UInt8 {
  case anything, object, time, seconds, number, whole, text, boolean, names, frame, insets, point
  case items, item, covers, cover, exceptions, exception, attributes
  case op, scene, phase, visitReason, removalReason, coverKind, version
  case event, cause, bands, longest, ledger, counts, checksum
  case rules, rule, surfaces, visits, visit, outcome, inactive, record, basis, motion, speed, repetition, cooldown
  case rulesFile, largeItem, ruleVersion, fraction, share, opacity, length, memory, ruleName, name

  /// What the wrong value is not.
  var noun: String {
    switch self {
    case .anything: "a value"
    case .object: "an object"
    case .time: "a time"
    case .seconds: "a length of time"
    case .number: "a number"
    case .whole: "a whole number"
    case .text: "a text"
    case .boolean: "true or false"
    case .names: "a list of texts"
    case .frame: "a frame"
    case .insets: "insets"
    case .point: "an offset"
    case .items: "a list of items"
    case .item: "an item"
    case .covers: "a list of covers"
    case .cover: "a cover"
    case .exceptions: "a list of items"
    case .exception: "an id, or a surface with an id"
    case .attributes: "a set of attributes"
    case .op: "an op"
    case .scene: "a state"
    case .phase: "a phase"
    case .visitReason, .removalReason: "a reason"
    case .coverKind: "a kind of cover"
    case .version: "a known version"
    case .event: "an event"
    case .cause: "a cause"
    case .bands: "four lengths of time"
    case .longest: "lengths of time by rule"
    case .ledger: "a ledger"
    case .counts: "the counts of a rule"
    case .checksum: "a checksum"
    case .rules: "a list of rules"
    case .rule: "a rule"
    case .surfaces: "a set of surfaces"
    case .visits: "a visit policy"
    case .visit, .outcome: "an answer of a visit policy"
    case .inactive: "an answer for inactive scenes"
    case .record: "a kind of record"
    case .basis: "what a fraction is taken of"
    case .motion: "a motion"
    case .speed: "a speed"
    case .repetition: "a repetition"
    case .cooldown: "a cooldown"
    case .rulesFile: "a rules file"
    case .largeItem: "a clause for large items"
    case .ruleVersion: "a version"
    case .fraction, .share, .opacity: "a number from 0 to 1"
    case .length: "a length in points"
    case .memory: "a number of keys"
    case .ruleName: "the name of a rule"
    case .name: "a name"
    }
  }

  /// What to write instead.
  var advice: String {
    switch self {
    case .anything: "write a JSON value"
    case .object: "write one JSON object a line"
    case .time: "write seconds as a number, for example 1.5"
    case .seconds, .cooldown: "write seconds as a number, not below 0, for example 1.5"
    case .number: "write a number, for example 0.5"
    case .whole: "write a whole number, for example 4"
    case .text: "write a text in quotes, for example \"feed\""
    case .name: "write a name in quotes, for example \"viewable\""
    case .ruleVersion: "write a text in quotes, for example \"1\""
    case .boolean: "write true or false"
    case .names: "write texts in a list, for example [\"item-1\"]"
    case .frame: "write [x,y,width,height], for example [0,0,375,667]"
    case .insets: "write [top,left,bottom,right], for example [64,0,83,0]"
    case .point: "write [x,y], for example [0,120.5]"
    case .items: "write items in a list, for example [[\"item-1\",0,0,375,200]]"
    case .item: "write [id,x,y,width,height] or the same and an object"
    case .covers: "write covers in a list, for example [{\"rect\":[0,0,375,64]}]"
    case .cover: "write an object, for example {\"rect\":[0,0,375,64],\"kind\":\"opaque\"}"
    case .exceptions: "write ids in a list, for example [\"item-3\",[\"feed\",\"item-9\"]]"
    case .exception: "write \"item-3\" or [\"feed\",\"item-3\"]"
    case .attributes: "write an object, for example {\"campaign\":\"spring\"}"
    case .version: "write 1, the version that this program reads"
    case .event, .op, .scene, .phase, .visitReason, .removalReason, .coverKind, .cause, .inactive, .record, .basis,
      .outcome:
      "write \(Want.choice(words))"
    case .bands: "write four numbers in a list, for example [0.1,0.2,0.4,2.5]"
    case .longest: "write seconds by rule, for example {\"viewable\":2.9}"
    case .ledger: "write counts by rule, for example {\"viewable\":{\"detected\":1,\"reported\":1}}"
    case .counts: "write an object, for example {\"detected\":1,\"reported\":1}"
    case .checksum: "write 16 hexadecimal digits in quotes"
    case .rules: "write rules in a list, for example [{\"name\":\"viewable\",\"fraction\":0.5}]"
    case .rule: "write an object, for example {\"name\":\"viewable\",\"fraction\":0.5}"
    case .surfaces: "write rule names by surface, for example {\"feed\":[\"viewable\"]}"
    case .visits: "write an answer by reason, for example {\"push\":\"same\",\"tab\":\"new\"}"
    case .visit: "write \"same\", \"new\" or {\"longerThan\":30,\"is\":\"new\"}"
    case .motion: "write \"any\", \"settled\" or {\"slowerThan\":500}"
    case .speed: "write points per second, above 0, for example 500"
    case .repetition:
      "write \"everyAppearance\", \"oncePerVisit\", \"oncePerSession\", \"once\", \"unlessAtPreviousStop\" or "
        + "{\"cooldown\":60}"
    case .rulesFile: "write one JSON object"
    case .largeItem: "write an object, for example {\"area\":242500,\"fraction\":0.3}"
    case .fraction, .share, .opacity: "write a number from 0 to 1, for example 0.5"
    case .length: "write a number, not below 0, for example 0.5"
    case .memory: "write a whole number from 1 on, for example 100000"
    case .ruleName: "write a name that stands among the rules"
    }
  }

  /// `a, b or c`.
  static func choice(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.joined() }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }
}
