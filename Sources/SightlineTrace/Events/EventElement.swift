// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
#endif

/// One thing that an ``EventReader`` found.
public struct EventElement: Sendable, Equatable {
  /// What was found.
  public enum Kind: Sendable, Equatable {
    /// An event.
    case event(Event)
    /// The trailer of a trace.
    case summary(TraceSummary)
    /// Something is wrong. After an error nothing follows.
    case problem(TraceProblem)
  }

  /// The line, from 1.
  public var line: Int
  /// What was found.
  public var kind: Kind

  /// Makes an element.
  public init(line: Int, kind: Kind) {
    self.line = line
    self.kind = kind
  }
}
