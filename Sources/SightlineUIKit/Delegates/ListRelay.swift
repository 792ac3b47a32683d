// SPDX-License-Identifier: MIT

import UIKit

#if SWIFT_PACKAGE
  import SightlineCore
  import SightlineHost
  import SightlineRelay
#endif

/// Puts a relay into the place of a list's delegate and carries out what a `RelayPlan` decides; it decides nothing.
///
/// There is one for a view, as long as the view lives, whoever listens: another library's proxy may have kept the relay
/// for what it passes messages on to.
@MainActor
final class ListRelay: NSObject {
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
  private var plan: RelayPlan
  private var hearers: [Hearer] = []
  private var waiting: [RelayEffect] = []
  private var isAtWork = false
  /// Called before each look into the slot.
  var onLook: (@MainActor () -> Void)?

  /// The relay of a view.
  static func of(_ view: UIScrollView) -> ListRelay {
    if let known = objc_getAssociatedObject(view, key) as? ListRelay { return known }
    let made = ListRelay(view)
    objc_setAssociatedObject(view, key, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    (view as? any SlotKeeping)?.relay = made
    return made
  }

  // Its address alone counts.
  private static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  private init(_ view: UIScrollView) {
    self.view = view
    kind = RelayView(RelayTraits(of: view))
    methods = RelayedProtocol.of(kind)
    relay = MessageRelay(protocol: methods.itself)
    plan = RelayPlan(relay: RelayObject(0), for: kind)
    super.init()
    relay.keeper = self
  }

  // MARK: Who listens

  /// Lets a session hear the list's messages. Once more: under this name.
  func join(
    _ session: HostSession<UIKitToolkit>, as surface: String, report: @escaping @MainActor (Misuse) -> Void
  ) {
    if let place = hearers.firstIndex(where: { $0.listener.session === session }) {
      hearers[place].surface = surface
      hearers[place].report = report
      return
    }
    let listener = ListListener(session)
    let handle = objects.handle(for: listener)
    hearers.append(Hearer(listener: listener, handle: handle, surface: surface, report: report))
    tell(.observe(handle, methods.heard))
    if !plan.isStanding { tell(.install(slot.map(describe))) }
  }

  /// Lets a session hear nothing more. When nobody is left, the app's delegate gets its place back.
  func leave(_ session: HostSession<UIKitToolkit>) {
    guard let place = hearers.firstIndex(where: { $0.listener.session === session }) else { return }
    let leaver = hearers[place]
    tell(hearers.count == 1 ? .remove : .leave(leaver.handle))
    hearers.removeAll { $0.handle == leaver.handle }
    objects.forget(leaver.handle)
  }

  /// Looks whether the slot holds what it ought to hold; at the end of each turn.
  func lookIntoSlot() {
    onLook?()
    guard view != nil, plan.isStanding else { return }
    guard let found = slot else {
      if plan.isNews(nil, leadsBack: { false }) { tell(.found(nil)) }
      return
    }
    if let handle = known(found), !plan.isNews(handle, leadsBack: { relay.isReached(from: found) }) { return }
    tell(.found(describe(found)))
  }

  // MARK: As the setter and getter of a tracked view

  /// The app sets its delegate. Answers whether the view is there to be told: one that is being deallocated is not.
  func assigned(_ delegate: (any NSObjectProtocol)?) -> Bool {
    guard view != nil else { return false }
    tell(.assigned(delegate.map(describe)))
    return true
  }

  /// What the app reads as its delegate, where that is not what the slot holds.
  var delegateForApp: (any NSObjectProtocol)?? {
    switch plan.delegate {
    case .object(let handle): .some(handle.flatMap(object))
    case .slot: .none
    }
  }

  // MARK: What happened

  nonisolated func heardOfDeath(_ number: Int) {
    AnyThread.onMain { self.tell(.died(RelayObject(number))) }
  }

  private func tell(_ input: RelayInput) {
    waiting += plan.handle(input, at: hearers.first?.listener.session?.now ?? .distantPast)
    if case .died(let handle) = input { objects.forget(handle) }
    // What is done below may make something else happen, whose effects come after those that are there already.
    guard !isAtWork else { return }
    isAtWork = true
    while !waiting.isEmpty { carryOut(waiting.removeFirst()) }
    isAtWork = false
  }

  private func carryOut(_ effect: RelayEffect) {
    switch effect {
    case .watch(let handle): objects.tie(handle, for: self)
    case .unwatch(let handle): objects.untie(handle)
    case .renew: renew()
    case .setSlot(let handle): setSlot(handle.flatMap(object))
    case .sample: renew()
    case .diagnose(let diagnostic):
      for hearer in hearers { hearer.report(diagnostic.misuse(surface: hearer.surface)) }
    }
  }

  /// Makes the relay pass on to whom the plan says.
  private func renew() {
    for place in hearers.indices where hearers[place].isHearing != plan.isHearing(hearers[place].handle) {
      hearers[place].isHearing.toggle()
      if hearers[place].isHearing {
        relay.add(hearers[place].listener, hearing: RelayedProtocol.heardNames)
      } else {
        relay.remove(hearers[place].listener)
      }
    }
    let receiver = plan.receiver.flatMap(object)
    if relay.owner === receiver {
      relay.refreshAnswers()
    } else {
      // It does not take one that leads back to it; then it must not keep the one before.
      relay.owner = nil
      relay.owner = receiver
    }
  }

  // MARK: The slot

  private var slot: (any NSObjectProtocol)? {
    guard let view else { return nil }
    if let tracked = view as? any SlotKeeping { return tracked.slot }
    return view.delegate
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

  // MARK: Objects

  private func describe(_ object: any NSObjectProtocol) -> RelayDelegate {
    if object === relay { return RelayDelegate(plan.relay) }
    return RelayDelegate(
      objects.handle(for: object), kind: Int(bitPattern: ObjectIdentifier(type(of: object as AnyObject))),
      answers: methods.answers(of: object), leadsBack: relay.isReached(from: object))
  }

  private func known(_ object: any NSObjectProtocol) -> RelayObject? {
    object === relay ? plan.relay : objects.known(object)
  }

  private func object(_ handle: RelayObject) -> (any NSObjectProtocol)? {
    handle == plan.relay ? relay : objects.object(handle)
  }
}

extension ListRelay: MessageRelayKeeper {
  /// The plan knows before the relay does.
  nonisolated func relayDidChangeAnswers(_: MessageRelay) {}

  nonisolated func relay(_: MessageRelay, didStopRing selector: Selector) {
    let name = String(describing: selector)
    AnyThread.onMain { self.tell(.cameBack(RelaySelector(name))) }
  }
}
