// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
#endif

extension RelayPlan {
  /// What a view's `delegate` has to answer.
  public enum Reading: Sendable, Equatable {
    /// This object, whatever the slot holds: the app's own, so that `===` and casts hold.
    case object(RelayObject?)
    /// What the slot holds.
    case slot
  }

  /// What the view's getter answers.
  public var delegate: Reading {
    switch state {
    case .standing(let standing): .object((standing.front ?? standing.owner)?.object)
    case .idle, .refused, .left: .slot
    }
  }

  /// Which messages the relay says that it answers: the owner's and the observers'.
  ///
  /// Messages that no protocol lists are the owner's matter alone: a shell asks it.
  public var answered: Set<RelaySelector> {
    var answered = owner?.answers ?? []
    guard case .standing = state else { return answered }
    for observer in observers { answered.formUnion(observer.answers) }
    return answered
  }

  /// The app's delegate, as long as it lives.
  var owner: RelayDelegate? {
    switch state {
    case .standing(let standing): standing.owner
    case .left(let owner): owner
    case .idle, .refused: nil
    }
  }

  /// What the slot ought to hold.
  func wanted(_ standing: RelayStanding) -> RelayObject? {
    if let front = standing.front { return front.object }
    return standing.owner == nil && observers.isEmpty ? nil : relay
  }

  /// What the object in the slot would answer if it were asked now.
  var current: RelayCache { RelayCache(answered: answered, kind: owner?.kind) }

  /// Takes over what an input says of the slot.
  mutating func look(_ input: RelayInput) {
    let seen: RelayObject?
    switch input {
    case .install(let delegate), .found(let delegate): seen = delegate?.object
    case .died(let object): seen = slot == object ? nil : slot
    case .remove, .assigned, .asked, .cameBack, .observe, .leave: return
    }
    if seen != slot {
      slot = seen
      cache = isSteady ? current : nil
    }
    isSteady = true
  }

  /// Makes the slot hold what it ought to hold, and the view know what that answers.
  mutating func settle(isUrgent: Bool) -> [RelayEffect] {
    guard case .standing(let standing) = state else {
      cache = nil
      isSteady = false
      return []
    }
    guard isUrgent else { return [] }
    let wanted = wanted(standing)
    isSteady = true
    if wanted == slot, wanted == nil || cache == current { return [] }
    slot = wanted
    cache = current
    // A view asks nothing when it is given what it holds. What it holds may not be what was last seen there.
    return [.setSlot(nil)] + (wanted == nil ? [] : [.setSlot(wanted)])
  }

  /// Ties a sentinel to everyone whose death matters, and unties those of others. The dead need none.
  func watch(since old: RelayPlan, _ input: RelayInput) -> [RelayEffect] {
    let (before, after) = (old.watched, watched)
    let ended = before.filter { !after.contains($0) && input != .died($0) }
    return ended.map(RelayEffect.unwatch) + after.filter { !before.contains($0) }.map(RelayEffect.watch)
  }

  private var watched: [RelayObject] {
    var all: [RelayObject?] = [owner?.object]
    if case .standing(let standing) = state { all += [standing.before?.object, standing.front?.object] }
    all += observers.map(\.object)
    var watched: [RelayObject] = []
    for case let object? in all where !watched.contains(object) { watched.append(object) }
    return watched
  }
}
