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
    /// Whether its session wants to hear, whether the plan knows, and whether the relay passes on to it.
    var isWanted = true
    var isTold = false
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
  // What the plan has not been told yet.
  private var isToInstall = false
  private var untold: [RelayInput] = []
  private var isOwing = false
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
      guard !hearers[place].isWanted else { return }
      hearers[place].isWanted = true
    } else {
      let listener = ListListener(session)
      hearers.append(
        Hearer(listener: listener, handle: objects.handle(for: listener), surface: surface, report: report))
    }
    isToInstall = true
    isOwing = true
    if maySetSlot { tellWhatIsOwed() }
  }

  /// Lets a session hear nothing more. When nobody is left, the app's delegate gets its place back; of a table with the
  /// next change of its delegate.
  func leave(_ session: HostSession<UIKitToolkit>) {
    guard let place = hearers.firstIndex(where: { $0.listener.session === session }) else { return }
    hearers[place].isWanted = false
    passOn()
    if !kind.countsWhenSet { tellWhatIsOwed() }
  }

  /// Looks whether the slot holds what it ought to hold; at the end of each turn.
  func lookIntoSlot() {
    onLook?()
    guard view != nil, isOwing || hasNews else { return }
    if maySetSlot { tellWhatIsOwed() }
  }

  // MARK: As the setter and getter of a tracked view

  /// The app sets its delegate. Answers whether the view is there to be told: one that is being deallocated is not.
  func assigned(_ delegate: (any NSObjectProtocol)?) -> Bool {
    guard view != nil else { return false }
    if isOwing || hearers.contains(where: { !$0.isWanted }) { tellWhatIsOwed() }
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
    AnyThread.onMain { self.happened(.died(RelayObject(number))) }
  }

  private func happened(_ input: RelayInput) {
    untold.append(input)
    owe()
  }

  /// See `RelayView.countsWhenSet`: here nobody may be asked.
  private func owe() {
    isOwing = true
    if !kind.countsWhenSet { tellWhatIsOwed() }
  }

  private var maySetSlot: Bool {
    guard kind.countsWhenSet, let view else { return true }
    return kind.maySetSlot(
      isInWindow: view.window != nil, hasCells: view.subviews.contains { $0 is UITableViewCell },
      countsAgree: { UIKitToolkit.countsAgree(in: view) })
  }

  private var hasNews: Bool {
    // While the slot is being set it holds now this, now that.
    guard view != nil, !isAtWork else { return false }
    guard let found = slot else { return plan.isNews(nil, leadsBack: { false }) }
    guard let handle = known(found) else { return plan.isStanding }
    return plan.isNews(handle, leadsBack: { relay.isReached(from: found) })
  }

  private func look() {
    if hasNews { tell(.found(slot.map(describe))) }
  }

  /// Whatever is told may run code of the app, which may let others come and go.
  private func tellWhatIsOwed() {
    isOwing = false
    // Who has come into the slot since must be known before anything else is put there. Where nobody is, somebody has
    // died or been taken out: what is known of that comes first.
    if slot != nil { look() }
    while !untold.isEmpty { tell(untold.removeFirst()) }
    look()
    while let place = hearers.firstIndex(where: { !$0.isWanted }) {
      let leaver = hearers[place]
      hearers[place].isTold = false
      if leaver.isTold { tell(hearers.contains { $0.isWanted } ? .leave(leaver.handle) : .remove) }
      hearers.removeAll { $0.handle == leaver.handle && !$0.isWanted }
      if !hearers.contains(where: { $0.handle == leaver.handle }) { objects.forget(leaver.handle) }
    }
    while let place = hearers.firstIndex(where: { $0.isWanted && !$0.isTold }) {
      hearers[place].isTold = true
      tell(.observe(hearers[place].handle, methods.heard))
    }
    guard isToInstall else { return }
    isToInstall = false
    if !plan.isStanding, !hearers.isEmpty { tell(.install(slot.map(describe))) }
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
    passOn()
    let receiver = plan.receiver.flatMap(object)
    if relay.owner === receiver {
      relay.refreshAnswers()
    } else {
      // It does not take one that leads back to it; then it must not keep the one before.
      relay.owner = nil
      relay.owner = receiver
    }
  }

  private func passOn() {
    while let place = hearers.firstIndex(where: { $0.isHearing != ($0.isWanted && plan.isHearing($0.handle)) }) {
      hearers[place].isHearing.toggle()
      let listener = hearers[place].listener
      if hearers[place].isHearing {
        relay.add(listener, hearing: RelayedProtocol.heardNames)
      } else {
        relay.remove(listener)
      }
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
    AnyThread.onMain { self.happened(.cameBack(RelaySelector(name))) }
  }
}
