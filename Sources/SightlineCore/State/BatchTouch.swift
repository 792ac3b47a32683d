// SPDX-License-Identifier: MIT

/// A changed fraction, to be told when the batch has been measured.
struct BatchTouch: Sendable {
  var place: SlotPlace
  var before: Double
}
