// SPDX-License-Identifier: MIT

/// Something that a shell has to do, in the order in which it is listed.
public enum RelayEffect: Sendable, Equatable {
  /// Tie a sentinel to the object that reports its death.
  case watch(RelayObject)
  /// Untie it.
  case unwatch(RelayObject)
  /// What the relay answers, or to whom it passes what, is not what it was: forget what was derived from the plan.
  case renew
  /// Put this into the slot itself. `nil` followed by an object makes UIKit ask anew what its delegate answers.
  case setSlot(RelayObject?)
  /// Hear no messages from now on: phases are inferred from samples.
  case sample
  /// Tell the app's makers.
  case diagnose(RelayDiagnostic)
}
