// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
#endif

extension Event {
  /// The event in one line for people, for example `1 impression viewable feed/a fraction 1 viewableTime 1`.
  ///
  /// First the time in seconds, what it is, the rule where there is one, and `surface/item`, with `=content` where the
  /// host gave one. Then what tells most: the cause, the fraction, times in seconds. For everything else there is the
  /// event itself.
  public var line: String {
    let place = content.map { "\(surface)/\(item)=\($0)" } ?? "\(surface)/\(item)"
    let start = EventLine.seconds(time.nanoseconds)
    switch kind {
    case .appear(let fraction):
      return "\(start) appear \(place) fraction \(EventLine.number(fraction))"
    case .disappear(let record):
      let visible = EventLine.seconds(record.visibleTime.nanoseconds)
      return "\(start) disappear \(place) \(record.cause.rawValue) visibleTime \(visible)"
    case .enter(let rule, let fraction):
      return "\(start) enter \(rule.name) \(place) fraction \(EventLine.number(fraction))"
    case .leave(let rule, let cause, let dwell):
      return "\(start) leave \(rule.name) \(place) \(cause.rawValue) dwell \(EventLine.seconds(dwell.nanoseconds))"
    case .impression(let impression):
      let time = EventLine.seconds(impression.viewableTime.nanoseconds)
      let fraction = EventLine.number(impression.fraction)
      return "\(start) impression \(impression.rule.name) \(place) fraction \(fraction) viewableTime \(time)"
    @unknown default:
      return "\(start) event \(place)"
    }
  }

  /// What is counted: the content, or the item's id where the host gave none.
  public var contentOrItem: String { content ?? item }

  /// The name of the rule that the event speaks of, where it speaks of one.
  public var ruleName: String? {
    switch kind {
    case .enter(let rule, _), .leave(let rule, _, _): rule.name
    case .impression(let impression): impression.rule.name
    default: nil
    }
  }
}

/// How the line of an event writes numbers.
enum EventLine {
  /// A number in its shortest form, whole ones without a decimal point.
  static func number(_ value: Double) -> String {
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// Nanoseconds as seconds with as many decimals as there are.
  static func seconds(_ nanoseconds: Int64) -> String {
    let magnitude = nanoseconds.magnitude
    let whole = magnitude / 1_000_000_000
    var decimals = String(magnitude % 1_000_000_000)
    decimals = String(repeating: "0", count: 9 - decimals.count) + decimals
    while decimals.last == "0" { decimals.removeLast() }
    let sign = nanoseconds < 0 ? "-" : ""
    return decimals.isEmpty ? "\(sign)\(whole)" : "\(sign)\(whole).\(decimals)"
  }
}
