// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
  public import SightlineRelayPlan
#endif

/// Stands in as the delegate of a headless list and carries out what a `RelayPlan` decides, as the Objective-C class of
/// the adapter does.
@MainActor
public final class HeadlessRelay: HeadlessDelegate {
  /// What the app should know about it.
  public private(set) var diagnostics: [RelayDiagnostic] = []
  /// Whether it has stepped down: phases are inferred then, and display notices are not heard.
  public private(set) var isSampling = false

  private weak var view: HeadlessView?
  private let session: HeadlessDelegate
  private var plan: RelayPlan
  /// Everyone that the plan knows, by number.
  private var known: [(number: Int, object: WeakDelegate)] = []
  private var nextNumber = 1
  private var watched: Set<Int> = []

  private struct WeakDelegate {
    weak var object: HeadlessDelegate?
  }

  /// Makes a relay that lets this observer hear, too.
  init(for view: HeadlessView, session: HeadlessDelegate) {
    self.view = view
    self.session = session
    plan = RelayPlan(relay: RelayObject(0), for: view.relayView)
    super.init("relay")
    handle(.observe(handle(for: session), Dictionary(uniqueKeysWithValues: session.answers.map { ($0, .notice) })))
    handle(.install(describe(view.delegateSlot.object)))
  }

  // MARK: As a delegate

  override public var answers: Set<RelaySelector> { plan.answered }

  override func receive(_ message: HeadlessMessage) {
    bury()
    let (route, effects) = plan.begin(message.selector)
    carryOut(effects)
    switch route {
    case .swallow: return
    case .straight(let object): self.object(object)?.receive(message)
    case .call(var call):
      while let next = plan.next(&call) { object(next)?.receive(message) }
      carryOut(plan.end(call))
    }
  }

  // MARK: As the list's setter and getter

  /// What the app reads as the delegate.
  var delegate: HeadlessDelegate? {
    switch plan.delegate {
    case .object(let object): object.flatMap { self.object($0) }
    case .slot: view?.delegateSlot.object
    }
  }

  /// The app sets the delegate.
  func assign(_ delegate: HeadlessDelegate?) {
    handle(.assigned(describe(delegate)))
  }

  /// Looks whether the slot still holds what it should, as is done in each pass.
  func look() {
    bury()
    guard !isSampling, let slot = view?.delegateSlot else { return }
    handle(.found(describe(slot.object)))
  }

  /// Leaves the list to the app's delegate.
  func remove() {
    handle(.remove)
  }

  // MARK: The plan

  private func handle(_ input: RelayInput) {
    carryOut(plan.handle(input, at: view?.system?.now ?? .zero))
  }

  private func carryOut(_ effects: [RelayEffect]) {
    for effect in effects {
      switch effect {
      case .watch(let object): watched.insert(object.number)
      case .unwatch(let object): watched.remove(object.number)
      case .renew: break
      case .setSlot(let object): view?.delegateSlot.put(object.flatMap { self.object($0) })
      case .sample: isSampling = true
      case .diagnose(let diagnostic): diagnostics.append(diagnostic)
      }
    }
  }

  /// Says who has died since; the sentinels of the real relay say so in that very moment.
  private func bury() {
    for entry in known where entry.object.object == nil {
      known.removeAll { $0.number == entry.number }
      if watched.remove(entry.number) != nil { handle(.died(RelayObject(entry.number))) }
    }
  }

  // MARK: Objects

  private func describe(_ delegate: HeadlessDelegate?) -> RelayDelegate? {
    guard let delegate else { return nil }
    return RelayDelegate(handle(for: delegate), answers: delegate.answers, leadsBack: delegate.leads(to: self))
  }

  private func handle(for delegate: HeadlessDelegate) -> RelayObject {
    if delegate === self { return RelayObject(0) }
    if let entry = known.first(where: { $0.object.object === delegate }) { return RelayObject(entry.number) }
    known.append((nextNumber, WeakDelegate(object: delegate)))
    nextNumber += 1
    return RelayObject(nextNumber - 1)
  }

  private func object(_ handle: RelayObject) -> HeadlessDelegate? {
    handle.number == 0 ? self : known.first { $0.number == handle.number }?.object.object
  }
}
