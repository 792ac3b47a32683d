// SPDX-License-Identifier: MIT

/// A part of a pass that begins or ends, for those who measure or draw: signposts, an overlay.
@nonexhaustive
public enum PassStep: Sendable, Equatable, CaseIterable {
  /// A pass begins.
  case passBegan
  /// In it, a search for what lies over a surface begins.
  case coverSearchBegan
  /// That search has ended.
  case coverSearchEnded
  /// The pass has ended, and its events were handed out.
  case passEnded
}
