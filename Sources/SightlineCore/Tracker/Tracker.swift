// SPDX-License-Identifier: MIT

/// The engine: timed inputs in, events out. It has no clock, no thread and no I/O.
///
/// Feed inputs at a time, take events, ask for the next deadline, report that time has passed. Inputs with the same
/// time are one change, measured once after the last of them: when a later time arrives, or when events are taken.
/// A wake-up that comes early, late, twice or not at all changes no event.
///
/// A tracker is a value: a copy goes on by itself.
public struct Tracker: Sendable {
  private var holder: EngineHolder

  var engine: Engine {
    @inline(__always) unsafeAddress { UnsafePointer(holder.engine) }
    @inline(never) unsafeMutableAddress {
      if !isKnownUniquelyReferenced(&holder) { holder = EngineHolder(Engine(copying: holder.engine.pointee)) }
      return holder.engine
    }
  }

  init(_ engine: consuming Engine) {
    holder = EngineHolder(engine)
  }

  /// A copy with the open batch measured.
  func measured() -> Tracker {
    var copy = self
    copy.engine.closeBatch()
    return copy
  }

  /// Makes an engine that has seen nothing.
  ///
  /// - Parameters:
  ///   - rules: What counts.
  ///   - maximumGap: The host's promise to pass an input at least this often; longer silence is unmeasured.
  ///   - tracksFractions: Whether ``takeFractionChanges()`` has something to take. Costs time.
  ///   - tracksHeld: Whether ``takeHeldImpressions()`` has something to take.
  public init(
    rules: RuleBook, maximumGap: TimeSpan? = nil, tracksFractions: Bool = false, tracksHeld: Bool = false
  ) {
    self.init(
      Engine(
        rules, CompiledRules(rules), maximumGap: maximumGap, tracksFractions: tracksFractions, tracksHeld: tracksHeld))
  }

  /// The host's promise to pass an input at least this often; longer silence is unmeasured (fine print 15, 41).
  public var maximumGap: TimeSpan? { engine.maximumGap }

  /// What became of every impression detected so far.
  public var ledger: Ledger { engine.ledger }

  /// Feeds one input.
  ///
  /// A time before the last one is clamped to it. A time whose events were taken already is moved by a nanosecond.
  /// `.wake` is the same as ``advance(to:)``. After `.end` nothing is taken in.
  /// - Returns: The time at which the input counts, which is what a recorder writes.
  @discardableResult
  public mutating func apply(_ input: Input, at time: Timestamp) -> Timestamp { engine.apply(input, at: time) }

  /// Reports that time has passed: settles what fell due up to `time`, `time` included.
  /// - Returns: The time that counts, clamped as for ``apply(_:at:)``.
  @discardableResult
  public mutating func advance(to time: Timestamp) -> Timestamp { engine.advance(to: time) }

  /// When something will fall due if no input comes; `nil` if nothing will.
  ///
  /// An open batch is measured on a copy first, so asking changes nothing.
  public var nextDeadline: Timestamp? { engine.clock.open == nil ? engine.deadline : measured().engine.deadline }

  /// Measures what has been fed and takes all events so far.
  ///
  /// This closes the time of a batch that it measured: a later input with that time counts a nanosecond later.
  public mutating func takeEvents() -> [Event] {
    if engine.clock.open != nil { engine.close() }
    return takeSettledEvents()
  }

  /// Takes the events that no further input can change, and leaves the open batch open.
  public mutating func takeSettledEvents() -> [Event] {
    if engine.events.isEmpty { return [] }
    defer { engine.events = [] }
    return engine.events
  }

  /// Takes what the host should mend.
  public mutating func takeDiagnostics() -> [Diagnostic] {
    if engine.diagnostics.isEmpty { return [] }
    defer { engine.diagnostics = [] }
    return engine.diagnostics
  }

  /// Takes the changes of fractions of measured batches; always empty unless asked for at the start.
  public mutating func takeFractionChanges() -> [FractionChange] {
    if engine.fractionChanges.isEmpty { return [] }
    defer { engine.fractionChanges = [] }
    return engine.fractionChanges
  }

  /// Takes what was detected in measured batches and is not reported, in the order in which it was decided; always empty
  /// unless asked for at the start.
  public mutating func takeHeldImpressions() -> [HeldImpression] {
    if engine.heldImpressions.isEmpty { return [] }
    defer { engine.heldImpressions = [] }
    return engine.heldImpressions
  }
}
