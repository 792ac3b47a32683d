// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
  import SightlineTrace
#endif

/// NDJSON: the lines as the event writer makes them.
struct LinesFormat: ReplayFormat {
  private var writer = EventWriter()

  init() {}

  mutating func begin(_ head: TraceHead, line: Int, to lane: Lane) {}

  mutating func add(_ events: [Event], lines: [UInt8], to lane: Lane) throws {
    try lane.append { $0.append(contentsOf: lines) }
  }

  mutating func end(_ trailer: TraceSummary, to lane: Lane) throws {
    writer.clear()
    writer.write(trailer)
    try lane.append { $0.append(contentsOf: writer.bytes) }
  }

  mutating func finish(to lane: Lane) {}
}
