// SPDX-License-Identifier: MIT

/// What one rule remembers of its reports, bounded; what it drops is counted (fine print 37).
struct RepetitionMemory: Sendable {
  /// Something that may not be reported again.
  enum Key: Sendable, Hashable {
    case visit(ContentKey, surface: Int32, visit: Int)
    case session(ContentKey, Int)
    case cooldown(ContentKey)
    /// By its text, as the store of a `once` rule knows it.
    case once(String)
    case stop(ContentKey, surface: Int32)

    var content: ContentKey? {
      switch self {
      case .visit(let content, _, _), .session(let content, _), .cooldown(let content), .stop(let content, _):
        content
      case .once: nil
      }
    }

    var surface: Int32? {
      switch self {
      case .visit(_, let surface, _), .stop(_, let surface): surface
      case .session, .cooldown, .once: nil
      }
    }
  }

  /// Where and when a rule asks.
  struct Occasion {
    var content: ContentKey
    var surface: Int32
    var visit: Int
    var session: Int
    var time: Timestamp
  }

  enum Answer: Equatable {
    case held
    /// Not held back; with how many keys were dropped in this scope, if any: then it is not certain.
    case free(evicted: Int?)
  }

  private enum Scope: Hashable {
    case surface(Int32)
    case everywhere
  }

  let repetition: Rule.Repetition
  private var map: RecencyMap<Key, Timestamp>
  private struct Drops: Equatable {
    var generation: Int
    var count: Int
  }

  private var dropped: [Scope: Drops] = [:]

  init(_ repetition: Rule.Repetition, capacity: Int) {
    self.repetition = repetition
    map = RecencyMap(capacity: capacity)
  }

  var count: Int { map.count }
  /// What it remembers, the key used last first.
  var keysByRecency: [Key] { map.keysByRecency }

  /// What it answers, without making a key recent.
  func peek(_ occasion: Occasion) -> Answer {
    guard let key = key(occasion) else { return .free(evicted: nil) }
    return answer(occasion, found: map.peek(key))
  }

  /// Asks, and makes the key that holds back recent.
  mutating func ask(_ occasion: Occasion) -> Answer {
    guard let key = key(occasion) else { return .free(evicted: nil) }
    return answer(occasion, found: map.use(key))
  }

  private func answer(_ occasion: Occasion, found: Timestamp?) -> Answer {
    guard let found else { return .free(evicted: drops(occasion)) }
    if case .cooldown(let span) = repetition, occasion.time - found >= span { return .free(evicted: nil) }
    return .held
  }

  /// Remembers a report; answers whether a key had to go for it.
  mutating func remember(_ occasion: Occasion) -> Bool {
    guard let key = key(occasion) else { return false }
    return store(key, occasion.time)
  }

  /// Remembers what a store holds.
  mutating func know(_ content: String, at time: Timestamp) -> Bool {
    store(.once(content), time)
  }

  mutating func forgetEverything() {
    map = RecencyMap(capacity: map.capacity)
    dropped = [:]
  }

  mutating func forget(_ content: ContentKey) {
    map.removeAll { $0.content == content || $0 == .once(content.text) }
  }

  mutating func forget(surface: Int32) {
    map.removeAll { key in
      if case .local(surface, _) = key.content { return true }
      return key.surface == surface
    }
    dropped[.surface(surface)] = nil
  }

  /// Forgets what was not there at the end of a rest.
  mutating func endRest(surface: Int32, isThere: (ContentKey) -> Bool) {
    map.removeAll { key in
      guard case .stop(let content, surface) = key else { return false }
      return !isThere(content)
    }
  }

  private mutating func store(_ key: Key, _ time: Timestamp) -> Bool {
    guard let gone = map.store(key, time)?.key else { return false }
    let (scope, generation) = Self.scope(of: gone)
    let before = dropped[scope]
    let count = before?.generation == generation ? before?.count ?? 0 : 0
    if let before, before.generation > generation { return true }
    dropped[scope] = Drops(generation: generation, count: count + 1)
    return true
  }

  private func drops(_ occasion: Occasion) -> Int? {
    guard !dropped.isEmpty, let key = key(occasion) else { return nil }
    let (scope, generation) = Self.scope(of: key)
    guard let entry = dropped[scope], entry.generation == generation else { return nil }
    return entry.count
  }

  private static func scope(of key: Key) -> (Scope, generation: Int) {
    switch key {
    case .visit(_, let surface, let visit): (.surface(surface), visit)
    case .session(_, let session): (.everywhere, session)
    case .stop(_, let surface): (.surface(surface), 0)
    case .cooldown, .once: (.everywhere, 0)
    }
  }

  private func key(_ occasion: Occasion) -> Key? {
    switch repetition {
    case .everyAppearance: nil
    case .oncePerVisit: .visit(occasion.content, surface: occasion.surface, visit: occasion.visit)
    case .oncePerSession: .session(occasion.content, occasion.session)
    case .cooldown: .cooldown(occasion.content)
    case .once: .once(occasion.content.text)
    case .unlessAtPreviousStop: .stop(occasion.content, surface: occasion.surface)
    }
  }
}

// For comparing engines (`Tracker+Equatable.swift`).
#if DEBUG || !(os(iOS) || os(tvOS) || os(visionOS))
  extension RepetitionMemory: Equatable {}
#endif
