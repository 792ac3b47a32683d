// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
#endif

/// Tells how a scroll view moves from samples of its flags and offset, and from exact notices where there are any.
///
/// | flags            | offset since the last sample            | phase                                            |
/// |------------------|-----------------------------------------|--------------------------------------------------|
/// | a finger drags   | any                                     | dragging                                         |
/// | a finger rests   | any                                     | tracking                                         |
/// | decelerating     | changed less than ``flagPatience`` ago  | decelerating                                     |
/// | decelerating     | unchanged for longer                    | the flag is stuck: as without flags              |
/// | none             | changed, while animating                | animating                                        |
/// | none             | changed, while under a flag before      | as before; if it changes once more, animating    |
/// | none             | changed, second time in ``settleTime``  | animating                                        |
/// | none             | changed, while idle                     | idle: a jump (design 5.2)                        |
/// | none             | equal twice and for ``settleTime``      | idle                                             |
/// | none             | equal for less                          | as before                                        |
///
/// An exact notice wins until the flags or the offset say something new after it.
struct SettleDetector: EquatableInTests {
  /// How a phase was learned.
  enum Source: EquatableInTests { case inferred, exact }

  private(set) var phase = ScrollPhase.idle
  private(set) var source = Source.inferred
  let settleTime: TimeSpan
  /// How long a decelerating flag is believed without motion.
  static let flagPatience = TimeSpan.milliseconds(300)

  private var offset: Point?
  private var lastMotion: Timestamp?
  private var equalSamples = 0
  private var heldFlag: ScrollPhase?
  /// Whether a flag was believed in the last sample, and how many samples since have moved without one.
  private var hadFlag = false
  private var movesWithoutFlag = 0

  init(settleTime: TimeSpan) {
    self.settleTime = settleTime
  }

  /// When a sample is needed to notice that motion has ended; `nil` while at rest.
  var due: Timestamp? {
    guard phase != .idle, let lastMotion else { return nil }
    let patience = phase == .decelerating && hadFlag ? Self.flagPatience : settleTime
    return lastMotion + max(settleTime, patience)
  }

  /// Takes a sample.
  mutating func sample(_ facts: SurfaceFacts, at now: Timestamp) {
    let moved = offset.map { $0 != facts.offset } ?? false
    offset = facts.offset
    let previousMotion = lastMotion
    if moved {
      lastMotion = now
      equalSamples = 0
    } else {
      equalSamples += 1
    }
    let flag = Self.flag(of: facts)
    let believed = believes(flag, moved: moved, at: now) ? flag : nil
    hadFlag = believed != nil
    movesWithoutFlag = moved && !hadFlag ? movesWithoutFlag + 1 : 0
    phase = next(flag: believed, moved: moved, previousMotion: previousMotion, at: now)
    if phase != .idle, lastMotion == nil { lastMotion = now }
  }

  /// Takes what the delegate messages said exactly.
  mutating func exact(_ phase: ScrollPhase, at now: Timestamp) {
    self.phase = phase
    source = .exact
    heldFlag = nil
    if phase == .idle {
      heldFlag = .decelerating
      // The last move came before its end was said; it must not be taken for a new one.
      offset = nil
    } else {
      lastMotion = now
    }
    equalSamples = 0
  }

  /// Forgets motion: the surface went off screen.
  mutating func rest() {
    phase = .idle
    offset = nil
    lastMotion = nil
    equalSamples = 0
    heldFlag = nil
    hadFlag = false
  }

  /// A flag that an exact notice has contradicted is believed again once it changes or something moves.
  private mutating func believes(_ flag: ScrollPhase?, moved: Bool, at now: Timestamp) -> Bool {
    guard let flag else {
      heldFlag = nil
      return false
    }
    if flag == heldFlag, !moved { return false }
    heldFlag = nil
    guard flag == .decelerating, !moved, let lastMotion else { return true }
    return now - lastMotion < Self.flagPatience
  }

  private mutating func next(
    flag: ScrollPhase?, moved: Bool, previousMotion: Timestamp?, at now: Timestamp
  ) -> ScrollPhase {
    if let flag {
      if flag != phase { source = .inferred }
      return flag
    }
    if moved {
      let isSecond = previousMotion.map { now - $0 <= settleTime } ?? false
      if phase == .idle, !isSecond { return .idle }
      // The last step of a drag or a throw is often met together with the end of its flag.
      if phase != .idle, phase != .animating, movesWithoutFlag < 2 { return phase }
      if phase != .animating { source = .inferred }
      return .animating
    }
    guard phase != .idle else { return .idle }
    let quiet = lastMotion.map { now - $0 >= settleTime } ?? true
    guard quiet, equalSamples >= 2 || phase == .tracking else { return phase }
    source = .inferred
    return .idle
  }

  private static func flag(of facts: SurfaceFacts) -> ScrollPhase? {
    if facts.isDecelerating { return .decelerating }
    if facts.isDragging { return .dragging }
    return facts.isTracking ? .tracking : nil
  }
}
