// SPDX-License-Identifier: MIT

import UIKit

#if SWIFT_PACKAGE
  import SightlineHost
#endif

/// What is between a call of the app and a registration in the session.
extension ExposureMonitor {
  func begin(_ view: UIView, _ request: ExposureHold.Request) -> ExposureToken {
    ExposureToken(hold(view, request), of: self)
  }

  func begin(_ controller: UIViewController, _ request: ExposureHold.Request) -> ExposureToken {
    ExposureToken(hold(controller, request), of: self)
  }

  func hold(_ view: UIView, _ request: ExposureHold.Request) -> ExposureHold {
    let hold = ExposureHold(request)
    if shell.isOn { start(hold, view) }
    return hold
  }

  func hold(_ controller: UIViewController, _ request: ExposureHold.Request) -> ExposureHold {
    let hold = ExposureHold(request, controller: controller)
    guard shell.isOn else { return hold }
    // Never its view, which would load it (F110).
    if let view = controller.viewIfLoaded {
      start(hold, view)
    } else {
      unloaded.append(hold)
    }
    return hold
  }

  func end(_ hold: ExposureHold) {
    guard !hold.isEnded else { return }
    hold.isEnded = true
    if let registration = hold.registration { session.end(registration) }
    if let relay = hold.relay {
      relayed.removeAll { $0 === hold }
      hold.relay = nil
      relay.leave(session)
    }
    guard let key = hold.key, holds[key] === hold else { return }
    holds[key] = nil
    guard let view = hold.view else { return }
    // The same view may be a list and an item.
    let isOther = holds[key.other] != nil
    if !isOther || !key.isItem { shell.unwatch(view) }
    if isOther, !key.isItem { shell.watch(view, isSurface: false) }
  }

  /// Nothing of a view that is left out is listened to.
  func leaveOut(_ view: UIView) {
    session.exclude(view)
    if let hold = holds[ExposureHold.Key(view: ObjectIdentifier(view), isItem: false)], hold.view === view { end(hold) }
  }

  private func start(_ hold: ExposureHold, _ view: UIView) {
    switch hold.request {
    case .surface(let id, let options, let identification, let messages):
      let registration = session.track(view, as: id, options: options, identify: identification)
      guard !registration.isRefused else {
        hold.isEnded = true
        return
      }
      hold.begin(view, registration)
      if let before = hold.key.flatMap({ holds[$0] }) {
        // What was relayed stays relayed while the same view is tracked anew.
        hold.relay = before.relay
        before.relay = nil
      }
      listen(to: messages, hold, view)
      relayed.removeAll { $0.relay == nil }
      if hold.relay != nil { relayed.append(hold) }
      shell.watch(view)
    case .item(let item):
      hold.begin(view, session.register(view, as: item))
      shell.watch(view, isSurface: false)
    }
    if let key = hold.key { holds[key] = hold }
    if holds.count >= sweepAt { dropDead() }
  }

  private func listen(to messages: ExposureDelegateMessages, _ hold: ExposureHold, _ view: UIView) {
    guard let listener = messages.listener else {
      hold.relay?.leave(session)
      hold.relay = nil
      return
    }
    guard let scroll = view as? UIScrollView, case .surface(let id, _, _, _) = hold.request else { return }
    let relay = listener.of(scroll)
    hold.relay = relay
    relay.join(session, as: id) { [weak self] misuse in self?.report(misuse) }
  }

  /// Views die without a word; what was kept for them goes when something new comes.
  private func dropDead() {
    for hold in Array(holds.values) where hold.view == nil { end(hold) }
    sweepAt = max(32, holds.count * 2)
  }

  /// At the end of each turn, before the session looks.
  func turnEnds() {
    for hold in relayed { hold.relay?.lookIntoSlot() }
    guard !unloaded.isEmpty else { return }
    for hold in unloaded where !hold.isEnded {
      if let view = hold.controller?.viewIfLoaded { start(hold, view) }
    }
    unloaded.removeAll { $0.isEnded || $0.view != nil || $0.controller == nil }
  }
}
