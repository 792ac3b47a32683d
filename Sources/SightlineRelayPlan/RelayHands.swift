// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
#endif

/// What a relay's shell does and sees for a ``RelayConduct``.
@MainActor
public protocol RelayHands: AnyObject {
  /// The present moment.
  var now: Timestamp { get }
  /// Whether the view is still there; not while it is being deallocated.
  var hasView: Bool { get }
  /// What the slot holds now.
  var slot: RelaySlot { get }
  /// Whether what the slot holds passes messages on to the relay.
  var slotLeadsBack: Bool { get }
  /// Describes what the slot holds; `nil` for nothing.
  func describeSlot() -> RelayDelegate?
  /// Whether a relay that acts by itself may set the slot now (``RelayView/maySetSlot(isInWindow:hasCells:countsAgree:)``).
  var isGoodMoment: Bool { get }
  /// Does what has to be done. At ``RelayEffect/renew`` and ``RelayEffect/sample`` the relay passes on to
  /// ``RelayPlan/receiver`` and to those observers that ``RelayConduct/isHearing(_:)`` says.
  func carryOut(_ effect: RelayEffect)
  /// An object has died, or an observer has left for good: its handle means nothing any more.
  func forget(_ object: RelayObject)
}

/// What a slot holds.
public enum RelaySlot: Sendable, Equatable {
  /// No object.
  case empty
  /// The relay, or an object that was described before and has lived since.
  case known(RelayObject)
  /// Any other object.
  case stranger
}
