// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineHost
#endif

extension HeadlessSystem {
  /// Sends a notice, as the adapter would hear it.
  ///
  /// What only a delegate hears goes to the delegate's place of the list, and reaches the session through a relay alone
  /// (``HeadlessApp/useRelay(on:)``). Quirks decide whether a notice comes, when and how often.
  public func post(_ notice: Notice<HeadlessView>) {
    switch notice {
    case .scrolled(let view):
      if has(.contentOffsetNotObserved) { return }
      // Through the origin of the bounds nobody who observes the offset hears of it.
      if has(.offsetSetWithoutScroll), !isMover(view) { return }
      if has(.offsetNoticesOffMain) { perform { [weak self] in self?.send(notice) } } else { send(notice) }
    case .moved(let view):
      if has(.beaconNoticesMissing) || withoutBeacon.contains(ObjectIdentifier(view)) { return }
      send(notice)
    case .displayed(_, in: let list), .ended(_, in: let list), .phase(let list, _):
      callBack { list.tellDelegate(notice) }
    case .reloaded(let list):
      if has(.beaconRemoved) { withoutBeacon.insert(ObjectIdentifier(list)) }
      // No message tells of a reload; a list with a relay is one whose class says it.
      if list.relay != nil { callBack { [weak self] in self?.send(notice) } }
    case .tapped(let view):
      if let list = view.relayedList { list.tellDelegate(notice) } else { send(notice) }
    case .scene:
      if has(.sceneNoticesMissing), draw(below: 2) == 0 { return }
      sendFromElsewhere(notice)
    case .keyboard, .lowPower: sendFromElsewhere(notice)
    case .changed: send(notice)
    }
  }

  private func callBack(_ action: @escaping @MainActor () -> Void) {
    if has(.callbacksMissing), draw(below: 2) == 0 { return }
    let times = has(.callbacksDoubled) ? 2 : 1
    for _ in 0..<times {
      if has(.callbacksLate) { perform(action) } else { action() }
    }
  }

  private func sendFromElsewhere(_ notice: Notice<HeadlessView>) {
    if has(.sceneNoticesOffMain) { perform { [weak self] in self?.send(notice) } } else { send(notice) }
  }

  /// Hands a notice to the session.
  func send(_ notice: Notice<HeadlessView>) {
    onHeard?(notice)
    onNotice?(notice)
  }

  func offsetChanged(of view: HeadlessView) {
    if let scroller = view as? HeadlessScrollView, scroller.isSilent { return }
    post(.scrolled(view))
  }

  /// How often a call about appearing comes.
  func times(ofAppearance call: HeadlessController.Appearance) -> Int {
    if has(.callbacksMissing), draw(below: 2) == 0 { return 0 }
    if has(.callbacksDoubled) { return 2 }
    if has(.appearanceUnbalanced), call == .didAppear || call == .didDisappear { return Int(draw(below: 3)) }
    return 1
  }
}
