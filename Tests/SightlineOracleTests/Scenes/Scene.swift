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
