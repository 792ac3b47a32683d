// SPDX-License-Identifier: MIT

public import UIKit

#if SWIFT_PACKAGE
  public import SightlineCore
  public import SightlineHost
#endif

/// What an app may say at any time. Each counts at once, and stands in a recording.
extension ExposureMonitor {
  /// Asked when an item is first shown, or shows something else: the names of the rules under which no impression of it
  /// is wanted.
  ///
  /// ```swift
  /// monitor.veto = { _, item in blocked.contains(item.id) ? ["mrcDisplay"] : [] }
  /// ```
  public var veto: (@MainActor (_ surface: String, _ item: ExposureItem) -> [String])? {
    get { hooks.veto }
    set {
      hooks.veto = newValue
      hearVetoes()
    }
  }

  /// Wants no impression of an item under a rule from now on, or wants them again.
  public func setVeto(_ isOn: Bool, surface: String, item: String, rule: String) {
    session.setVeto(isOn, surface: surface, item: item, rule: rule)
  }

  /// Gives an item other attributes, from the next event on.
  public func setAttributes(_ attributes: ExposureAttributes, surface: String, item: String) {
    session.setAttributes(attributes, surface: surface, item: item)
  }

  /// Gives what a view shows other attributes, from the next event on; nothing happens when it shows no item now.
  public func setAttributes(_ attributes: ExposureAttributes, for view: UIView) {
    guard let shown = session.exposure(of: view) else { return }
    session.setAttributes(attributes, surface: shown.surface, item: shown.item)
  }

  /// Says that the user has touched an item in a way that counts as an interaction.
  public func tap(surface: String, item: String) { session.tap(surface: surface, item: item) }

  /// Says that the user has touched a view that shows an item, or lies in one that does.
  public func tap(_ view: UIView) { session.noticed(.tapped(view)) }

  /// Stops measuring a list and what is in it, or everything.
  public func pause(_ surface: String? = nil) { session.pause(surface) }

  /// Measures again; what was paused as a whole and by itself needs both.
  public func resume(_ surface: String? = nil) { session.resume(surface) }

  /// Forgets repetition and the time gathered, of everything or as far as it is narrowed: what is on screen can count
  /// once more.
  public func reset(surface: String? = nil, item: String? = nil, rule: String? = nil) {
    session.reset(surface: surface, item: item, rule: rule)
  }

  /// Says that the user has loaded a list anew (pull to refresh): whether that begins a new visit is up to the rules.
  public func refresh(_ surface: String) { session.refresh(surface) }

  /// Says that the cells of a list may show other items though nothing in the list has changed.
  public func reload(_ view: UIView) { session.noticed(.reloaded(view)) }

  /// Begins a new session: after a login, or when the app has been away for long.
  public func beginSession() { session.beginSession() }

  /// Says that a view covers what is below it though it cannot be seen from outside: a drawing, a video.
  /// - Parameters:
  ///   - view: The view; held weakly.
  ///   - opacity: From 0 to 1; `nil` is opaque.
  public func cover(_ view: UIView, opacity: Double? = nil) { session.cover(view, opacity: opacity) }

  /// Takes back what was said with ``cover(_:opacity:)``.
  public func uncover(_ view: UIView) { session.uncover(view) }
}
