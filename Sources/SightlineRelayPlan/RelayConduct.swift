// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
#endif

/// When a relay's plan is told what: in which order things that have happened together, and not before a good moment.
///
/// A list that counts when its slot is set (``RelayView/countsWhenSet``) is left alone where nobody may be asked. There
/// what has happened is owed, and told at the end of the next turn that is a good moment; an observer that has left hears
/// nothing more, and the plan learns of it with the next other thing. Everything else is told at once.
@MainActor
public final class RelayConduct {
  private struct Observer {
    let object: RelayObject
    var isWanted = true
    var isTold = false
  }

  /// What it decides by.
  public private(set) var plan: RelayPlan
  private let offered: [RelaySelector: RelaySignature]
  private weak var hands: (any RelayHands)?

  private var observers: [Observer] = []
  private var isToInstall = false
  private var untold: [RelayInput] = []
  private var isOwing = false
  private var effects: [RelayEffect] = []
  private var isAtWork = false

  /// Makes the conduct of a relay that stands nowhere yet.
  ///
  /// - Parameters:
  ///   - relay: The relay.
  ///   - view: Whose delegate it is to stand in for.
  ///   - offered: What its observers want to hear.
  public init(relay: RelayObject, for view: RelayView, offered: [RelaySelector: RelaySignature]) {
    plan = RelayPlan(relay: relay, for: view)
    self.offered = offered
  }

  /// Who is to do what it says; held weakly.
  public func begin(_ hands: any RelayHands) {
    self.hands = hands
  }

  // MARK: Who listens

  /// An object wants to hear. The first one brings the relay into the slot.
  public func join(_ object: RelayObject) {
    if let place = observers.firstIndex(where: { $0.object == object }) {
      if observers[place].isWanted { return }
      observers[place].isWanted = true
      hands?.carryOut(.renew)
    } else {
      observers.append(Observer(object: object))
    }
    isToInstall = true
    isOwing = true
    if hands?.isGoodMoment == true { tellWhatIsOwed() }
  }

  /// An object wants to hear nothing more. When the last has left, the app's delegate gets its place back.
  public func leave(_ object: RelayObject) {
    guard let place = observers.firstIndex(where: { $0.object == object && $0.isWanted }) else { return }
    observers[place].isWanted = false
    hands?.carryOut(.renew)
    if !plan.view.countsWhenSet { tellWhatIsOwed() }
  }

  /// Whether the relay has to pass messages on to this observer.
  public func isHearing(_ object: RelayObject) -> Bool {
    plan.isHearing(object) && observers.contains { $0.object == object && $0.isWanted }
  }

  // MARK: What happens

  /// The app sets the delegate, through a setter that asks.
  public func assigned(_ delegate: RelayDelegate?) {
    // It would make the list ask anew, so it must know who is there.
    if isOwing || observers.contains(where: { !$0.isWanted }) { tellWhatIsOwed() }
    tell(.assigned(delegate))
  }

  /// An object has died, or a message came back: at a time when nobody may be asked.
  public func happened(_ input: RelayInput) {
    untold.append(input)
    isOwing = true
    if !plan.view.countsWhenSet { tellWhatIsOwed() }
  }

  /// A turn has ended.
  public func turnEnded() {
    guard hands?.hasView == true, isOwing || hasNews else { return }
    if hands?.isGoodMoment == true { tellWhatIsOwed() }
  }

  private var hasNews: Bool {
    // While the slot is being set it holds now this, now that.
    guard let hands, hands.hasView, !isAtWork else { return false }
    switch hands.slot {
    case .empty: return plan.isNews(nil, leadsBack: { false })
    case .known(let object): return plan.isNews(object, leadsBack: { hands.slotLeadsBack })
    case .stranger: return plan.isStanding
    }
  }

  private func look() {
    if hasNews { tell(.found(hands?.describeSlot())) }
  }

  /// Whatever is told may run code of the app, which may let others come and go.
  private func tellWhatIsOwed() {
    isOwing = false
    // Who has come into the slot since must be known before anything else is put there. Where nobody is, somebody has
    // died or been taken out: what is known of that comes first.
    if let hands, hands.slot != .empty { look() }
    while !untold.isEmpty { tell(untold.removeFirst()) }
    look()
    while let place = observers.firstIndex(where: { !$0.isWanted }) {
      let leaver = observers[place]
      observers[place].isTold = false
      if leaver.isTold { tell(observers.contains { $0.isWanted } ? .leave(leaver.object) : .remove) }
      observers.removeAll { $0.object == leaver.object && !$0.isWanted }
      if !observers.contains(where: { $0.object == leaver.object }) { hands?.forget(leaver.object) }
    }
    while let place = observers.firstIndex(where: { $0.isWanted && !$0.isTold }) {
      observers[place].isTold = true
      tell(.observe(observers[place].object, offered))
    }
    guard isToInstall else { return }
    isToInstall = false
    if !plan.isStanding, !observers.isEmpty { tell(.install(hands?.describeSlot())) }
  }

  private func tell(_ input: RelayInput) {
    effects += plan.handle(input, at: hands?.now ?? .distantPast)
    if case .died(let object) = input { hands?.forget(object) }
    // What is done below may make something else happen, whose effects come after those that are there already.
    guard !isAtWork else { return }
    isAtWork = true
    while !effects.isEmpty { hands?.carryOut(effects.removeFirst()) }
    isAtWork = false
  }
}
