// SPDX-License-Identifier: MIT

/// Something that happened to a delegate or to who wants to hear its messages.
public enum RelayInput: Sendable, Equatable {
  /// The relay is to stand in; the slot holds this delegate now.
  case install(RelayDelegate?)
  /// The relay is to leave.
  case remove
  /// The app set the delegate, through a setter that asks the plan.
  case assigned(RelayDelegate?)
  /// A look into the slot (in a pass) found this, the relay itself included.
  case found(RelayDelegate?)
  /// A delegate was asked again what it answers.
  case asked(RelayDelegate)
  /// A message came back to the relay while it was being passed on, too often to be anything but a ring. Found by
  /// ``RelayPlan/begin(_:)`` itself.
  case cameBack(RelaySelector)
  /// The object is being deallocated; its sentinel says so.
  case died(RelayObject)
  /// An object wants to hear these messages, from now on and after those that came before it. Once more: it wants these
  /// instead and keeps its place.
  case observe(RelayObject, [RelaySelector: RelaySignature])
  /// An object wants to hear nothing any more.
  case leave(RelayObject)
}
