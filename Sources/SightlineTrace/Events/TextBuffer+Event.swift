// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
#endif

extension TextBuffer {
  /// Appends an event with its newline; the order of the keys is part of the contract.
  mutating func append(_ event: Event) {
    write(bound: ByteCursor.bound(event)) { $0.append(event) }
    if let attributes = event.attributes {
      append(",\"attributes\":")
      append(attributes, depth: 1)
    }
    append("}\n")
  }

  /// Appends a summary with its newline.
  mutating func append(_ summary: TraceSummary) {
    append("{\"event\":\"summary\",\"trace\":", summary.trace)
    field(",\"rules\":", summary.rules)
    append(",\"inputs\":", summary.inputs)
    append(",\"events\":", summary.events)
    append(",\"checksum\":\"")
    write(bound: 16) { $0.append(hexadecimal: summary.checksum, digits: 16) }
    append("\",\"ledger\":{")
    for (index, entry) in summary.ledger.entries.enumerated() {
      if index > 0 { append(",") }
      append(quoted: entry.rule)
      append(":{\"detected\":", entry.detected)
      append(",\"reported\":", entry.reported)
      append(",\"repeated\":", entry.repeated)
      append(",\"vetoed\":", entry.vetoed)
      append(",\"sampledOut\":", entry.sampledOut)
      if entry.evicted != 0 { append(",\"evicted\":", entry.evicted) }
      append("}")
    }
    append("}")
    append(",\"warnings\":", summary.warnings)
    append("}\n")
  }

  private mutating func append(_ key: StaticString, _ value: Int) {
    append(key)
    append(value)
  }
}
