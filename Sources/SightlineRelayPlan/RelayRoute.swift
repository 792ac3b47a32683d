// SPDX-License-Identifier: MIT

/// What becomes of a message.
public enum RelayRoute: Sendable, Equatable {
  /// Somebody observes it: ask ``RelayPlan/next(_:)`` for one receiver after the other, then end the call.
  case call(RelayCall)
  /// Nobody does: it goes straight to the owner, result and all.
  case straight(RelayObject)
  /// Nobody is there to take it: nothing happens, and the result is zero.
  case swallow
}
