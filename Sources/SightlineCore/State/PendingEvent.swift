// SPDX-License-Identifier: MIT

/// An event that waits for its place among those of its time.
struct PendingEvent: Sendable {
  var group: EventGroup
  var exposure: Int32
  var place: EventPlace
  var event: Event
}
