// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
#endif

/// What can be set for a session as a whole. Everything has the default of the design.
public struct HostOptions: Sendable, Equatable {
  /// How often passes may run in a second at most (design 8.1). Values below 1 and bad numbers count as 1.
  public var maximumPassesPerSecond = 30.0
  /// How often covers are searched for in a second at most, while nothing but the offset changes (design 8.4).
  public var maximumCoverSearchesPerSecond = 4.0
  /// How long offsets must stay equal before an end of motion is inferred (design 8.2).
  public var settleTime = TimeSpan.milliseconds(100)
  /// A change of offset alone below this many points is not passed on until it adds up or motion ends; 0: none is held
  /// back. A surface may say otherwise.
  public var minimumScrollDistance = 0.0
  /// A promise to pass an input at least this often (fine print 15); `nil` promises nothing.
  public var maximumGap: TimeSpan?
  /// Whether a sheet over a screen hides it; otherwise it is a cover like any other.
  public var hidesUnderSheets = false
  /// Backgrounds below this alpha are not even told to the engine, which decides by `RuleBook.coverOpacity`.
  public var minimumCoverOpacity = 0.1
  /// How long a tracked view may be without a window before that is reported as a misuse.
  public var windowPatience = TimeSpan.milliseconds(10_000)
  /// How long a list may show cells without a name for any of them before that is reported as a misuse.
  public var namePatience = TimeSpan.milliseconds(10_000)
  /// How long a screen is taken to be in one transition. One that runs on for longer is not believed: the screen is judged
  /// by what the controllers say, and the transition is reported as a misuse.
  public var transitionPatience = TimeSpan.milliseconds(10_000)

  /// Makes the default options.
  public init() {}

  /// The shortest time between two passes.
  var passInterval: TimeSpan { interval(maximumPassesPerSecond) }
  /// The shortest time between two searches for covers.
  var coverInterval: TimeSpan { interval(maximumCoverSearchesPerSecond) }

  private func interval(_ perSecond: Double) -> TimeSpan {
    .seconds(perSecond >= 1 && perSecond.isFinite ? 1 / perSecond : 1)
  }
}
