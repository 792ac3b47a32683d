// SPDX-License-Identifier: MIT

public import UIKit

#if SWIFT_PACKAGE
  import SightlineUIKit
#endif

/// Seeing what is measured, and reading it in the log.
extension SLExposureMonitor {
  /// Whether each window with tracked views shows what becomes of its items. For development; off at first.
  @objc public var showsOverlay: Bool {
    get { monitor.showsOverlay }
    set { monitor.showsOverlay = newValue }
  }

  /// Explains the item at a point of a window at length, in a box at the lower edge of its overlay, from now on.
  @objc(inspectPoint:inWindow:)
  public func inspect(_ point: CGPoint, in window: UIWindow) { monitor.inspect(point, in: window) }

  /// Takes that box away.
  @objc(endInspectionInWindow:)
  public func endInspection(in window: UIWindow) { monitor.inspect(nil, in: window) }

  /// Says what is written to the system's log, under the subsystem `Sightline`. At first misuses alone are.
  ///
  /// - Parameters:
  ///   - misuses: Whether misuses are, while no block takes them.
  ///   - events: Whether each event is, at the debug level.
  ///   - signposts: Whether passes are marked as intervals for Instruments.
  ///   - showsIDs: Whether ids and contents can be read by all who can read the log.
  @objc(setLogsMisuses:events:signposts:showsIDs:)
  public func setLog(misuses: Bool, events: Bool, signposts: Bool, showsIDs: Bool) {
    var log = ExposureLog()
    log.misuses = misuses
    log.events = events
    log.signposts = signposts
    log.showsIDs = showsIDs
    monitor.log = log
  }
}
