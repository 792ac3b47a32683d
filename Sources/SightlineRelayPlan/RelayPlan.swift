// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
#endif

/// Decides all that a delegate relay does (design 8.5); a shell only carries it out.
///
/// A relay stands in for a delegate, so that several objects hear its messages: observers in the order in which they came,
/// then the owner, which is the app's own delegate.
///
/// | state         | input                           | next     | what is done                                       |
/// |---------------|---------------------------------|----------|----------------------------------------------------|
/// | any but standing | install                      | standing | the relay takes the slot, what was in it is the owner |
/// | any but standing | install, where none may stand | refused | diagnostic                                         |
/// | any but standing | assigned                     | the same | the slot gets it                                   |
/// | standing      | assigned                        | standing | it is the owner                                    |
/// | standing      | assigned: the relay             | the same | diagnostic                                         |
/// | standing      | assigned, found, asked: one that leads back | standing | it stands in front of the relay        |
/// | standing      | found (also install): the relay, or nothing as before | standing | nobody is in front           |
/// | standing      | found: anything else            | standing | it is the owner, and the slot is taken back        |
/// | standing      | the same within a second of that | left    | the slot is left alone, sampling, diagnostic       |
/// | standing      | came back                       | standing | the owner stands in front; who stood behind one in front is dropped |
/// | standing      | died: the owner, who is in front | standing | no owner, nobody in front                         |
/// | standing      | remove                          | left     | the owner gets the slot                            |
/// | standing behind one in front | remove           | the same | only the observers are forgotten                   |
/// | left          | asked: the owner                | left     | it is the owner, unless it leads back              |
/// | left          | died: the owner                 | left     | no owner                                           |
/// | any           | observe, leave, died: an observer | the same | the list of observers changes                    |
/// | any           | anything else                   | the same | nothing                                            |
///
/// After every input, where the slot does not hold what it ought to hold (the one in front, else the relay, else nothing
/// when there is neither owner nor observer), or where that answers something else than the view has asked before, the
/// slot is set to `nil` and then to that; in no other case. While a message is being passed on, this waits for its end,
/// unless it is more than the observers that has changed.
public struct RelayPlan: Sendable, Equatable {
  /// Taken away again within this time after it was taken back, the slot is left alone.
  public static let patience = TimeSpan.seconds(1)
  /// So many times one inside the other, a message has come back to the relay in a ring.
  public static let deepest = 16

  enum State: Sendable, Equatable {
    case idle
    case refused
    case standing(RelayStanding)
    /// Removed, or stepped down. Messages that still arrive go to the owner: another proxy may have kept the relay.
    case left(owner: RelayDelegate?)
  }

  /// The relay itself.
  public let relay: RelayObject
  /// Whose delegate it stands in for.
  public let view: RelayView

  var state = State.idle
  var observers: [RelayObserver] = []
  var nextSerial = 1
  /// What the slot holds, as far as known.
  var slot: RelayObject?
  /// What the view has asked of the object in its slot; `nil` when that cannot be known.
  var cache: RelayCache?
  /// Whether the answers are the same ever since the slot was last known. Somebody else may have set it at any time
  /// since.
  var isSteady = false
  /// The messages that are being passed on, the outermost first.
  var calls: [RelaySelector] = []

  /// Makes the plan of a relay that stands nowhere yet.
  public init(relay: RelayObject, for view: RelayView) {
    self.relay = relay
    self.view = view
  }

  /// Takes what happened; answers what has to be done, in this order.
  public mutating func handle(_ input: RelayInput, at now: Timestamp) -> [RelayEffect] {
    let old = self
    var effects: [RelayEffect] = []
    let next = step(input, now, &effects)
    observers = heard(input, &effects)
    state = next
    isSteady = isSteady && old.current == current
    look(input)
    // A relay that comes or leaves begins or ceases to pass on to observers, whatever its owner answers besides.
    let isRenewed =
      old.observers != observers || (old.isStanding != isStanding && !observers.isEmpty)
      || old.owner?.object != owner?.object || old.current != current
    return watch(since: old, input) + (isRenewed ? [.renew] : [])
      + settle(isUrgent: calls.isEmpty || old.state != state) + effects
  }

