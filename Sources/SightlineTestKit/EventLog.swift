// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
#endif

/// The events of a test with questions to ask of them.
///
/// Nothing here belongs to a test framework: questions are answered with values, and a comparison gives `nil` or a text
/// that says what differs, for `#expect(log.difference(from: …) == nil)` as for `XCTAssertNil(log.difference(from: …))`.
public struct EventLog: Sendable, Equatable, CustomStringConvertible {
  /// The events in the order in which they were reported.
  public private(set) var events: [Event]

  /// Makes a log of `events`.
  public init(_ events: [Event] = []) {
    self.events = events
  }

  /// Makes the log of a script that a host in virtual time plays from its first step to its last.
  public init(of script: ExposureScript, rules: RuleBook) {
    var host = VirtualHost(rules: rules)
    host.play(script)
    self = host.log
  }

  /// Puts more events behind those there are.
  public mutating func append(_ more: [Event]) {
    events += more
  }

  /// Every event in one line (`Event.line`).
  public var lines: [String] { events.map(\.line) }

  /// All lines, one below the other.
  public var description: String { lines.joined(separator: "\n") }

  /// The events of one kind, in order.
  public func events(_ kind: Kind) -> [Event] {
    events.filter { Kind(of: $0) == kind }
  }

  /// The log with events of these kinds alone.
  public func only(_ kinds: Kind...) -> EventLog {
    EventLog(events.filter { event in Kind(of: event).map(kinds.contains) ?? false })
  }

  /// The impressions of a content (or of an item that has none), under one rule or any.
  public func impressions(of content: String, rule: String? = nil) -> [Event] {
    events(.impression).filter { $0.contentOrItem == content && (rule == nil || $0.ruleName == rule) }
  }

  /// What was reported as seen, each content at its first impression, under one rule or any.
  public func contentsSeen(rule: String? = nil) -> [String] {
    var known: Set<String> = []
    return events(.impression)
      .filter { rule == nil || $0.ruleName == rule }
      .map(\.contentOrItem)
      .filter { known.insert($0).inserted }
  }

  /// How long a content was visible in all its appearances that have ended.
  public func visibleTime(of content: String) -> TimeSpan {
    events.reduce(.zero) { sum, event in
      guard case .disappear(let record) = event.kind, event.contentOrItem == content else { return sum }
      return sum + record.visibleTime
    }
  }

  /// How long the longest stretch of a content under a rule was, of the appearances that have ended.
  public func longestStretch(of content: String, rule: String) -> TimeSpan {
    events.reduce(.zero) { longest, event in
      guard case .disappear(let record) = event.kind, event.contentOrItem == content else { return longest }
      return record.longest.filter { $0.rule == rule }.reduce(longest) { max($0, $1.span) }
    }
  }
}

extension EventLog {
  /// The kinds of events.
  @nonexhaustive
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// An item became visible.
    case appear
    /// An item stopped being visible.
    case disappear
    /// A stretch of being viewable began.
    case enter
    /// A stretch of being viewable ended.
    case leave
    /// A rule was satisfied.
    case impression

    /// The kind of an event, or `nil` for one that this version does not know.
    public init?(of event: Event) {
      switch event.kind {
      case .appear: self = .appear
      case .disappear: self = .disappear
      case .enter: self = .enter
      case .leave: self = .leave
      case .impression: self = .impression
      @unknown default: return nil
      }
    }
  }
}
