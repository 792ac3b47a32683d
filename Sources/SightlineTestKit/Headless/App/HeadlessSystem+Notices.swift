// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineHost
#endif

extension HeadlessSystem {
  /// Sends a notice, as the adapter would hear it.
  ///
  /// Notices that only a delegate hears are sent for views with a relay alone (``HeadlessView/hasRelay``). Quirks decide
  /// whether a notice comes, when and how often.
  public func post(_ notice: Notice<HeadlessView>) {
    switch notice {
    case .scrolled(let view):
      if has(.contentOffsetNotObserved) { return }
      // Through the origin of the bounds nobody who observes the offset hears of it.
      if has(.offsetSetWithoutScroll), !isMover(view) { return }
      send(notice)
    case .moved(let view):
      if has(.beaconNoticesMissing) || withoutBeacon.contains(ObjectIdentifier(view)) { return }
      send(notice)
    case .displayed(_, in: let list), .ended(_, in: let list), .phase(let list, _), .reloaded(let list):
      loseBeacon(at: notice)
      if list.hasRelay { callBack(notice) }
    case .scene: sceneNotice(notice)
    case .keyboard, .lowPower, .tapped, .changed: send(notice)
    }
  }

  /// A sweep over the subviews of a list takes the beacon with it.
  private func loseBeacon(at notice: Notice<HeadlessView>) {
    guard has(.beaconRemoved), case .reloaded(let list) = notice else { return }
    withoutBeacon.insert(ObjectIdentifier(list))
  }

  private func callBack(_ notice: Notice<HeadlessView>) {
    if has(.callbacksMissing), draw(below: 2) == 0 { return }
    let times = has(.callbacksDoubled) ? 2 : 1
    for _ in 0..<times {
      if has(.callbacksLate) { perform { [weak self] in self?.send(notice) } } else { send(notice) }
    }
  }

  private func sceneNotice(_ notice: Notice<HeadlessView>) {
    if has(.sceneNoticesMissing), draw(below: 2) == 0 { return }
    if has(.sceneNoticesOffMain) { perform { [weak self] in self?.send(notice) } } else { send(notice) }
  }

  private func send(_ notice: Notice<HeadlessView>) {
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
