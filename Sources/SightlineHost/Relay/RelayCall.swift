// SPDX-License-Identifier: MIT

/// What becomes of a message.
public enum RelayRoute: Sendable, Hashable {
  /// Somebody observes it: ask ``RelayPlan/next(_:)`` for one receiver after the other, then end the call.
  case call(RelayCall)
  /// Nobody does: it goes straight to the owner, result and all.
  case straight(RelayObject)
  /// Nobody is there to take it: nothing happens, and the result is zero.
  case swallow
}

/// A message on its way to several receivers: a place in the list, not a copy of it.
public struct RelayCall: Sendable, Hashable {
  /// The message.
  public let selector: RelaySelector
  /// The observer served last.
  var last = 0
  /// The last observer that was there when the message came. Who comes later hears the next one.
  let bound: Int
  /// The owner, if it has had the message as an observer.
  var heard: RelayObject?
  /// Whether the owner's turn has come.
  var isServed = false

  init(_ selector: RelaySelector, bound: Int) {
    self.selector = selector
    self.bound = bound
  }
}
