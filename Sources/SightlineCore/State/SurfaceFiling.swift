// SPDX-License-Identifier: MIT

/// The list of the engine in which a surface stands, so that a line about something else finds it.
enum SurfaceFiling: Sendable, Equatable {
  case none
  /// Lies in a surface that has never been reported.
  case waiting(parent: String)
  /// Is a root, in the window with this id or in the first.
  case root(window: String?)
}
