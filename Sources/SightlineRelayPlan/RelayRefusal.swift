// SPDX-License-Identifier: MIT

/// Why a relay does not stand in somewhere.
public enum RelayRefusal: Sendable, Equatable, CaseIterable {
  /// SwiftUI's scroll views belong to SwiftUI, which takes their delegate for its own.
  case swiftUI
  /// A text view's delegate is a part of how it edits, and the view itself is often in that place.
  case textView
  /// A page view controller is its scroll view's delegate, and does not work without it.
  case pageQueue
}
