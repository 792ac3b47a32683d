// SPDX-License-Identifier: MIT

import Foundation
import UIKit

#if SWIFT_PACKAGE
  import SightlineCore
  import SightlineHost
#endif

/// Hears for a session what UIKit says, and tells it when a turn of the main run loop has ended.
///
/// It decides nothing: every notice goes to the session as it came. What was heard is never believed to be all; the
/// pass at the end of each turn looks for itself.
@MainActor
final class SessionShell {
  /// Called at the end of each turn, before the session: whoever has to look for itself, too.
  var beforeTurn: (@MainActor () -> Void)?

  private(set) weak var session: HostSession<UIKitToolkit>?
  private let scheduler: SystemScheduler

  // What listens while it is started.
  private var turns: TurnObserver?
  private var nesting = TurnNesting()
  private var power: NoticeTokens?
  private var scenes: SceneNotices?
  #if !os(tvOS) && !os(visionOS)
    private var keyboard: KeyboardNotices?
  #endif

  // What is watched.
  private var watches: [ObjectIdentifier: ViewWatch] = [:]
  private var watchCount = 0
  private var sweepAt = 32
  /// Those that are new, or whose beacon has moved, in this turn.
  private var touched: [ViewWatch] = []

  /// Installs nothing before ``start()``.
  init(session: HostSession<UIKitToolkit>, scheduler: SystemScheduler) {
    self.session = session
    self.scheduler = scheduler
    scheduler.session = session
  }

  // MARK: On and off

  /// Begins to listen. Once more changes nothing.
  func start() {
    guard turns == nil else { return }
    nesting = TurnNesting()
    turns = TurnObserver { [weak self] in self?.seen($0) }
    scheduler.mayLook = { [weak self] now in self?.nesting.mayLook(at: now) ?? true }
    let scenes = SceneNotices(tracked: { [weak self] in self?.windows ?? [] }) { [weak self] window, state in
      self?.session?.noticed(.scene(window: window, state: state))
    }
    self.scenes = scenes
    for window in windows { scenes.note(window) }
    #if !os(tvOS) && !os(visionOS)
      keyboard = KeyboardNotices(screens: { [weak self] in self?.windows.map(\.screen) ?? [] }) { [weak self] frame in
        self?.session?.noticed(.keyboard(frame: frame))
      }
    #endif
    let power = NoticeTokens()
    self.power = power
    power.hear(.NSProcessInfoPowerStateDidChange) { [weak self] _ in
      AnyThread.onMain { self?.powerChanged() }
    }
    powerChanged()
  }

  /// Ends listening, and takes everything out of the views. Once more changes nothing.
  func stop() {
    (turns, scenes, power) = (nil, nil, nil)
    scheduler.mayLook = nil
    #if !os(tvOS) && !os(visionOS)
      keyboard = nil
    #endif
    for watch in watches.values { watch.end() }
    (watches, touched) = ([:], [])
    scheduler.stop()
  }

  // MARK: Views

  /// Whether it listens.
  var isOn: Bool { turns != nil }

  /// Hears of the window, the safe area and the offset of a tracked view. Once more changes nothing; so
  /// does a call while it does not listen.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - isSurface: Whether it is tracked; of a view that only is an item nothing is heard, and nothing put into it, but
  ///     its window and its screen are known.
  func watch(_ view: UIView, isSurface: Bool = true) {
    guard isOn else { return }
    let key = ObjectIdentifier(view)
    if let known = watches[key], known.view === view {
      if known.isSurface || !isSurface { return }
      known.end()
    }
    if watches.count >= sweepAt {
      var gone: [ObjectIdentifier] = []
      for (key, watch) in watches where watch.view == nil { gone.append(key) }
      for key in gone { watches[key] = nil }
      sweepAt = max(32, watches.count * 2)
    }
    watchCount += 1
    let watch = ViewWatch(
      view, number: watchCount, isSurface: isSurface, moved: { [weak self] in self?.beaconMoved($0) },
      scrolled: { [weak self] in self?.session?.noticed(.scrolled($0)) })
    watches[key] = watch
    touched.append(watch)
  }

  /// Does not hear of it any more.
  func unwatch(_ view: UIView) {
    guard let watch = watches[ObjectIdentifier(view)], watch.view === view else { return }
    watch.end()
    watches[ObjectIdentifier(view)] = nil
  }

  /// The windows in which there are watched views, each once, in the order in which their views were watched.
  private var windows: [UIWindow] {
    var found: [UIWindow] = []
    for watch in Array(watches.values).arranged(by: { $0.number < $1.number }) {
      guard let window = watch.view?.window, !found.contains(window) else { continue }
      found.append(window)
    }
    return found
  }

  // MARK: What is heard

  private func seen(_ moment: TurnObserver.Moment) {
    switch moment {
    case .entry: nesting.entered()
    case .beforeWaiting: if nesting.turnEnded(isExit: false, at: scheduler.now) { turnEnded() }
    case .exit: if nesting.turnEnded(isExit: true, at: scheduler.now) { turnEnded() }
    }
  }

  private func turnEnded() {
    UIKitToolkit.turns &+= 1
    beforeTurn?()
    session?.turnEnded()
    if touched.isEmpty { return }
    let all = touched
    touched = []
    for watch in all {
      // What this changes is laid out in the next turn.
      watch.settle()
      // Not when its view comes to it: what moves then may belong to a window that is being let go.
      if let window = watch.view?.window { scenes?.note(window) }
    }
  }

  private func beaconMoved(_ beacon: BeaconView) {
    guard let view = beacon.hostView else { return }
    if let watch = watches[ObjectIdentifier(view)] { touched.append(watch) }
    session?.noticed(.moved(view))
  }

  private func powerChanged() {
    session?.noticed(.lowPower(ProcessInfo.processInfo.isLowPowerModeEnabled))
  }
}
