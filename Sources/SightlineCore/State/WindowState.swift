// SPDX-License-Identifier: MIT

/// What is kept of a window.
struct WindowState: Sendable {
  /// `nil` for the window that stands in until the first one is reported.
  var id: String?
  /// Its bounds in its own coordinates; `nil` if it clips nothing, `.nothing` if it shows nothing.
  var bounds: Box?
  /// The state as of the open batch.
  var scene = SceneState.active
  /// The state as last measured.
  var measuredScene = SceneState.active
  /// Its surfaces begin new visits with the open batch.
  var renewsVisits = false
  /// When it went to the background, until it is active again.
  var awaySince: Timestamp?
  var covers = Rows<CoverState>()
}

// For comparing engines (`Tracker+Equatable.swift`).
#if DEBUG || !(os(iOS) || os(tvOS) || os(visionOS))
  extension WindowState: Equatable {}
#endif
