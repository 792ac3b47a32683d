// SPDX-License-Identifier: MIT

/// The way of a scroll view along one axis after nothing touches it any more: stretches one after the other, and then
/// rest.
struct AxisMotion: Sendable, Hashable {
  /// Where it rests after the last stretch, exactly.
  private(set) var rest: Double
  /// Seconds until it rests.
  private(set) var duration = 0.0
  /// Whether it was aimed at its place of rest (a page, an app's wish), which then outlives a change of the sizes.
  var isAimed = false
  private var segments: [MotionSegment] = []

  /// No motion at all.
  init(restingAt offset: Double) {
    rest = offset
  }

  mutating func append(_ segment: MotionSegment, endingAt offset: Double) {
    // Less than a nanosecond is no time at all.
    guard segment.duration >= 1e-9 else {
      rest = offset
      return
    }
    segments.append(segment)
    duration += segment.duration
    rest = offset
  }

  /// Goes on with another motion, which begins where this one rests.
  mutating func append(_ motion: AxisMotion) {
    segments += motion.segments
    duration += motion.duration
    rest = motion.rest
  }

  func offset(after seconds: Double) -> Double {
    guard let (segment, own) = segment(after: seconds) else { return rest }
    return segment.offset(after: own)
  }

  func velocity(after seconds: Double) -> Double {
    guard let (segment, own) = segment(after: seconds) else { return 0 }
    return segment.velocity(after: own)
  }

  /// The same motion, moved: what was under it has grown or shrunk before it.
  func shifted(by distance: Double) -> AxisMotion {
    var moved = self
    moved.rest += distance
    for index in moved.segments.indices {
      moved.segments[index].from += distance
      moved.segments[index].toward += distance
    }
    return moved
  }

  private func segment(after seconds: Double) -> (MotionSegment, Double)? {
    guard seconds < duration else { return nil }
    var start = 0.0
    for segment in segments {
      if seconds < start + segment.duration { return (segment, max(0, seconds - start)) }
      start += segment.duration
    }
    return nil
  }
}
