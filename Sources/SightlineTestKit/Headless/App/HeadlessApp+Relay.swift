// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineRelayPlan
#endif

extension HeadlessApp {
  /// Puts a relay in the delegate's place of a list, so that the session hears what only a delegate hears: display
  /// notices, taps and exact phases.
  ///
  /// The app's delegate goes on hearing everything, and is read and set as ``HeadlessView/delegate``.
  public func useRelay(on list: HeadlessView) {
    guard list.relay == nil else { return }
    if system.has(.delegateDiesFirst), list.delegate == nil {
      // The app's delegate is gone two turns later, and nobody has told the list.
      mortals.append((HeadlessDelegate("the app's delegate", answers: list.relayView.heard), system.turn + 2))
      list.delegate = mortals.last?.delegate
    }
    let observer = HeadlessDelegate("session", answers: list.relayView.heard)
    observer.onNotice = { [weak self] notice in self?.system.send(notice) }
    list.relay = HeadlessRelay(for: list, session: observer)
    relayed.append(WeakView(view: list))
  }

  /// What the app should know about the relays of its lists.
  public var relayDiagnostics: [RelayDiagnostic] {
    relayed.flatMap { $0.view?.relay?.diagnostics ?? [] }
  }

  /// What others do to delegates in each turn, and the look of the relays at what became of it.
  func lookAtDelegates() {
    mortals.removeAll { $0.until <= system.turn }
    relayed.removeAll { $0.view == nil }
    for entry in relayed {
      guard let list = entry.view, let relay = list.relay else { continue }
      if system.has(.delegateContested), list.delegateSlot.object === relay { list.putDelegate(library) }
      if system.has(.delegateGetterCompared), list.delegate !== library { list.delegate = library }
      relay.look()
    }
  }
}

struct WeakView {
  weak var view: HeadlessView?
}
