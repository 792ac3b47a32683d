// SPDX-License-Identifier: MIT

import ProofSupport

/// Makes inputs for the fuzz entry: traces of a small world in which ids meet often, and mutations of real lines.
struct FuzzSource {
  private var random: SplitMix64
  private var time = 0.0
  /// Lines of real traces, as bytes.
  private let corpus: [[UInt8]]
  private let lines: Int

  /// Makes a source whose inputs have up to `lines` lines beside the first ones.
  init(seed: UInt64, corpus: [[UInt8]], lines: Int = 12) {
    random = SplitMix64(seed: seed)
    self.corpus = corpus
    self.lines = lines
  }

  /// The next input.
  mutating func next() -> [UInt8] {
    time = 0
    var bytes: [UInt8] = []
    if random.percent(80) { bytes += Array(head().utf8) }
    if random.percent(70) { bytes += Array(start().utf8) }
    for _ in 0..<(1 + random.below(lines)) {
      bytes += random.percent(15) ? random.pick(corpus) : Array(line().utf8)
      bytes.append(UInt8(ascii: "\n"))
    }
    if random.percent(15) { mutate(&bytes) }
    return bytes
  }

  private mutating func head() -> String {
    random.percent(30)
      ? #"{"t":0,"op":"trace","version":1,"maximumGap":0.7}"# + "\n" : #"{"t":0,"op":"trace","version":1}"# + "\n"
  }

  private mutating func start() -> String {
    let surface = #"{"t":0,"op":"surface","id":"s0","frame":[0,0,100,100]}"# + "\n"
    return surface + #"{"t":0,"op":"items","surface":"s0","items":[["i0",0,0,100,60],["i1",0,60,100,60]]}"# + "\n"
  }

