// SPDX-License-Identifier: MIT

/// What an engine with variants does otherwise than one without.
///
/// A protocol, so that the engine names nothing of what lies behind it, which an app does not have.
protocol VariantJudge: AnyObject, Sendable {
  /// An exposure begins.
  func begin(_ exposure: Int32, of key: ContentKey, in tracker: inout Engine)
  /// Compares what holds of a content now with what held.
  func update(
    _ exposure: Int32, _ standing: Engine.Standing, _ best: Int32, _ seenCells: Int, _ moment: Moment,
    masksRestarts: Bool, in tracker: inout Engine)
  /// Decides what is due at once, and when the rest will be.
  func decideDue(_ exposure: Int32, _ moment: Moment, in tracker: inout Engine)
  /// Looks at each rule by itself the next time.
  func unsettle(_ exposure: Int32, in tracker: inout Engine)
  /// Settles what falls due at a time.
  func fallDue(_ time: Timestamp, in tracker: inout Engine)
  /// Asks what may hold a satisfied rule back, and counts it.
  func decide(_ decision: Decision, _ occasion: RepetitionMemory.Occasion, in tracker: inout Engine)

  // Sums within visits
  func gather(_ exposure: Int32, _ rule: Int, _ cell: Int32, _ time: Timestamp, in tracker: inout Engine)
  func keepGathered(_ exposure: Int32, _ rule: Int, _ time: Timestamp, in tracker: inout Engine)
  func gathered(_ exposure: Int32, _ rule: Int, _ surface: Int32, in tracker: inout Engine) -> TimeSpan
  func forgetSums(of exposure: Int32, _ rule: Int, in tracker: inout Engine)
  func forgetSums(of key: ContentKey, _ rule: Int, in tracker: inout Engine)
  func forgetSums(inSurface surface: Int, _ rule: Int, in tracker: inout Engine)

  // Repetition
  func know(_ contents: [String], _ rule: Int, _ time: Timestamp, in tracker: inout Engine)
  func forgetEverything(_ rule: Int, in tracker: inout Engine)
  func forget(_ key: ContentKey, _ rule: Int, in tracker: inout Engine)
  func forget(surface: Int32, _ rule: Int, in tracker: inout Engine)
  func endRest(_ rule: Int, _ surface: Int32, in tracker: inout Engine)
}

extension Engine {
  /// When something of variants falls due.
  @inline(__always)
  var variantsDue: Timestamp {
    #if DEBUG || !(os(iOS) || os(tvOS) || os(visionOS))
      variants.dues.first ?? .distantFuture
    #else
      .distantFuture
    #endif
  }
}
