// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
#endif

/// Who is behind a relay that stands in, and who in front of it.
struct RelayStanding: Sendable, Equatable {
  /// The app's delegate.
  var owner: RelayDelegate?
  /// Who was the owner before the present one turned up in the slot. It is the owner again should the present one prove
  /// to pass messages on to the relay.
  var before: RelayDelegate?
  /// Who stands in the slot and passes messages on to the relay.
  var front: RelayDelegate?
  /// When the relay last took back the slot.
  var tookBack: Timestamp?

  /// The app's delegate is this now, and the relay stands in for it.
  mutating func adopt(_ delegate: RelayDelegate?) {
    owner = delegate
    before = nil
    front = nil
  }

  /// This one stands in front from now on. Were it also behind the relay, messages would go round in a ring.
  mutating func place(inFront delegate: RelayDelegate) {
    front = delegate
    guard owner?.object == delegate.object else { return }
    owner = before
    before = nil
  }

  /// Forgets one that died. Who stood in front took with it all that was behind it: the slot is empty then, as it would
  /// be without a relay.
  mutating func bury(_ object: RelayObject) {
    if front?.object == object { adopt(nil) }
    if before?.object == object { before = nil }
    if owner?.object == object {
      owner = nil
      before = nil
    }
  }
}
