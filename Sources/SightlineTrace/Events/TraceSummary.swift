// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
#endif

/// The trailer of one trace's events: with it a pipe that loses output is noticed.
public struct TraceSummary: Sendable, Equatable {
  /// The name of the trace, usually its file.
  public var trace: String
  /// The name of the rule book, where a trace is replayed under several.
  public var rules: String?
  /// Lines after the trace line, up to and with `end`.
  public var inputs: Int
  /// Event lines before this one.
  public var events: Int
  /// FNV-1a 64 over the bytes of those lines, newlines included.
  public var checksum: UInt64
  /// What became of every detected impression.
  public var ledger: Ledger
  /// How many warnings the trace brought.
  public var warnings: Int
  // No app judges variants: for telephones this is in debug builds alone.
  #if DEBUG || !(os(iOS) || os(tvOS) || os(visionOS))
    /// What the variants of rules came to, where the book was replayed as one of variants. Not written.
    public var variants: [VariantOutcome] = []
  #endif

  /// Makes a summary.
  public init(
    trace: String, rules: String? = nil, inputs: Int, events: Int, checksum: UInt64, ledger: Ledger, warnings: Int
  ) {
    self.trace = trace
    self.rules = rules
    self.inputs = inputs
    self.events = events
    self.checksum = checksum
    self.ledger = ledger
    self.warnings = warnings
  }
}
