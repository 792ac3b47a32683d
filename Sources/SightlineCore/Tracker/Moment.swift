// SPDX-License-Identifier: MIT

/// When something is told, and how much earlier it may have become true.
struct Moment: Sendable {
  var time: Timestamp
  var uncertainty: TimeSpan
}
