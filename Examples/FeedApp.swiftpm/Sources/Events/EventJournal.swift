// SPDX-License-Identifier: MIT

import Sightline

/// The last events and all misuses, and how many of each kind there were.
@MainActor
final class EventJournal {
  /// A line of the list.
  struct Line: Hashable, Sendable {
    var title: String
    var detail: String
  }

  private(set) var impressions = 0
  private(set) var appearances = 0
  /// The newest first, at most ``limit``.
  private(set) var lines: [Line] = []
  private(set) var misuses: [Line] = []
  /// Called after each change.
  var onChange: (@MainActor () -> Void)?

  private static let limit = 300

  func add(_ event: ExposureEvent) {
    switch event.kind {
    case .impression: impressions += 1
    case .appear: appearances += 1
    default: break
    }
    lines.insert(Self.line(event), at: 0)
    if lines.count > Self.limit { lines.removeLast(lines.count - Self.limit) }
    onChange?()
  }

  func add(_ misuse: ExposureMisuse) {
    misuses.append(Line(title: misuse.kind.rawValue, detail: misuse.detail))
    onChange?()
  }

  func clear() {
    (impressions, appearances, lines, misuses) = (0, 0, [], [])
    onChange?()
  }

  private static func line(_ event: ExposureEvent) -> Line {
    let place = "\(event.surface) / \(event.item)"
    let numbers = "visit \(event.visit), session \(event.session), #\(event.sequence)"
    switch event.kind {
    case .impression(let impression):
      return Line(title: "impression, \(impression.rule.name)", detail: "\(place)\n\(numbers)")
    case .appear(let fraction): return Line(title: "appear, \(percent(fraction))", detail: "\(place)\n\(numbers)")
    case .disappear(let record):
      let seconds = Double(Int(record.visibleTime.seconds * 10)) / 10
      return Line(title: "disappear, \(record.cause.rawValue), \(seconds) s", detail: "\(place)\n\(numbers)")
    case .enter(let rule, let fraction):
      return Line(title: "enter, \(rule.name), \(percent(fraction))", detail: place)
    case .leave(let rule, let cause, _): return Line(title: "leave, \(rule.name), \(cause.rawValue)", detail: place)
    @unknown default: return Line(title: "event", detail: place)
    }
  }

  private static func percent(_ fraction: Double) -> String { "\(Int((fraction * 100).rounded())) %" }
}
