// SPDX-License-Identifier: MIT

import UIKit

#if SWIFT_PACKAGE
  import SightlineHost
  import SightlineRelayPlan
  import SightlineUIKit
#endif

/// What the views have in common that track themselves.
@MainActor
final class ListTracking {
  /// What to track the view as.
  var id: String?
  /// By whom; `nil`: `ExposureMonitor.forTrackedViews`.
  var monitor: ExposureMonitor?
  /// In which way.
  var options = ExposureSurfaceOptions()
  /// The view's relay, once it has been tracked.
  var relay: ListRelay?

  private var plan = AutomaticTracking()
  private var token: ExposureToken?
  private weak var view: UIScrollView?
  /// The data source that was seen last, to be compared and never called.
  private var source: ObjectIdentifier?
  private var isNamedBySource = false

  /// Those that wait for a monitor.
  private static let waiting = NSHashTable<ListTracking>.weakObjects()

  /// The monitor of those that were given none.
  static var monitorForAll: ExposureMonitor? {
    didSet { if monitorForAll != nil { monitorCame() } }
  }

  private static func monitorCame() {
    for tracking in waiting.allObjects {
      waiting.remove(tracking)
      if let view = tracking.view { tracking.update(view) }
    }
  }

  /// Something has changed that tracking may depend on: the window, the id, the monitor.
  func update(_ view: UIScrollView, movesTo window: UIWindow? = nil, isRenewed: Bool = false) {
    let monitor = monitor ?? Self.monitorForAll
    let step = plan.step(
      id: id, monitor: monitor.map { ObjectIdentifier($0) }, isInWindow: view.window != nil || window != nil,
      isRenewed: isRenewed)
    switch step {
    case .nothing: break
    case .begin: begin(view, monitor)
    case .end:
      token = nil
      update(view, movesTo: window)
    case .wait:
      self.view = view
      Self.waiting.add(self)
    }
  }

  // MARK: The delegate

  /// What the app reads as its delegate, where that is not what the slot holds. On another thread than the main one the
  /// slot is read: nothing else may be looked at there.
  var delegateForApp: (any NSObjectProtocol)?? {
    guard Thread.isMainThread, let relay else { return .none }
    return relay.delegateForApp
  }

  /// What becomes of a delegate that the app sets.
  enum Setter {
    /// The view takes it, as it would without us.
    case view
    /// It is done.
    case done
    /// To be set on the main thread.
    case later
  }

  func setter(for delegate: (any NSObjectProtocol)?) -> Setter {
    guard let relay else { return .view }
    guard Thread.isMainThread else { return .later }
    return relay.assigned(delegate) ? .done : .view
  }

  // MARK: Notices

  /// The view goes to a window: it has not counted its rows yet, the first time, and may be given a delegate.
  nonisolated func moves(_ view: UIScrollView, to window: UIWindow?) {
    guard let window, Thread.isMainThread else { return }
    MainActor.assumeIsolated { update(view, movesTo: window) }
  }

  private func begin(_ view: UIScrollView, _ monitor: ExposureMonitor?) {
    guard let id, let monitor else { return }
    self.view = view
    lookAtSource(view)
    // The old one goes after the new one has come, so that the view is tracked anew and not twice.
    let old = token
    token = monitor.track(
      view, as: id, options: options, naming: monitor.identification(by: dataSource(of: view), in: id),
      delegateMessages: .observed)
    _ = old
    relay?.onLook = { [weak self] in self?.look() }
  }

  /// A data source may come at any time.
  private func look() {
    guard let view, plan.isTracked, lookAtSource(view) else { return }
    update(view, isRenewed: true)
  }

  /// Answers whether the list is named by another source now, or no longer by one.
  @discardableResult
  private func lookAtSource(_ view: UIScrollView) -> Bool {
    let found = dataSource(of: view)
    let key = found.map { ObjectIdentifier($0) }
    guard key != source else { return false }
    source = key
    let wasNamed = isNamedBySource
    isNamedBySource = ExposureMonitor.isNaming(found)
    return isNamedBySource || wasNamed
  }

  private func dataSource(of view: UIScrollView) -> AnyObject? {
    if let table = view as? UITableView { return table.dataSource }
    return (view as? UICollectionView)?.dataSource
  }
}
