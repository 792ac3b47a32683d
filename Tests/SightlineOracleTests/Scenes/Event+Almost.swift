// SPDX-License-Identifier: MIT

import SightlineCore

extension Event {
  /// The same, with numbers compared to 1e-9.
  func isAlmost(_ other: Event) -> Bool {
    guard case (var left, var right) = (self, other), almost(kind, other.kind) else { return false }
    left.kind = .appear(fraction: 0)
    right.kind = .appear(fraction: 0)
    return left == right
  }

  /// Everything that it says, in one line.
  var story: String {
    "\(time.nanoseconds) \(surface)/\(item) \(what) content:\(content ?? "-") index:\(index ?? -1) visit:\(visit)"
      + " session:\(session) sequence:\(sequence) uncertainty:\(uncertainty?.nanoseconds ?? -1)"
      + " attributes:\(attributes?.entries.map { "\($0.value)" } ?? [])"
  }

  private var what: String {
    switch kind {
    case .appear(let fraction): "appear \(fraction)"
    case .disappear(let record):
      "disappear \(record.cause) visible:\(record.visibleTime.nanoseconds) unmeasured:\(record.unmeasured.nanoseconds)"
        + " longest:\(record.longest.map { "\($0.rule)=\($0.span.nanoseconds)" }) max:\(record.maxFraction)"
        + " extent:\(record.seenExtent) mean:\(record.detail?.meanFraction ?? -1)"
        + " bands:\(record.detail?.bands.map(\.nanoseconds) ?? []) entries:\(record.detail?.entries ?? -1)"
    case .enter(let rule, let fraction): "enter \(rule.name) \(fraction)"
    case .leave(let rule, let cause, let dwell): "leave \(rule.name) \(cause) \(dwell.nanoseconds)"
    case .impression(let impression):
      "impression \(impression.rule.name) \(impression.fraction) time:\(impression.viewableTime.nanoseconds)"
        + " evicted:\(impression.evicted ?? -1)"
    @unknown default: "?"
    }
  }
}

private func almost(_ left: Double, _ right: Double) -> Bool {
  left == right || abs(left - right) <= 1e-9 * max(1, abs(left), abs(right))
}

private func almost(_ left: Event.Kind, _ right: Event.Kind) -> Bool {
  switch (left, right) {
  case (.appear(let left), .appear(let right)): return almost(left, right)
  case (.enter(let rule, let left), .enter(let other, let right)): return rule == other && almost(left, right)
  case (.impression(let left), .impression(let right)): return almost(left, right)
  case (.disappear(let left), .disappear(let right)): return almost(left, right)
  default: return left == right
  }
}

private func almost(_ left: Impression, _ right: Impression) -> Bool {
  var left = left
  guard almost(left.fraction, right.fraction) else { return false }
  left.fraction = right.fraction
  return left == right
}

private func almost(_ left: ExposureRecord, _ right: ExposureRecord) -> Bool {
  var left = left
  guard almost(left.maxFraction, right.maxFraction), almost(left.seenExtent, right.seenExtent) else { return false }
  left.maxFraction = right.maxFraction
  left.seenExtent = right.seenExtent
  if let detail = left.detail, let other = right.detail, almost(detail.meanFraction, other.meanFraction) {
    left.detail?.meanFraction = other.meanFraction
  }
  return left == right
}
