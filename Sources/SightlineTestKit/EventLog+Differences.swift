// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
#endif

extension EventLog {
  /// What differs from the expected lines, or `nil` when nothing does.
  ///
  /// An expected line may stop after any word: `1 impression viewable feed/a` fits whatever the fraction is.
  /// The text names the first event that differs and then shows both sides in full.
  public func difference(from expected: [String]) -> String? {
    let found = lines
    let place = zip(found, expected).enumerated().first { !Self.fits($0.element.0, $0.element.1) }?.offset
    if place == nil, found.count == expected.count { return nil }
    let first = place ?? min(found.count, expected.count)
    return """
      event \(first + 1) differs
        expected: \(first < expected.count ? expected[first] : "no event")
        found:    \(first < found.count ? found[first] : "no event")
      all expected:
      \(Self.indented(expected))
      all found:
      \(Self.indented(found))
      """
  }

  /// What differs from the expected events in any field, or `nil` when nothing does.
  public func difference(from expected: EventLog) -> String? {
    let place = zip(events, expected.events).enumerated().first { $0.element.0 != $0.element.1 }?.offset
    if place == nil, events.count == expected.events.count { return nil }
    let first = place ?? min(events.count, expected.events.count)
    return """
      event \(first + 1) differs
        expected: \(Self.whole(expected.events, first))
        found:    \(Self.whole(events, first))
      """
  }

  /// What keeps the log from holding exactly these impressions, as `content` each, in any order; `nil` when nothing
  /// does.
  public func difference(fromImpressionsOf expected: [String], rule: String? = nil) -> String? {
    var missing = expected
    var surplus: [String] = []
    for event in events(.impression) where rule == nil || event.ruleName == rule {
      if let place = missing.firstIndex(of: event.contentOrItem) {
        missing.remove(at: place)
      } else {
        surplus.append(event.line)
      }
    }
    if missing.isEmpty, surplus.isEmpty { return nil }
    return "missing: \(missing.joined(separator: ", ")); not expected: \(surplus.joined(separator: "; "))"
  }

  private static func fits(_ line: String, _ expected: String) -> Bool {
    line == expected || line.hasPrefix(expected + " ")
  }

  private static func indented(_ lines: [String]) -> String {
    lines.map { "  " + $0 }.joined(separator: "\n")
  }

  private static func whole(_ events: [Event], _ place: Int) -> String {
    guard events.indices.contains(place) else { return "no event" }
    return "\(events[place].line) (\(events[place]))"
  }
}