  private func step(_ input: RelayInput, _ now: Timestamp, _ effects: inout [RelayEffect]) -> State {
    switch (state, input) {
    case (.idle, .install(let delegate)), (.refused, .install(let delegate)), (.left, .install(let delegate)):
      return installed(delegate, &effects)
    case (.idle, .assigned(let delegate)), (.refused, .assigned(let delegate)), (.left, .assigned(let delegate)):
      effects.append(.setSlot(delegate?.object))
      return state
    case (.standing(let standing), .assigned(let delegate)): return assigned(standing, delegate, &effects)
    case (.standing(let standing), .install(let delegate)), (.standing(let standing), .found(let delegate)):
      return found(standing, delegate, now, &effects)
    case (.standing(let standing), .asked(let delegate)): return asked(standing, delegate, now, &effects)
    case (.standing(let standing), .cameBack(let selector)):
      effects.append(.diagnose(.ring(selector)))
      return cameBack(standing)
    case (.standing(var standing), .died(let object)):
      standing.bury(object)
      return .standing(standing)
    case (.standing(let standing), .remove):
      if standing.front != nil { return state }
      if slot == relay { effects.append(.setSlot(standing.owner?.object)) }
      return .left(owner: standing.owner)
    case (.left(let owner), .died(let object)): return .left(owner: owner?.object == object ? nil : owner)
    case (.left(let owner), .asked(let delegate)):
      if delegate.object != owner?.object { return state }
      return .left(owner: delegate.leadsBack ? nil : delegate)
    case (.idle, .remove), (.idle, .found), (.idle, .asked), (.idle, .cameBack), (.idle, .died), (.refused, .remove),
      (.refused, .found), (.refused, .asked), (.refused, .cameBack), (.refused, .died), (.left, .remove),
      (.left, .found),
      (.left, .cameBack), (_, .observe), (_, .leave):
      return state
    }
  }

  private func installed(_ delegate: RelayDelegate?, _ effects: inout [RelayEffect]) -> State {
    if let refusal = view.refusal {
      effects.append(.diagnose(.refused(refusal)))
      return .refused
    }
    return assigned(RelayStanding(owner: owner), delegate, &effects)
  }

  private func assigned(_ old: RelayStanding, _ delegate: RelayDelegate?, _ effects: inout [RelayEffect]) -> State {
    var standing = old
    if let delegate, delegate.object == relay {
      effects.append(.diagnose(.isRelay))
    } else if let delegate, delegate.leadsBack {
      if standing.front?.object != delegate.object { effects.append(.diagnose(.leadsBack)) }
      standing.place(inFront: delegate)
    } else {
      standing.adopt(delegate)
    }
    return .standing(standing)
  }

  private func found(
    _ old: RelayStanding, _ delegate: RelayDelegate?, _ now: Timestamp, _ effects: inout [RelayEffect]
  ) -> State {
    var standing = old
    if delegate?.object == relay || (delegate == nil && slot == nil) {
      standing.front = nil
      return .standing(standing)
    }
    if let delegate, delegate.leadsBack { return assigned(old, delegate, &effects) }
    if let tookBack = old.tookBack, now - tookBack <= RelayPlan.patience {
      effects += [.sample, .diagnose(.contested)]
      return .left(owner: old.owner)
    }
    standing.adopt(delegate)
    if delegate != nil, old.owner?.object != delegate?.object { standing.before = old.owner }
    if wanted(standing) != delegate?.object { standing.tookBack = now }
    return .standing(standing)
  }

  private func asked(
    _ old: RelayStanding, _ delegate: RelayDelegate, _ now: Timestamp, _ effects: inout [RelayEffect]
  ) -> State {
    var standing = old
    switch delegate.object {
    case old.front?.object:
      // It passes nothing on any more: the same as a stranger in the slot.
      if !delegate.leadsBack { return found(old, delegate, now, &effects) }
      standing.front = delegate
    case old.owner?.object:
      if delegate.leadsBack { return assigned(old, delegate, &effects) }
      standing.owner = delegate
    default: break
    }
    return .standing(standing)
  }

  private func cameBack(_ old: RelayStanding) -> State {
    var standing = old
    if let owner = old.owner, old.front == nil {
      standing.place(inFront: owner)
    } else {
      standing.owner = nil
    }
    return .standing(standing)
  }

  private mutating func heard(_ input: RelayInput, _ effects: inout [RelayEffect]) -> [RelayObserver] {
    switch input {
    case .observe(let object, let offered):
      guard object != relay else {
        effects.append(.diagnose(.isRelay))
        return observers
      }
      var answers: Set<RelaySelector> = []
      for (selector, signature) in Array(offered).arranged(by: { $0.key < $1.key }) {
        if let objection = view.objection(to: selector, signature) {
          effects.append(.diagnose(.notObservable(selector, objection)))
        } else {
          answers.insert(selector)
        }
      }
      if let index = observers.firstIndex(where: { $0.object == object }) {
        var changed = observers
        changed[index].answers = answers
        return changed
      }
      nextSerial += 1
      return observers + [RelayObserver(object: object, serial: nextSerial - 1, answers: answers)]
    case .leave(let object), .died(let object): return observers.filter { $0.object != object }
    case .remove: return []
    case .install, .assigned, .found, .asked, .cameBack: return observers
    }
  }
}
