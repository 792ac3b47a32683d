// SPDX-License-Identifier: MIT

/// What moves a surface, as the host reports it.
public enum ScrollPhase: String, Sendable, Equatable, CaseIterable {
  /// At rest. An offset that changes under `idle` is a jump and ends no rest.
  case idle
  /// A finger lies on it and has not moved.
  case tracking
  /// A finger moves it.
  case dragging
  /// It runs on after the finger has left.
  case decelerating
  /// Code moves it.
  case animating
}
