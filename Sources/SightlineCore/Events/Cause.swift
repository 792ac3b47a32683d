// SPDX-License-Identifier: MIT

/// Why something that was visible or viewable no longer is (fine print 42 has the order in which they are tried).
@nonexhaustive
public enum Cause: String, Sendable, Equatable, CaseIterable {
  /// It went out of a viewport.
  case scrolled
  /// It is gone, shows something else, or its rule was taken away.
  case removed
  /// It, its surface or one around it was hidden.
  case hidden
  /// A cover came over it.
  case covered
  /// The scene of its window was closed.
  case appInactive
  /// Its surface or one around it was paused.
  case paused
  /// It moves more than its rule allows.
  case moving
  /// Its frame changed, or it went to another surface.
  case moved
  /// The host could not measure it, or was silent for too long.
  case unmeasurable
  /// The recording ended.
  case end
}
