// SPDX-License-Identifier: MIT

/// A column of a split view controller, and whether a display mode shows it.
///
/// | mode                | first of two | first of three | middle of three | second |
/// |---------------------|--------------|----------------|-----------------|--------|
/// | second only         | no           | no             | no              | yes    |
/// | one beside or over  | yes          | no             | yes             | yes    |
/// | two beside, over or displacing | yes | yes           | yes             | yes    |
public enum SplitColumn: Sendable, Equatable, CaseIterable {
  /// The first one, of two or three.
  case primary
  /// The middle one of three.
  case supplementary
  /// The one with the content.
  case secondary

  /// How many columns a display mode shows besides the second.
  public enum Mode: Sendable, Equatable, CaseIterable {
    /// The second alone.
    case secondaryOnly
    /// One more.
    case one
    /// Two more.
    case two
  }

  /// Whether the mode shows this column.
  /// - Parameters:
  ///   - mode: How the controller shows its columns.
  ///   - hasMiddle: Whether there are three.
  public func isShown(in mode: Mode, hasMiddle: Bool) -> Bool {
    switch (self, mode) {
    case (.secondary, _): true
    case (.primary, .secondaryOnly), (.supplementary, .secondaryOnly): false
    case (.primary, .one): !hasMiddle
    case (.supplementary, .one), (.primary, .two), (.supplementary, .two): true
    }
  }
}
