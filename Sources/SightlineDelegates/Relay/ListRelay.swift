// SPDX-License-Identifier: MIT

import UIKit

#if SWIFT_PACKAGE
  import SightlineCore
  import SightlineHost
  import SightlineRelay
  import SightlineRelayPlan
  import SightlineUIKit
#endif

/// Puts a relay into the place of a list's delegate; does what a `RelayConduct` says, and decides nothing.
///
/// There is one for a view, as long as the view lives, whoever listens: another library's proxy may have kept the relay
/// for what it passes messages on to.
@MainActor
final class ListRelay: NSObject, DelegateListening {
  private struct Hearer {
    let listener: ListListener
    let handle: RelayObject
    var isHearing = false
    var surface: String
    var report: @MainActor (Misuse) -> Void
  }

  /// What stands in as the delegate.
  let relay: MessageRelay
  private weak var view: UIScrollView?
  private let kind: RelayView
  private let methods: RelayedProtocol
  private let objects = RelayObjects()
  private let conduct: RelayConduct
  private var hearers: [Hearer] = []
  /// Called before each look into the slot.
  var onLook: (@MainActor () -> Void)?

  /// The relay of a view.
  static func of(_ view: UIScrollView) -> ListRelay {
    AttachedBook.of(view, key) {
      let made = ListRelay(view)
      (view as? any SlotKeeping)?.relay = made
      return made
    }
  }

  private static let key = AttachedBook.key()

  private init(_ view: UIScrollView) {
    self.view = view
    kind = RelayView(RelayTraits(of: view))
    methods = RelayedProtocol.of(kind)
    relay = MessageRelay(protocol: methods.itself)
    conduct = RelayConduct(relay: RelayObject(0), for: kind, offered: methods.heard)
    super.init()
    conduct.begin(self)
    relay.keeper = self
  }

  // MARK: Who listens

  /// Lets a session hear the list's messages. Once more: under this name.
  func join(
    _ session: AnyHostSession, as surface: String, report: @escaping @MainActor (Misuse) -> Void
  ) {
    if let place = hearers.firstIndex(where: { $0.listener.session === session }) {
      hearers[place].surface = surface
      hearers[place].report = report
      return conduct.join(hearers[place].handle)
    }
    let listener = ListListener(session)
    let handle = objects.handle(for: listener)
    hearers.append(Hearer(listener: listener, handle: handle, surface: surface, report: report))
    conduct.join(handle)
  }

  /// Lets a session hear nothing more.
  func leave(_ session: AnyHostSession) {
    guard let hearer = hearers.first(where: { $0.listener.session === session }) else { return }
    conduct.leave(hearer.handle)
  }

  /// Looks whether the slot holds what it ought to hold; at the end of each turn.
  func lookIntoSlot() {
    onLook?()
    conduct.turnEnded()
  }

  // MARK: As the setter and getter of a tracked view

  /// The app sets its delegate. Answers whether the view is there to be told: one that is being deallocated is not.
  func assigned(_ delegate: (any NSObjectProtocol)?) -> Bool {
    guard hasView else { return false }
    conduct.assigned(delegate.map(describe))
    return true
  }

  /// What the app reads as its delegate, where that is not what the slot holds.
  var delegateForApp: (any NSObjectProtocol)?? {
    switch conduct.plan.delegate {
    case .object(let handle): .some(handle.flatMap(object))
    case .slot: .none
    }
  }

  // MARK: What happens on any thread

  nonisolated func heardOfDeath(_ number: Int) {
    AnyThread.onMain { self.conduct.happened(.died(RelayObject(number))) }
  }

  // MARK: Objects

  private var slotObject: (any NSObjectProtocol)? {
    guard let view else { return nil }
    if let tracked = view as? any SlotKeeping { return tracked.slot }
    return view.delegate
  }

  private func describe(_ object: any NSObjectProtocol) -> RelayDelegate {
    if object === relay { return RelayDelegate(conduct.plan.relay) }
    return RelayDelegate(
      objects.handle(for: object), kind: Int(bitPattern: ObjectIdentifier(type(of: object as AnyObject))),
      answers: methods.answers(of: object), leadsBack: relay.isReached(from: object))
  }

  private func object(_ handle: RelayObject) -> (any NSObjectProtocol)? {
    handle == conduct.plan.relay ? relay : objects.object(handle)
  }
}

extension ListRelay: RelayHands {
  var now: Timestamp { hearers.first?.listener.session?.now ?? .distantPast }

  var hasView: Bool { view != nil }

  var slot: RelaySlot {
    guard let found = slotObject else { return .empty }
    if found === relay { return .known(conduct.plan.relay) }
    return objects.known(found).map(RelaySlot.known) ?? .stranger
  }

  var slotLeadsBack: Bool { slotObject.map { relay.isReached(from: $0) } ?? false }

  func describeSlot() -> RelayDelegate? { slotObject.map(describe) }

  var isGoodMoment: Bool {
    guard let view else { return false }
    return kind.maySetSlot(
      isInWindow: view.window != nil, hasCells: view.subviews.contains { $0 is UITableViewCell },
      countsAgree: { ExposureMonitor.countsAgree(in: view) })
  }

  func carryOut(_ effect: RelayEffect) {
    switch effect {
    case .watch(let handle): objects.tie(handle, for: self)
    case .unwatch(let handle): objects.untie(handle)
    case .renew, .sample: renew()
    case .setSlot(let handle): setSlot(handle.flatMap(object))
    case .diagnose(let diagnostic):
      for hearer in hearers { hearer.report(diagnostic.misuse(surface: hearer.surface)) }
    }
  }

  func forget(_ handle: RelayObject) {
    hearers.removeAll { $0.handle == handle }
    objects.forget(handle)
  }

  /// Makes the relay pass on to whom the plan says.
  private func renew() {
    while let place = hearers.firstIndex(where: { $0.isHearing != conduct.isHearing($0.handle) }) {
      hearers[place].isHearing.toggle()
      let listener = hearers[place].listener
      if hearers[place].isHearing {
        relay.add(listener, hearing: RelayedProtocol.heardNames)
      } else {
        relay.remove(listener)
      }
    }
    let receiver = conduct.plan.receiver.flatMap(object)
    if relay.owner === receiver { return relay.refreshAnswers() }
    // It does not take one that leads back to it; then it must not keep the one before.
    relay.owner = nil
    relay.owner = receiver
  }

  private func setSlot(_ object: (any NSObjectProtocol)?) {
    guard let view else { return }
    if let tracked = view as? any SlotKeeping {
      tracked.slot = object
    } else {
      // An app may put an object there that does not say that it conforms, and so does the relay.
      view.delegate = unsafeBitCast(object, to: (any UIScrollViewDelegate)?.self)
    }
  }
}

extension ListRelay: MessageRelayKeeper {
  /// The plan knows before the relay does.
  nonisolated func relayDidChangeAnswers(_: MessageRelay) {}

  nonisolated func relay(_: MessageRelay, didStopRing selector: Selector) {
    let name = String(describing: selector)
    AnyThread.onMain { self.conduct.happened(.cameBack(RelaySelector(name))) }
  }
}
