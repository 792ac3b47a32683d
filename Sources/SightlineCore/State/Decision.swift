// SPDX-License-Identifier: MIT

/// A satisfied rule that waits for repetition, sample and veto to be asked.
struct Decision: Sendable {
  var group: EventGroup
  var exposure: Int32
  var rule: Int
  var cell: Int32
  var viewable: TimeSpan
  var moment: Moment
}
