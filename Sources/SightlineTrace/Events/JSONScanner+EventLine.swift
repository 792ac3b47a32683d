// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
#endif

extension JSONScanner {
  /// Reads the line at `at` as an event or a summary, and goes behind it.
  mutating func eventLine() throws(Fault) -> EventElement.Kind {
    var fields = EventFields()
    try openObject(.object)
    while let key = try nextKey() {
      if try fields.takePlace(key, &self) { continue }
      if try fields.takeMeasure(key, &self) { continue }
      if try fields.takeSummary(key, &self) { continue }
      try skipValue()
    }
    try endLine()
    return try fields.kind()
  }

  /// Reads times by rule.
  mutating func longest() throws(Fault) -> [ExposureRecord.Longest] {
    var longest: [ExposureRecord.Longest] = []
    try openObject(.longest)
    while let rule = try nextName() { longest.append(.init(rule: rule.name, span: try timeSpan())) }
    return longest
  }

  /// Reads a list of four times.
  mutating func bands() throws(Fault) -> [TimeSpan] {
    let start = place
    var bands: [TimeSpan] = []
    try openList(.bands)
    while try nextElement() { bands.append(try timeSpan()) }
    guard bands.count == 4 else { throw Fault(kind: .wrong(.bands), place: start) }
    return bands
  }

  /// Reads counts by rule.
  mutating func ledger() throws(Fault) -> Ledger {
    var ledger = Ledger()
    try openObject(.ledger)
    while let rule = try nextName() { ledger.entries.append(try ledgerEntry(rule.name)) }
    return ledger
  }

  private mutating func ledgerEntry(_ rule: String) throws(Fault) -> Ledger.Entry {
    var entry = Ledger.Entry(rule: rule)
    try openObject(.counts)
    while let key = try nextKey() {
      switch key {
      case "detected": entry.detected = try whole()
      case "reported": entry.reported = try whole()
      case "repeated": entry.repeated = try whole()
      case "vetoed": entry.vetoed = try whole()
      case "sampledOut": entry.sampledOut = try whole()
      case "evicted": entry.evicted = try whole()
      default: try skipValue()
      }
    }
    return entry
  }

  /// Reads 16 hexadecimal digits in quotes.
  mutating func checksum() throws(Fault) -> UInt64 {
    let start = place
    let digits = try text(.checksum)
    guard digits.utf8.count == 16, digits.utf8.first != UInt8(ascii: "+"), let value = UInt64(digits, radix: 16) else {
      throw Fault(kind: .wrong(.checksum), place: start)
    }
    return value
  }
}
