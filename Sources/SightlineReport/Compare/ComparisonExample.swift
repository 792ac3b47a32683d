// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
#endif

/// A thing on which two rules differ.
public struct ComparisonExample: Sendable, Hashable {
  /// The trace, as its file is called.
  public let trace: String
  /// The line on which the trace begins, where a file has several.
  public let line: Int
  /// The surface in which it was first seen.
  public let surface: String
  /// The item as which it was first seen.
  public let item: String
  /// Its content, where it has one.
  public let content: String?
  /// When the rule that counted it did so first.
  public let time: Timestamp
  /// Why the other rule did not.
  public let reason: Shortfall
}
