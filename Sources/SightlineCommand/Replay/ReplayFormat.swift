// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
  import SightlineTrace
#endif

/// How the events of one file under one rule book are written.
protocol ReplayFormat {
  /// A trace begins on a line of the file.
  mutating func begin(_ head: TraceHead, line: Int, to lane: Lane) throws
  /// Events before any are left out; for formats that sum up.
  mutating func observe(_ events: [Event])
  /// Events, and the same as NDJSON lines.
  mutating func add(_ events: [Event], lines: [UInt8], to lane: Lane) throws
  /// A trace is over; `trailer` describes the lines that were written.
  mutating func end(_ trailer: TraceSummary, to lane: Lane) throws
  /// The file is over; what is gathered is written.
  mutating func finish(to lane: Lane) throws
}

extension ReplayFormat {
  mutating func observe(_ events: [Event]) {}
}

/// The names that `--format` takes.
enum ReplayFormatName: String, CaseIterable, Sendable {
  case ndjson, csv, table
}
