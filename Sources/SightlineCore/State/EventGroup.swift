// SPDX-License-Identifier: MIT

/// The groups of one time, in the order of the contract (design 5.5, fine print 9).
enum EventGroup: UInt8, Sendable {
  case fellDue, tapped, ended, began, dueAtOnce, closed
}
