// SPDX-License-Identifier: MIT

/// Why items went away.
public enum RemovalReason: String, Sendable, Equatable, CaseIterable {
  /// They are no longer in the list.
  case deleted
  /// A host that lists only what is on screen no longer lists them: they were scrolled away.
  case offscreen
}
