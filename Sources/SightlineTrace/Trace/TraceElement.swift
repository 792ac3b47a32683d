// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
#endif

/// One thing that a ``TraceReader`` found.
public struct TraceElement: Sendable {
  /// What was found.
  public enum Kind: Sendable {
    /// A trace begins.
    case head(TraceHead)
    /// A line of the running trace.
    case input(Input, at: Timestamp)
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

// Tests compare it, apps do not: for telephones this is in debug builds alone, as with inputs.
#if DEBUG || !(os(iOS) || os(tvOS) || os(visionOS))
  extension TraceElement: Equatable {}
  extension TraceElement.Kind: Equatable {}
#endif
