// SPDX-License-Identifier: MIT

public import UIKit

#if SWIFT_PACKAGE
  import SightlineCore
  import SightlineHost
  import SightlineUIKit
#endif

/// What an app may say at any time, on any thread, and ask on the main thread.
extension SLExposureMonitor {
  /// Wants no impression of an item under a rule from now on, or wants them again.
  @objc(setVeto:surface:item:rule:)
  nonisolated public func setVeto(_ isOn: Bool, surface: String, item: String, rule: String) {
    onMain { $0.setVeto(isOn, surface: surface, item: item, rule: rule) }
  }

  /// Gives an item other attributes, from the next event on.
  @objc(setAttributes:surface:item:)
  nonisolated public func setAttributes(_ attributes: [String: Any], surface: String, item: String) {
    let attributes = FoundationAttributes.attributes(attributes)
    onMain { $0.setAttributes(attributes, surface: surface, item: item) }
  }

  /// Gives what a view shows other attributes, from the next event on; nothing happens when it shows no item now.
  @objc(setAttributes:forView:)
  nonisolated public func setAttributes(_ attributes: [String: Any], for view: UIView) {
    let attributes = FoundationAttributes.attributes(attributes)
    onMain { $0.setAttributes(attributes, for: view) }
  }

  /// Says that the user has touched an item in a way that counts as an interaction.
  @objc(tapSurface:item:)
  nonisolated public func tap(surface: String, item: String) { onMain { $0.tap(surface: surface, item: item) } }

  /// Says that the user has touched a view that shows an item, or lies in one that does.
  @objc(tapView:)
  nonisolated public func tap(_ view: UIView) { onMain { $0.tap(view) } }

  /// Stops measuring a list and what is in it, or everything (`nil`).
  @objc(pauseSurface:)
  nonisolated public func pause(_ surface: String?) { onMain { $0.pause(surface) } }

  /// Measures again; what was paused as a whole and by itself needs both.
  @objc(resumeSurface:)
  nonisolated public func resume(_ surface: String?) { onMain { $0.resume(surface) } }

  /// Forgets repetition and the time gathered, of everything or as far as it is narrowed.
  @objc(resetSurface:item:rule:)
  nonisolated public func reset(surface: String?, item: String?, rule: String?) {
    onMain { $0.reset(surface: surface, item: item, rule: rule) }
  }

  /// Says that the user has loaded a list anew (pull to refresh): whether that begins a new visit is up to the rules.
  @objc(refreshSurface:)
  nonisolated public func refresh(_ surface: String) { onMain { $0.refresh(surface) } }

  /// Says that the cells of a list may show other items though nothing in the list has changed.
  @objc(reloadView:)
  nonisolated public func reload(_ view: UIView) { onMain { $0.reload(view) } }

  /// Begins a new session: after a login, or when the app has been away for long.
  @objc nonisolated public func beginSession() { onMain { $0.beginSession() } }

  /// Says that a view covers what is below it though it cannot be seen from outside: a drawing, a video.
  /// - Parameters:
  ///   - view: The view; held weakly.
  ///   - opacity: From 0 to 1; `nil` is opaque.
  @objc(coverView:opacity:)
  nonisolated public func cover(_ view: UIView, opacity: NSNumber?) {
    let opacity = opacity?.doubleValue
    onMain { $0.cover(view, opacity: opacity) }
  }

  /// Takes back what was said with ``cover(_:opacity:)``.
  @objc(uncoverView:)
  nonisolated public func uncover(_ view: UIView) { onMain { $0.uncover(view) } }

  // What comes on another thread counts when the main thread gets to it.
  private nonisolated func onMain(_ say: @escaping @MainActor @Sendable (ExposureMonitor) -> Void) {
    let monitor = monitor
    AnyThread.onMain { say(monitor) }
  }

  // MARK: Answers

  /// Why what a view shows does or does not count, as of the last look; `nil` for a view that shows no item.
  @objc(explainView:)
  public func explain(_ view: UIView) -> SLExposureExplanation? {
    monitor.explain(view).map { SLExposureExplanation($0) }
  }

  /// Why an item does or does not count, as of the last look; `nil` for one that is not known.
  @objc(explainSurface:item:)
  public func explain(surface: String, item: String) -> SLExposureExplanation? {
    monitor.explain(surface: surface, item: item).map { SLExposureExplanation($0) }
  }

  /// The surface under which what a view shows stands in events.
  @objc(surfaceOfView:)
  public func surface(of view: UIView) -> String? { monitor.exposure(of: view)?.surface }

  /// The id under which what a view shows stands in events.
  @objc(itemIdentifierOfView:)
  public func itemIdentifier(of view: UIView) -> String? { monitor.exposure(of: view)?.item }

  /// What became of every impression so far, an entry for each rule.
  @objc public var ledger: [SLExposureLedgerEntry] { monitor.ledger.entries.map { SLExposureLedgerEntry($0) } }

  /// The fraction of a view's bounds that clipping leaves on screen now: geometry alone, without rules, covers or time.
  @objc(visibleFractionOfView:)
  public func visibleFraction(of view: UIView) -> Double { monitor.visibleFraction(of: view) }

  /// The fraction of a view's bounds that lies in another view's bounds and on screen.
  @objc(visibleFractionOfView:inView:)
  public func visibleFraction(of view: UIView, in other: UIView) -> Double {
    monitor.visibleFraction(of: view, in: other)
  }

  /// Whether some area of a view lies in another view, or in its own window (`nil`), seen or not.
  @objc(view:intersectsView:)
  public func intersects(_ view: UIView, _ other: UIView?) -> Bool { monitor.intersects(view, other) }

  /// Whether all of a view lies in another view, or in its own window (`nil`), seen or not.
  @objc(view:isContainedInView:)
  public func contains(_ view: UIView, in other: UIView?) -> Bool { monitor.contains(view, in: other) }
}
