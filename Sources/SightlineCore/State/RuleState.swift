// SPDX-License-Identifier: MIT

/// Where one content stands under one rule. Part of a flat array, so that a new exposure allocates nothing.
struct RuleState: Sendable {
  /// Whether a stretch of being viewable runs.
  var isRunning = false
  /// Whether the rule has been decided in the running stretch.
  var isDecided = false
  /// Whether a tap has decided it since the last stretch of this appearance.
  var isDecidedOutside = false
  /// Whether a stretch in which it was decided was broken off by unmeasurable time, which it outlasts (fine print 41).
  var carriesDecision = false
  /// Whether the time is complete and only the seen extent is missing.
  var awaitsExtent = false
  /// Whether an impression was reported in the running appearance, since the last reset.
  var isReported = false
  /// Whether the rule applied in the running appearance.
  var applied = false
  /// The satisfying cell that events name.
  var named: Int32 = -1
  /// When the stretch began.
  var start = Timestamp.zero
  /// From when its continuous time counts: the start, or a reset.
  var origin = Timestamp.zero
  /// The error bar of the stretch's beginning.
  var uncertainty = TimeSpan.zero
  /// Cumulative time gathered up to `gatheredSince`, in the surface and visit named below.
  var gathered = TimeSpan.zero
  var gatheredSince = Timestamp.zero
  var gatheringSurface: Int32 = -1
  var gatheringVisit = 0
  /// The longest stretch of the appearance so far that has ended.
  var longest = TimeSpan.zero
}
