// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineTrace

/// Inputs and rules that two engines are compared on.
struct Scene {
  var book: RuleBook
  var maximumGap: TimeSpan?
  var inputs: [TimedInput]

  /// The scene as a trace and a file of rules, to be replayed.
  var text: String {
    var writer = TraceWriter()
    writer.write(TraceHead(source: "shrunk scene", maximumGap: maximumGap))
    for line in inputs { writer.write(line.input, at: line.time) }
    let trace = String(decoding: writer.bytes, as: UTF8.self)
    let rules = String(decoding: RuleBookWriter.bytes(of: book), as: UTF8.self)
    return "\(trace)\n\(rules)"
  }
}

/// Random numbers that are the same on every machine.
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  /// Below `bound`. Not quite even, which does not matter here, and not left to a library that may change.
  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }

  mutating func chance(_ share: Double) -> Bool { Double(next() >> 11) < share * 0x1p53 }

  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }
}
