// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
#endif

/// The velocity of a finger, estimated from its last four reports.
///
/// The last three velocities between reports weigh 0.05 (newest), 0.35 and 0.6 (oldest): the release itself says little.
/// A finger that has lain still for 40 ms has none. Sources: Documentation/Simulation.md.
struct FingerVelocity: Sendable, Hashable {
  private struct Report: Sendable, Hashable {
    var time: Timestamp
    var finger: Point
  }

  // Newest first. A fixed number, so no list.
  private var newest: Report
  private var second: Report?
  private var third: Report?
  private var fourth: Report?

  init(at time: Timestamp, finger: Point) {
    newest = Report(time: time, finger: finger)
  }

  /// Takes a report; one with the time of the last replaces it.
  mutating func moved(at time: Timestamp, finger: Point) {
    if time > newest.time { (second, third, fourth) = (newest, second, third) }
    newest = Report(time: time, finger: finger)
  }

  /// The velocity at `time`, in points per second.
  func velocity(at time: Timestamp, restAfter rest: TimeSpan) -> Point {
    guard time - newest.time <= rest else { return .zero }
    let first = between(second, newest)
    let middle = between(third, second)
    let last = between(fourth, third)
    return Point(
      x: 0.05 * first.x + 0.35 * middle.x + 0.6 * last.x, y: 0.05 * first.y + 0.35 * middle.y + 0.6 * last.y)
  }

  private func between(_ older: Report?, _ newer: Report?) -> Point {
    guard let older, let newer else { return .zero }
    let seconds = (newer.time - older.time).seconds
    guard seconds > 0 else { return .zero }
    return Point(x: (newer.finger.x - older.finger.x) / seconds, y: (newer.finger.y - older.finger.y) / seconds)
  }
}
