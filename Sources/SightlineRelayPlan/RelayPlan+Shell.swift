// SPDX-License-Identifier: MIT

/// What a shell asks of a plan, besides what has to be done.
extension RelayPlan {
  /// Whether the relay stands in, be it behind one that stands in front of it.
  public var isStanding: Bool {
    if case .standing = state { true } else { false }
  }

  /// Who gets what the relay passes on, after those who observe; `nil` when nobody does.
  public var receiver: RelayObject? { owner?.object }

  /// Whether this object hears messages now.
  public func isHearing(_ object: RelayObject) -> Bool {
    isStanding && observers.contains { $0.object == object }
  }

  /// Whether a look into the slot that finds this object has to be told to the plan.
  ///
  /// A look is taken at every turn of the run loop; nothing is to be done after almost all of them.
  /// - Parameters:
  ///   - object: What is in the slot.
  ///   - leadsBack: Whether that passes messages on to the relay; asked only of the one that did so before.
  public func isNews(_ object: RelayObject?, leadsBack: () -> Bool) -> Bool {
    guard case .standing(let standing) = state else { return false }
    if object != slot || !isSteady || !calls.isEmpty { return true }
    guard let front = standing.front else { return wanted(standing) != object }
    return object != front.object || !leadsBack()
  }
}
