// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
#endif

/// What waits to be handed out, in the order in which it came about.
///
/// An app that is being told something may call its session, which then has more to tell: that comes after the rest of
/// what is being told, whichever closure it was that called.
struct Outbox {
  /// What came of one batch of inputs.
  struct Batch {
    var events: [Event]
    var diagnostics: [Diagnostic]
    /// Whether nothing comes after it.
    var isLast: Bool
  }

  private var waiting: [Batch] = []
  private var isBeingEmptied = false
  private var hasEnded = false

  /// Adds what came of a batch; of nothing it keeps nothing.
  mutating func add(_ events: [Event], _ diagnostics: [Diagnostic], isLast: Bool) {
    let isLast = isLast && !hasEnded
    guard !events.isEmpty || !diagnostics.isEmpty || isLast else { return }
    hasEnded = hasEnded || isLast
    waiting.append(Batch(events: events, diagnostics: diagnostics, isLast: isLast))
  }

  /// Whether to empty it now: there is something, and nobody is about it already. Then ``next()`` has to be called until
  /// there is nothing left.
  mutating func begin() -> Bool {
    guard !isBeingEmptied, !waiting.isEmpty else { return false }
    isBeingEmptied = true
    return true
  }

  /// Takes the oldest out.
  mutating func next() -> Batch? {
    if waiting.isEmpty {
      isBeingEmptied = false
      return nil
    }
    return waiting.removeFirst()
  }
}
