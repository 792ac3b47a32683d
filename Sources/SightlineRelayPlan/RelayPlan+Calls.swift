// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
#endif

/// How a message is passed on.
///
/// The observers get it in the order in which they came, then the owner. Each receiver is looked up when its turn comes,
/// so one that left or died in the meantime gets nothing; who came in the meantime hears the next message; and the owner
/// is whoever is the owner by then. One that is observer and owner gets the message once, as an observer.
extension RelayPlan {
  /// Says what becomes of a message, and what has to be done before it goes anywhere.
  ///
  /// A call that is answered must be ended with ``end(_:)``.
  public mutating func begin(_ selector: RelaySelector) -> (route: RelayRoute, effects: [RelayEffect]) {
    guard case .standing = state, observers.contains(where: { $0.answers.contains(selector) }) else {
      return (owner.map { .straight($0.object) } ?? .swallow, [])
    }
    if calls.count >= RelayPlan.deepest, calls.count(where: { $0 == selector }) >= RelayPlan.deepest {
      return (.swallow, handle(.cameBack(selector), at: .distantPast))
    }
    calls.append(selector)
    return (.call(RelayCall(selector, bound: nextSerial - 1)), [])
  }

  /// The next receiver of a message; `nil` when all have had it.
  public func next(_ call: inout RelayCall) -> RelayObject? {
    if call.isServed { return nil }
    if case .standing = state, let next = observers.first(where: { $0.serial > call.last && isMeant($0, by: call) }) {
      call.last = next.serial
      if next.object == owner?.object { call.heard = next.object }
      return next.object
    }
    call.isServed = true
    guard let owner, owner.object != call.heard, owner.answers.contains(call.selector) else { return nil }
    return observers.contains { $0.object == owner.object && isMeant($0, by: call) } ? nil : owner.object
  }

  /// Ends a call, whether or not all receivers have had it; answers what had to wait for it.
  public mutating func end(_ call: RelayCall) -> [RelayEffect] {
    if let index = calls.lastIndex(of: call.selector) { calls.remove(at: index) }
    return calls.isEmpty ? settle(isUrgent: true) : []
  }

  private func isMeant(_ observer: RelayObserver, by call: RelayCall) -> Bool {
    observer.serial <= call.bound && observer.answers.contains(call.selector)
  }
}
