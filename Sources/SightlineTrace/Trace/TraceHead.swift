// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
#endif

/// The first line of a trace: where it comes from and what its host promises.
public struct TraceHead: Sendable, Equatable {
  /// The version of the vocabulary that this module reads and writes.
  public static let currentVersion = 1

  /// The version of the vocabulary.
  public var version: Int
  /// What recorded it.
  public var source: String?
  /// The device it was recorded on.
  public var device: String?
  /// The host's promise to write a line at least this often.
  public var maximumGap: TimeSpan?
  /// The time on the line.
  public var time: Timestamp
  /// Whether the trace had no such line and a reader made this one up (fine print 46). Never written.
  public var isImplied: Bool

  /// Makes a head of the current version.
  public init(
    source: String? = nil, device: String? = nil, maximumGap: TimeSpan? = nil, time: Timestamp = .zero,
    isImplied: Bool = false
  ) {
    version = TraceHead.currentVersion
    self.source = source
    self.device = device
    self.maximumGap = maximumGap
    self.time = time
    self.isImplied = isImplied
  }
}
