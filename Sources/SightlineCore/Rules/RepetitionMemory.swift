// SPDX-License-Identifier: MIT

/// What one rule remembers of its reports, bounded; what it drops is counted (fine print 37).
struct RepetitionMemory: Sendable {
  /// Something that may not be reported again.
  struct Key: Sendable, Hashable {
    enum Kind: Sendable {
      case visit, session, cooldown
      /// By its text alone, as the store of a `once` rule knows it.
      case once
      case stop
    }

    var kind: Kind
    var content: ContentKey
    /// The surface of a visit or a stop, else -1.
    var surface: Int32 = -1
    /// The number of the visit or session, else 0.
    var number = 0
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

  let repetition: Rule.Repetition
  private var map: RecencyMap<Key, Timestamp>
  /// What was dropped of the last visit of a surface, or session.
  private struct Drops: Equatable {
    var generation: Int
    var count: Int
  }

  /// By surface, -1 for keys of no surface.
  private var dropped: [Int32: Drops] = [:]

  init(_ repetition: Rule.Repetition, capacity: Int) {
    self.repetition = repetition
    map = RecencyMap(capacity: capacity)
  }

  var count: Int { map.count }
  /// What it remembers, the key used last first.
  var keysByRecency: Rows<Key> { map.keysByRecency }

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
    store(Key(kind: .once, content: .shared(content)), time)
  }

  mutating func forgetEverything() {
    map = RecencyMap(capacity: map.capacity)
    dropped = [:]
  }

  mutating func forget(_ content: ContentKey) {
    map.removeAll { $0.kind == .once ? $0.content.text == content.text : $0.content == content }
  }

  mutating func forget(surface: Int32) {
    map.removeAll { $0.content.surface == surface || $0.surface == surface }
    dropped[surface] = nil
  }

  /// Forgets what was not there at the end of a rest.
  mutating func endRest(surface: Int32, isThere: (ContentKey) -> Bool) {
    map.removeAll { $0.kind == .stop && $0.surface == surface && !isThere($0.content) }
  }

  private mutating func store(_ key: Key, _ time: Timestamp) -> Bool {
    guard let gone = map.store(key, time)?.key else { return false }
    let before = dropped[gone.surface]
    if let before, before.generation > gone.number { return true }
    let count = before?.generation == gone.number ? before?.count ?? 0 : 0
    dropped[gone.surface] = Drops(generation: gone.number, count: count + 1)
    return true
  }

  private func drops(_ occasion: Occasion) -> Int? {
    guard !dropped.isEmpty, let key = key(occasion) else { return nil }
    guard let entry = dropped[key.surface], entry.generation == key.number else { return nil }
    return entry.count
  }

  private func key(_ occasion: Occasion) -> Key? {
    switch repetition {
    case .everyAppearance: nil
    case .oncePerVisit:
      Key(kind: .visit, content: occasion.content, surface: occasion.surface, number: occasion.visit)
    case .oncePerSession: Key(kind: .session, content: occasion.content, number: occasion.session)
    case .cooldown: Key(kind: .cooldown, content: occasion.content)
    case .once: Key(kind: .once, content: .shared(occasion.content.text))
    case .unlessAtPreviousStop: Key(kind: .stop, content: occasion.content, surface: occasion.surface)
    }
  }
}

// For comparing engines (`Tracker+Equatable.swift`).
#if DEBUG || !(os(iOS) || os(tvOS) || os(visionOS))
  extension RepetitionMemory: Equatable {}
#endif
