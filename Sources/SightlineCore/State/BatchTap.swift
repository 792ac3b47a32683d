// SPDX-License-Identifier: MIT

/// A tap of the open batch.
struct BatchTap: Sendable {
  var surface: Int32
  var item: String
  var slot: Int32?
  var isDone = false
}
