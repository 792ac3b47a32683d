// SPDX-License-Identifier: MIT

import UIKit

#if SWIFT_PACKAGE
  import SightlineHost
#endif

/// Keeps something watched, or a closure called; ends it when it is ended or let go.
///
/// ```swift
/// private var tokens: Set<ExposureToken> = []
/// monitor.track(tableView, as: "feed").store(in: &tokens)
/// ```
@preconcurrency @MainActor
public final class ExposureToken: Hashable {
  private var ending: (@MainActor @Sendable () -> Void)?

  package init(ending: @escaping @MainActor @Sendable () -> Void) {
    self.ending = ending
  }

  convenience init(_ hold: ExposureHold, of monitor: ExposureMonitor) {
    self.init { [weak monitor] in monitor?.end(hold) }
  }

  // The last reference may go on any thread.
  deinit {
    if let ending { AnyThread.onMain(ending) }
  }

  /// Ends it now; a second call does nothing. What was tracked anew meanwhile, by another call, goes on.
  public func end() {
    ending?()
    ending = nil
  }

  /// Keeps it as long as the set, or until it is taken out.
  public func store(in tokens: inout Set<ExposureToken>) {
    tokens.insert(self)
  }

  /// Lets it end with the view, or of a closure with the monitor, and not with the token.
  public func forViewLifetime() {
    ending = nil
  }

  /// Whether both are the same token.
  public nonisolated static func == (one: ExposureToken, other: ExposureToken) -> Bool { one === other }

  /// Hashes which token it is.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
