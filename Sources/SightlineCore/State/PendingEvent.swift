// SPDX-License-Identifier: MIT

/// An event that waits for its place among those of its time.
struct PendingEvent: Sendable {
  /// The groups of one time, in the order of the contract (design 5.5, fine print 9).
  enum Group: UInt8, Sendable {
    case fellDue, tapped, ended, began, dueAtOnce, closed
  }

  var group: Group
  var exposure: Int32
  var place: EventPlace
  var event: Event
}
