// SPDX-License-Identifier: MIT

import os

#if SWIFT_PACKAGE
  import SightlineCore
  package import SightlineHost
#endif

/// What a monitor writes to the system's log, under the subsystem `Sightline`.
///
/// Ids, contents and what else may tell of a person are private to the log: where no debugger is attached, it keeps
/// `<private>` in their place. ``showsIDs`` makes them readable everywhere.
public struct ExposureLog: Sendable, Equatable {
  /// Whether misuses are written, in the category `misuse`, as errors. Only while nobody takes them
  /// (``ExposureMonitor/onMisuse``).
  public var misuses = true
  /// Whether each event is written, in the category `events`, at the debug level.
  public var events = false
  /// Whether passes, and the searches for covers in them, are marked as intervals for Instruments, in the category
  /// `passes`.
  public var signposts = false
  /// Whether ids and contents can be read by all who can read the log.
  public var showsIDs = false

  /// What a monitor writes at first: misuses alone.
  public init() {}
}

extension ExposureLog {
  private static let misuseLog = Logger(subsystem: "Sightline", category: "misuse")
  private static let eventLog = Logger(subsystem: "Sightline", category: "events")

  package func write(_ misuse: Misuse) {
    guard misuses else { return }
    // Whether something is private has to be said where it is written.
    if showsIDs {
      Self.misuseLog.error("\(misuse.kind.rawValue, privacy: .public): \(misuse.detail, privacy: .public)")
    } else {
      Self.misuseLog.error("\(misuse.kind.rawValue, privacy: .public): \(misuse.detail, privacy: .private)")
    }
  }

  func write(_ events: [Event]) {
    for event in events {
      let (what, which) = (EventWords.what(event), EventWords.which(event))
      if showsIDs {
        Self.eventLog.debug("\(what, privacy: .public): \(which, privacy: .public)")
      } else {
        Self.eventLog.debug("\(what, privacy: .public): \(which, privacy: .private)")
      }
    }
  }
}