  private mutating func line() -> String {
    if random.percent(75) { time += random.pick([0.05, 0.1, 0.2, 0.5, 1, 1.5, 3]) }
    if random.percent(1) { time = random.pick([-5, 9e9, 1e12, time]) }
    let surface = "s\(random.below(4))"
    let at = "{\"t\":\(time),\"op\":"
    switch random.below(24) {
    case 0...3:
      return at
        + "\"items\",\"surface\":\"\(surface)\"\(random.percent(20) ? ",\"all\":true" : ""),\"items\":[\(items())]}"
    case 4...7: return at + "\"scroll\",\"surface\":\"\(surface)\",\"offset\":[\(number()),\(number())]\(phase())}"
    case 8: return at + "\"phase\",\"surface\":\"\(surface)\"\(forcedPhase())}"
    case 9, 10: return at + surfaceLine(surface)
    case 11: return at + "\"remove\",\"surface\":\"\(surface)\",\"items\":[\"i\(random.below(4))\"]\(removal())}"
    case 12: return at + "\"remove\",\"surface\":\"\(surface)\"\(removal())}"
    case 13: return at + "\"hide\",\"surface\":\"\(surface)\"\(reason())}"
    case 14, 15: return at + "\"show\",\"surface\":\"\(surface)\"\(reason())}"
    case 16: return at + "\"app\",\"state\":\"\(random.pick(["active", "active", "inactive", "background"]))\"}"
    case 17: return at + covers(surface)
    case 18: return at + "\"tap\",\"surface\":\"\(surface)\",\"item\":\"i\(random.below(4))\"}"
    case 19: return at + veto(surface)
    case 20: return at + reset(surface)
    case 21: return at + pause(surface)
    case 22: return at + window()
    default: return at + rare(surface)
    }
  }

  private mutating func number() -> String {
    random.percent(4)
      ? random.pick(["1e308", "-1e308", "1e-320", "1e17", "-0.0", "1e200", "0.3333333333333333", "99.9999995"])
      : "\(Double(random.below(41) - 8) * random.pick([1, 5, 10, 0.1, 7.3]))"
  }

  private mutating func size() -> String {
    random.percent(4) ? number() : "\(Double(1 + random.below(20)) * random.pick([1, 5, 10, 10]))"
  }

  private mutating func items() -> String {
    (0..<(1 + random.below(3))).map { _ in
      var line = "[\"i\(random.below(4))\",\(number()),\(number()),\(size()),\(size())"
      if random.percent(50) {
        var fields: [String] = []
        if random.percent(60) { fields.append("\"content\":\"c\(random.below(3))\"") }
        if random.percent(15) { fields.append("\"alpha\":\(random.pick(["0", "0.05", "0.4", "1", "2"]))") }
        if random.percent(10) { fields.append("\"hidden\":true") }
        if random.percent(15) { fields.append("\"measurable\":false") }
        if random.percent(10) {
          fields.append("\"rules\":[\(random.pick(["", "\"any\"", "\"stop\",\"sum\"", "\"no\""]))]")
        }
        if random.percent(10) { fields.append("\"attributes\":{\"k\":\(random.below(3))}") }
        line += ",{\(fields.joined(separator: ","))}"
      }
      return line + "]"
    }.joined(separator: ",")
  }

  private mutating func surfaceLine(_ surface: String) -> String {
    var line = "\"surface\",\"id\":\"\(surface)\",\"frame\":[\(number()),\(number()),\(size()),\(size())]"
    if random.percent(40) { line += ",\"parent\":\"s\(random.below(4))\"" }
    if random.percent(30) { line += ",\"parentItem\":\"i\(random.below(4))\"" }
    if random.percent(20) { line += ",\"insets\":[\(number()),0,\(number()),0]" }
    if random.percent(20) { line += ",\"window\":\"w\(random.below(3))\"" }
    if random.percent(15) { line += ",\"rules\":[\(random.pick(["", "\"any\"", "\"mrc\",\"no\""]))]" }
    return line + "}"
  }

  private mutating func covers(_ surface: String) -> String {
    let place =
      random.percent(40)
      ? ",\"surface\":\"\(surface)\"" : random.percent(30) ? ",\"window\":\"w\(random.below(3))\"" : ""
    let list = (0..<random.below(4)).map { _ in
      var cover = "{\"rect\":[\(number()),\(number()),\(size()),\(size())]"
      if random.percent(20) { cover += ",\"kind\":\"\(random.pick(["opaque", "translucent", "transparent"]))\"" }
      if random.percent(20) { cover += ",\"opacity\":\(random.pick(["0", "0.4", "0.5", "1"]))" }
      if random.percent(20) { cover += ",\"except\":[\"i\(random.below(4))\",[\"s0\",\"i1\"]]" }
      return cover + "}"
    }
    return "\"covers\"\(place),\"covers\":[\(list.joined(separator: ","))]}"
  }

  private mutating func veto(_ surface: String) -> String {
    "\"veto\",\"surface\":\"\(surface)\",\"item\":\"i\(random.below(4))\",\"rule\":\"\(rule())\",\"on\":\(random.percent(60))}"
  }

  private mutating func reset(_ surface: String) -> String {
    var line = "\"reset\""
    if random.percent(60) { line += ",\"surface\":\"\(surface)\"" }
    if random.percent(50) { line += ",\"item\":\"i\(random.below(4))\"" }
    if random.percent(50) { line += ",\"rule\":\"\(rule())\"" }
    return line + "}"
  }

  private mutating func pause(_ surface: String) -> String {
    "\"\(random.pick(["pause", "resume", "resume"]))\"\(random.percent(50) ? ",\"surface\":\"\(surface)\"" : "")}"
  }

  private mutating func window() -> String {
    let scene = random.percent(50) ? ",\"scene\":\"\(random.pick(["active", "inactive", "background"]))\"" : ""
    return "\"window\",\"id\":\"w\(random.below(2))\",\"frame\":[0,0,\(size()),\(size())]\(scene)}"
  }

  private mutating func rare(_ surface: String) -> String {
    switch random.below(6) {
    case 0: "\"session\"}"
    case 1: "\"still\"}"
    case 2: "\"wake\"}"
    case 3: "\"known\",\"rule\":\"\(rule())\",\"contents\":[\"c\(random.below(3))\",\"i1\"]}"
    case 4: "\"attributes\",\"surface\":\"\(surface)\",\"item\":\"i0\",\"attributes\":{\"a\":[1,null]}}"
    default: "\"end\"}"
    }
  }

  private mutating func rule() -> String { random.pick(["any", "mrc", "sum", "stop", "slow", "read", "no"]) }

  private mutating func phase() -> String { random.percent(50) ? forcedPhase() : "" }

  private mutating func forcedPhase() -> String {
    ",\"phase\":\"\(random.pick(["idle", "idle", "tracking", "dragging", "decelerating", "animating"]))\""
  }

  private mutating func removal() -> String { random.percent(40) ? ",\"reason\":\"offscreen\"" : "" }

  private mutating func reason() -> String {
    random.percent(50) ? ",\"reason\":\"\(random.pick(["push", "refresh", "tab", "swipe"]))\"" : ""
  }

  /// Changes, drops, doubles or swaps a few bytes.
  private mutating func mutate(_ bytes: inout [UInt8]) {
    for _ in 0..<(1 + random.below(4)) where !bytes.isEmpty {
      let place = random.below(bytes.count)
      switch random.below(5) {
      case 0: bytes[place] = UInt8(truncatingIfNeeded: random.next())
      case 1: bytes[place] ^= 1 << UInt8(random.below(8))
      case 2: bytes.remove(at: place)
      case 3: bytes.insert(random.pick(Array(#"{}[]",:0-e.\"#.utf8)), at: place)
      default: bytes.removeLast(min(bytes.count, random.below(40)))
      }
    }
  }
}
