// SPDX-License-Identifier: MIT

/// What the engine knows of time: only what it has been told.
struct Clock: Sendable {
  /// The latest time of an input or a wake-up; no input counts before it.
  var last: Timestamp?
  /// The time of the batch that is still open.
  var open: Timestamp?
  /// The time of the latest batch, open or measured.
  var batch: Timestamp?
  /// The gap before that batch.
  var gap = TimeSpan.zero
  /// A time whose events have been taken.
  var closed: Timestamp?
  /// Whether the host has been silent for longer than it promised.
  var isSilent = false
  var hasEnded = false
  /// Nothing falls due before this; it may be too early, never too late.
  var nextCheck = Timestamp.distantFuture
}
